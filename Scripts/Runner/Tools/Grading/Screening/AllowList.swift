/// The parts of Swift's own modules that were looked at: none of them reaches memory that the
/// language does not check, whatever is done with it. A name that is not here may do so, or may be
/// newer than this list, and is not run unless starter or solution use it too.
///
/// Left out on purpose: all pointers, `Unmanaged`, `ManagedBuffer`, the views of memory, `Span`,
/// `InlineArray` and their kind, which have a subscript without a check, and the jobs of executors,
/// which nothing keeps from being run twice.
enum AllowList {
  /// - Parameter readable: The demangled name of a function with its signature.
  /// - Returns: The names in it that are not on the list.
  static func unknownNames(in readable: String) -> Set<String> {
    var names: Set<String> = []
    // What another module adds to a type of Swift's is that module's.
    let isOwn =
      !readable.contains("(extension in ")
      || ["(extension in Swift)", "(extension in _Concurrency)"].contains(where: readable.contains)
    for module in ["Swift.", "_Concurrency."] {
      for part in readable.components(separatedBy: module).dropFirst() {
        let path = part.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
        for (depth, name) in path.split(separator: ".").enumerated() {
          // `ScreeningRules.isUnsafe` judges pointers, and all names with "unsafe".
          guard !name.contains("nsafe"), name != "_Pointer" else { continue }
          // Of what a type has, the names that begin with an underscore are as internal as those
          // outside of types. Operators have no letter.
          let isKnown =
            name.first == "_" ? internals.contains(String(name)) : known.contains(String(name))
          // `Swift.` may be the end of a longer name, such as that of a module `MySwift`.
          if !isKnown, depth == 0 || isOwn && name.first == "_" { names.insert(String(name)) }
        }
      }
    }
    return names
  }

  private static let known: Set<String> = Set(
    [types, functions].flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  )

  private static let types = """
    Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyCollection AnyHashable
    AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence Array
    ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence
    AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol
    AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
    AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
    AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
    AsyncThrowingStream BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable
    Bool CBool CChar CDouble CFloat CInt CLong CLongLong CShort CUnsignedInt CUnsignedLong
    CVarArg CancellationError CaseIterable Character CheckedContinuation Clock ClosedRange
    Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference
    CollectionOfOne CommandLine Comparable ContiguousArray ContinuousClock Copyable
    CountableClosedRange CountableRange CustomDebugStringConvertible CustomLeafReflectable
    CustomPlaygroundDisplayConvertible CustomReflectable CustomStringConvertible Decodable
    Decoder DecodingError DefaultIndices DefaultStringInterpolation Dictionary
    DiscardingTaskGroup DiscontiguousSlice DistributedActor Double DropFirstSequence
    DropWhileSequence Duration DurationProtocol EmptyCollection Encodable Encoder EncodingError
    EnumeratedSequence Equatable Error Escapable Executor ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral FixedWidthInteger
    FlattenCollection FlattenSequence Float Float16 Float32 Float64 Float80 FloatingPoint
    FloatingPointClassification FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable
    Hasher Identifiable IndexingIterator InstantProtocol Int Int128 Int16 Int32 Int64 Int8
    IteratorProtocol IteratorSequence JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
    KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
    LazyCollection LazyCollectionProtocol LazyDropWhileCollection LazyDropWhileSequence
    LazyFilterCollection LazyFilterSequence LazyMapCollection LazyMapSequence
    LazyPrefixWhileCollection LazyPrefixWhileSequence LazySequence LazySequenceProtocol
    LosslessStringConvertible MainActor MemoryLayout Mirror MirrorPath MutableCollection Never
    Numeric ObjectIdentifier OptionSet Optional PartialKeyPath PartialRangeFrom
    PartialRangeThrough PartialRangeUpTo PrefixSequence RandomAccessCollection
    RandomNumberGenerator Range RangeExpression RangeReplaceableCollection RangeSet
    RawRepresentable ReferenceWritableKeyPath Repeated Result ReversedCollection SIMD SIMD16
    SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Sendable
    SendableMetatype Sequence SerialExecutor Set SetAlgebra SignedInteger SignedNumeric
    SingleValueDecodingContainer SingleValueEncodingContainer Slice StaticBigInt StaticString
    StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String
    StringInterpolationProtocol StringProtocol Substring SuspendingClock
    SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority
    TextOutputStream TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt
    UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UnboundedRange_ UnfoldFirstSequence
    UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnkeyedDecodingContainer
    UnkeyedEncodingContainer UnownedSerialExecutor UnownedTaskExecutor UnsignedInteger
    WritableKeyPath Zip2Sequence
    """

  /// The internal names of Swift's library that the compiler uses for everyday code.
  private static let internals: Set<String> = [
    "_allocateUninitializedArray", "_deallocateUninitializedArray",
    "_finalizeUninitializedArray", "_ArrayProtocol",
    "_arrayConditionalCast", "_arrayForceCast", "_dictionaryDownCast",
    "_dictionaryDownCastConditional", "_dictionaryUpCast", "_setDownCast",
    "_setDownCastConditional", "_setUpCast",
    "__allocating_init", "__deallocating_deinit", "_step", "_lock", "_unlock",
    "_assertionFailure", "_checkExpectedExecutor", "_diagnoseUnexpectedEnumCaseValue",
    "_diagnoseUnexpectedNilOptional", "_findStringSwitchCase", "_unimplementedInitializer",
    "_stdlib_isOSVersionAtLeast", "_stdlib_isOSVersionAtLeastOrVariantVersionAtLeast",
    "_convertConstStringToUTF8PointerArgument", "_convertConstArrayToPointerArgument",
    "_convertMutableArrayToPointerArgument", "_convertInOutToPointerArgument",
    "_convertPointerToPointerArgument", "_convertToAnyHashable",
    "_OptionalNilComparisonType", "_UnicodeEncoding",
    "_domain", "_code", "_userInfo", "_hashValue", "_rawHashValue", "_toCustomAnyHashable",
    "_customContainsEquatableElement", "_customIndexOfEquatableElement",
    "_customLastIndexOfEquatableElement", "_copyToContiguousArray", "_failEarlyRangeCheck",
    "_customRemoveLast", "_bridgeToObjectiveC", "_ObjectiveCBridgeable", "_SwiftNewtypeWrapper",
  ]

  private static let functions = """
    abs all any assert assertionFailure debugPrint dump extendLifetime fatalError
    isKnownUniquelyReferenced max min numericCast pointwiseMax pointwiseMin precondition
    preconditionFailure print readLine repeatElement sequence stride swap type
    withCheckedContinuation withCheckedThrowingContinuation withDiscardingTaskGroup
    withExtendedLifetime withTaskCancellationHandler
    withTaskExecutorPreference withTaskGroup withTaskPriorityEscalationHandler
    withThrowingDiscardingTaskGroup withThrowingTaskGroup withoutActuallyEscaping zip
    """
}
