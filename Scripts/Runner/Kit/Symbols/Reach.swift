/// The kinds of what a file may need beside Swift, the library and the plain values of Foundation.
///
/// Its sentence says what it is, and what to ask. It is the same for all of a kind, whatever its name.
package enum Reach: String, Sendable {
  case outside = "It reaches beyond Swift, the library and plain values: ask what it is needed for."
  case memory = "It can reach memory that Swift does not check: ask why values are not enough."
  case reflection = "It looks inside of values and types: ask what it looks for."
  case checks = "It works on the checks themselves: ask which check it is about."

  /// - Parameters:
  ///   - name: A name that an object needs, and the object of the solution does not.
  ///   - own: The modules of the exercise.
  ///   - isTestFile: Whether the object is that of a file of tests.
  /// - Returns: Nil for what every answer may use. A name that cannot be read is nothing of that.
  package static func of(_ name: SymbolName, own: Set<String>, isTestFile: Bool) -> Reach? {
    guard name.tree != nil else {
      return name.isOfSwift || !isPlainC(name.symbol) ? .outside : nil
    }
    switch name.home {
    // The type of a function or of a tuple belongs to no module.
    case nil: return nil
    case let home? where own.contains(home): return nil
    case "Swift", "_Concurrency", "_StringProcessing", "Builtin", "Observation", "RegexBuilder",
      "Synchronization", "__C":
      return name.path.lazy.compactMap(ofSwift).first
    case "ComposableArchitecture", "TerminalUI": return name.last == "fileStorage" ? .outside : nil
    case "Testing": return isTestFile && ofChecks.isDisjoint(with: name.path) ? nil : .checks
    case "XCTest": return .checks
    case let home? where home.hasPrefix("Foundation") && home != "FoundationNetworking":
      return isPlain(name) ? nil : .outside
    default: return .outside
    }
  }

  /// The name to tell a person: of a type that no answer needs, the type says all.
  package static func words(for name: SymbolName) -> String {
    guard let type = name.path.first, ![name.home, name.module].contains("Swift"), !isPlain(type)
    else { return name.words }
    return type
  }

  private static func ofSwift(_ part: String) -> Reach? {
    if part == "Mirror" || part.contains("eflect") { return .reflection }
    if part == "CommandLine" || part == "readLine" { return .outside }
    let isMemory =
      part.contains("nsafe") || part.contains("Unmanaged") || part.hasSuffix("Span")
      || ["OpaquePointer", "ManagedBuffer", "InlineArray", "CVaListPointer"].contains(part)
    return isMemory ? .memory : nil
  }

  /// Whether a name of Foundation belongs to a plain value, and does not work on files.
  private static func isPlain(_ name: SymbolName) -> Bool {
    let isRead = name.last == "init" && name.labels.contains { $0.hasPrefix("contentsOf") }
    if isRead || name.last == "write" || name.last == "lines" { return false }
    let words = name.path + name.labels + name.types.flatMap(\.path)
    if words.contains(where: { word in ofFiles.contains(where: word.contains) }) { return false }
    return name.module == "Swift" || name.path.first.map(isPlain) ?? true
  }

  private static func isPlain(_ type: String) -> Bool {
    plainTypes.contains(type) || plainEndings.contains(where: type.hasSuffix)
  }

  private static let plainEndings = [
    "Formatter", "FormatStyle", "Strategy", "Configuration", "Error", "Descriptor", "Comparator",
  ]
  private static let plainTypes = words(
    """
    Date UUID Data Decimal URL URLComponents URLQueryItem Calendar TimeZone Locale DateComponents
    DateInterval IndexPath IndexSet CharacterSet Measurement AttributedString AttributeContainer
    AttributeScopes JSONEncoder JSONDecoder PropertyListEncoder PropertyListDecoder NSRange NSString
    NSNumber NSDecimalNumber ComparisonResult NSRegularExpression NSTextCheckingResult CGFloat CGPoint
    CGSize CGRect Predicate SortOrder NSLocalizedDescriptionKey Notification pow PersonNameComponents
    NSNotFound Unit Dimension Formatter ContiguousBytes DataProtocol MutableDataProtocol
    ReferenceConvertible
    """
  )
  /// Parts of the names of plain values' members that work on files.
  private static let ofFiles = [
    "Directory", "esourceBytes", "esourceValue", "esourceIsReachable", "ookmark", "SymlinksIn",
    "HomePath",
  ]
  private static let ofChecks = words("withKnownIssue TestScoping ExitTest cancel Attachment")

  /// Whether the compiler calls a function of C by itself, or it prints or calculates.
  private static func isPlainC(_ name: String) -> Bool {
    ["swift_", "_swift", "__swift", "objc_", "_objc", "OBJC_"].contains(where: name.hasPrefix)
      || printing.contains(name) || ofCompiler.contains(name) || mathematics.contains(name)
      || name.hasSuffix("f") && mathematics.contains(String(name.dropLast()))
      // Arithmetic on numbers that the processor does not know.
      || name.contains(#/^__\w+[2-4]$/#)
  }

  private static let mathematics = words(
    """
    sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10
    log1p pow sqrt cbrt hypot floor ceil round trunc rint nearbyint lround llround lrint llrint fmod
    remainder modf fabs fmax fmin fma ldexp frexp scalbn copysign fdim erf erfc tgamma lgamma
    """
  )
  private static let printing = words(
    "abs labs puts putchar printf fputs fflush stdout stderr __stderrp __stdoutp"
  )
  /// Functions that the compiler calls by itself. A text has no need of their names.
  package static let ofCompiler = words(
    """
    memcpy memmove memset memcmp malloc free bzero strlen __stack_chk_fail __stack_chk_guard
    _Unwind_Resume __tls_get_addr _GLOBAL_OFFSET_TABLE_ __chkstk _dso_handle __dso_handle
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
