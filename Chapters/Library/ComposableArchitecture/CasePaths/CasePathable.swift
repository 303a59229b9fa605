/// An enum whose cases can be named by key paths. The `@CasePathable` macro conforms an enum to it,
/// and `@Reducer` does so for its `Action` and for a `State` that is an enum.
///
/// ```swift
/// @CasePathable
/// enum Status {
///   case loading
///   case loaded(String)
/// }
/// let status = Status.loaded("Hello")
/// status.is(\.loaded)     // true
/// status[case: \.loaded]  // "Hello"
/// ```
public protocol CasePathable {
  /// A type with one property per case: the case path to it.
  associatedtype AllCasePaths

  /// The case paths of the enum.
  static var allCasePaths: AllCasePaths { get }
}

/// An enum whose cases can be enumerated as key paths.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// Case paths that can tell which case a value is in.
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable

  /// The case that `root` is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathReflectable where Self: Sequence, Element == PartialCaseKeyPath<Root> {
  /// Tries one case after the other. The macro writes a faster one for enums that have cases.
  public subscript(root: Root) -> PartialCaseKeyPath<Root> {
    first { root.is($0) } ?? \.never
  }
}

extension CasePathable {
  /// The name under which the enum's cases are found: `\Action.Cases.counter`.
  public typealias Cases = Case<Self>

  /// The associated value if the enum is in the case.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }

  /// The associated value, of any type, if the enum is in the case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    keyPath.extractAny(from: self)
  }

  /// Setting it replaces the associated value if the enum is in the case; in another case, nothing
  /// happens.
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    @available(*, unavailable, message: "Compare it with nil, or unwrap it: there may be no value.")
    get { fatalError("Unavailable") }
    set {
      let path = AnyCasePath(keyPath)
      if path.extract(from: self) != nil { self = path.embed(newValue) }
    }
  }

  /// The associated value if the enum is in the case, as a property: `status.loaded`. The enum must
  /// be marked `@dynamicMemberLookup`.
  ///
  /// It cannot be set: assign the case, `status = .loaded("…")`, or change the value that is there
  /// with `status.modify(\.loaded) { … }`.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    @available(
      *,
      unavailable,
      message: "Write 'value = .case(…)', or change what is there: 'value.modify(\\.case) { … }'."
    )
    set { fatalError("Unavailable") }
  }

  /// Whether the enum is in the case, with any associated value.
  ///
  /// ```swift
  /// status.is(\.loaded)
  /// ```
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    keyPath.matches(self)
  }

  /// Changes the associated value of the case that the enum is in. If it is in another case,
  /// reports an issue and changes nothing.
  ///
  /// ```swift
  /// status.modify(\.loaded) { $0 += "!" }
  /// ```
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath).modifyIfPresent(&self, yield) == nil else { return }
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      Cannot modify the case of '\(readableName(of: Self.self))' that holds \
      '\(readableName(of: Value.self))': the value is in another case.

      \(String(customDumping: self).indentedLines)

      Check the case with 'is' first, or find out why the value is not in it yet.
      """
    )
  }
}
