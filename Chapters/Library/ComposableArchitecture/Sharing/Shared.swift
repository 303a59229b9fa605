public import Observation

/// A value that several places hold together: a change in one is seen in all.
///
/// ```swift
/// @Reducer
/// struct Settings {
///   @ObservableState
///   struct State: Equatable {
///     @Shared(.inMemory("isLarge")) var isLarge = false
///     @Shared var name: String
///   }
///   …
///     case .largerButtonTapped:
///       state.$isLarge.withLock { $0 = true }
///       return .none
/// }
///
/// Settings.State(name: Shared(value: "Blob"))
/// ```
///
/// The property is the value, and `$name` is the way to it: what is handed to another feature, and
/// what changes it. A copy of the state refers to the same value. A value with a key is shared by
/// everybody who names the key, and may be stored; one without is shared by those who were given
/// it.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
  /// The place of the value. Copies of this wrapper have the same box, so that all of them follow
  /// when one is assigned another shared value.
  private let box: Locked<any MutableSharedSource<Value>>

  var source: any MutableSharedSource<Value> { box.withLock { $0 } }

  init(source: any MutableSharedSource<Value>) {
    box = Locked(source)
  }

  /// Shares a value without a key.
  ///
  /// - Parameter value: The value to begin with.
  public init(value: sending Value) {
    self.init(source: SharedValue(value))
  }

  /// The value of a shared optional, or `nil` if there is none at the moment.
  ///
  /// When the optional becomes `nil` later, the last value stays to be read, and changes of it do
  /// not bring the optional back.
  ///
  /// - Parameter base: The shared optional: `Shared($state.user)`.
  public init?(_ base: Shared<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    func unwrapped(_ source: some MutableSharedSource<Value?>) -> any MutableSharedSource<Value> {
      UnwrappedSource(source, lastValue: value)
    }
    self.init(source: unwrapped(base.source))
  }

  /// Takes over a shared value, for a parameter that is marked `@Shared`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value as it is now; in the trailing closure of a test store, as the test expects it.
  ///
  /// It is changed by ``withLock(_:)``: between reading a value and assigning another one, somebody
  /// else may have changed it.
  public var wrappedValue: Value {
    get {
      let source = self.source
      return source.snapshot ?? source.value
    }
    @available(
      *,
      deprecated,
      message:
        "Change a shared value by '$name.withLock { $0 = … }'; for a binding, use 'Binding($name)'."
    )
    nonmutating set { withLock { $0 = newValue } }
  }

  /// The way to the value. Assigning another one makes this wrapper, with its copies, refer to what
  /// that one refers to.
  public var projectedValue: Self {
    get {
      _ = source.value
      return self
    }
    nonmutating set {
      let (old, new) = (source, newValue.source)
      box.withLock { $0 = new }
      old.notify()
    }
  }

  /// Changes the value. Nobody else changes it meanwhile.
  ///
  /// ```swift
  /// state.$count.withLock { $0 += 1 }
  /// ```
  ///
  /// - Parameter operation: Changes the value in place, and may return something.
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    let source = self.source
    if SharedChanges.asserted != nil {
      var expected = source.snapshot ?? source.value
      defer { source.takeSnapshot(expected) }
      return try operation(&expected)
    }
    return try source.withLock { value in
      if !SharedChanges.recorded.isEmpty { source.takeSnapshot(value) }
      return try operation(&value)
    }
  }

  /// The shared part of the value: `$user.name`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    func part(of source: some MutableSharedSource<Value>) -> Shared<Member> {
      Shared<Member>(source: PartSource(source, keyPath.assumedSendable))
    }
    return part(of: self.source)
  }

  /// A part of the value that can be read only.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }

  /// A shared value derived by a function, to be read only.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }
}

// MARK: - Loading and saving

extension Shared {
  /// Reads the value from where it is stored.
  ///
  /// - Throws: The error that kept it from being read, which is ``loadError`` too.
  public func load() async throws { try await source.load() }

  /// Stores the value. A change is stored by itself; this waits until it is.
  ///
  /// - Throws: The error that kept it from being stored, which is ``saveError`` too.
  public func save() async throws { try await source.save() }

  /// Whether the value is being read.
  public var isLoading: Bool { source.isLoading }

  /// The error of the last reading, if there was one.
  public var loadError: (any Error)? { source.loadError }

  /// The error of the last saving, if there was one.
  public var saveError: (any Error)? { source.saveError }
}

// MARK: - Conformances

extension Shared: Sendable {}

extension Shared: Observable {}

extension Shared: Equatable where Value: Equatable {
  /// Whether the values are equal.
  ///
  /// A shared value differs from itself while a test store compares states, if it has changed and
  /// the test has not said so: the left side is the expected value, the right side the actual one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if SharedChanges.asserted != nil, lhs.source.isSame(as: rhs.source) {
      return lhs.wrappedValue == rhs.source.value
    }
    return lhs.wrappedValue == rhs.wrappedValue
  }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomStringConvertible {
  public var description: String { "Shared<\(readableName(of: Value.self))>(\(source))" }
}

extension Shared: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension Shared: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}

extension Shared: DiffsAsTwoValues {
  var identity: ObjectIdentifier { source.identity }
  var valuesOfDiff: (first: Any, second: Any) {
    let source = self.source
    return (source.snapshot ?? source.value, source.value)
  }
}
