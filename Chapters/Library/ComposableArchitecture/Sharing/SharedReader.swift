public import Observation

/// A shared value that can be read and not be changed.
///
/// ```swift
/// @SharedReader(.inMemory("isLarge")) var isLarge = false
/// ```
///
/// `$user.isAdult`, where `isAdult` is computed, is one too.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
  /// The place of the value; see ``Shared``.
  private let box: Locked<any SharedSource<Value>>

  var source: any SharedSource<Value> { box.withLock { $0 } }

  init(source: any SharedSource<Value>) {
    box = Locked(source)
  }

  /// Holds a value that nobody changes.
  public init(value: sending Value) {
    self.init(source: SharedValue(value))
  }

  /// Reads what others may change.
  public init(_ base: Shared<Value>) {
    func source(_ source: some MutableSharedSource<Value>) -> any SharedSource<Value> { source }
    self.init(source: source(base.source))
  }

  /// The value of a shared optional, or `nil` if there is none at the moment.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// The value of a shared optional, or `nil` if there is none at the moment.
  public init?(_ base: SharedReader<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    func unwrapped(_ source: some SharedSource<Value?>) -> any SharedSource<Value> {
      UnwrappedSource(source, lastValue: value)
    }
    self.init(source: unwrapped(base.source))
  }

  /// Takes over a shared value, for a parameter that is marked `@SharedReader`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value as it is now.
  public var wrappedValue: Value { source.value }

  /// The way to the value. Assigning another one makes this wrapper, with its copies, read what
  /// that one reads.
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

  /// A part of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    let keyPath = keyPath.assumedSendableToRead
    func part(of source: some SharedSource<Value>) -> any SharedSource<Member> {
      MappedSource(source, description: "\(source)[dynamicMember: \(keyPath)]") {
        $0[keyPath: keyPath]
      }
    }
    return SharedReader<Member>(source: part(of: self.source))
  }

  /// A shared value derived by a function.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    func result(of source: some SharedSource<Value>) -> any SharedSource<Member> {
      MappedSource(source, description: ".map(\(source), as: \(Member.self).self)", body)
    }
    return SharedReader<Member>(source: result(of: self.source))
  }

  /// Reads the value from where it is stored.
  ///
  /// - Throws: The error that kept it from being read, which is ``loadError`` too.
  public func load() async throws { try await source.load() }

  /// Whether the value is being read.
  public var isLoading: Bool { source.isLoading }

  /// The error of the last reading, if there was one.
  public var loadError: (any Error)? { source.loadError }
}

extension SharedReader: Sendable {}

extension SharedReader: Observable {}

extension SharedReader: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: CustomStringConvertible {
  public var description: String {
    "SharedReader<\(readableName(of: Value.self))>(\(source))"
  }
}

extension SharedReader: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SharedReader: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}
