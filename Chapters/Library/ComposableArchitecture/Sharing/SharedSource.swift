/// The source of a ``SharedReader``: a shared value, or one derived from it.
protocol SharedSource<Value>: AnyObject, Sendable, CustomStringConvertible {
  associatedtype Value
  /// The value as it is now. Reading it observes it.
  var value: Value { get }
  /// The shared value from which this one is derived, or this one.
  var identity: ObjectIdentifier { get }
  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  func load() async throws
  /// Notifies the observers of the value, as if it had changed.
  func notify()
}

/// The source of a ``Shared``, which can be changed.
protocol MutableSharedSource<Value>: SharedSource {
  /// The value that a test expects, while a test store asserts changes and the value has one.
  var snapshot: Value? { get }
  /// Notes what the test expects while a test store asserts; otherwise, notes the value before a
  /// change for those that record changes.
  func takeSnapshot(_ value: Value)
  var saveError: (any Error)? { get }
  func save() async throws
  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R
  /// Whether both are the same part of the same value.
  func isSame(as other: any MutableSharedSource) -> Bool
}

// MARK: - Derived values

/// A value that is computed from another shared one.
protocol DerivedSource: SharedSource {
  associatedtype Base: SharedSource
  var base: Base { get }
}

extension DerivedSource {
  var identity: ObjectIdentifier { base.identity }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load() async throws { try await base.load() }
  func notify() { base.notify() }
}

extension DerivedSource where Base: MutableSharedSource {
  var saveError: (any Error)? { base.saveError }
  func save() async throws { try await base.save() }
}

/// A source that a function derives from a shared value.
final class MappedSource<Base: SharedSource, Value>: DerivedSource {
  let base: Base
  let description: String
  private let transform: @Sendable (Base.Value) -> Value

  init(
    _ base: Base,
    description: String,
    _ transform: @escaping @Sendable (Base.Value) -> Value
  ) {
    self.base = base
    self.description = description
    self.transform = transform
  }

  var value: Value { transform(base.value) }
}

/// A part of a shared value, by a key path.
final class PartSource<Base: MutableSharedSource, Value>: DerivedSource, MutableSharedSource {
  let base: Base
  private let keyPath: any WritableKeyPath<Base.Value, Value> & Sendable

  init(_ base: Base, _ keyPath: any WritableKeyPath<Base.Value, Value> & Sendable) {
    self.base = base
    self.keyPath = keyPath
  }

  var description: String { "\(base)[dynamicMember: \(keyPath)]" }

  var value: Value { base.value[keyPath: keyPath] }

  var snapshot: Value? { base.snapshot?[keyPath: keyPath] }

  func takeSnapshot(_ value: Value) {
    var whole = base.snapshot ?? base.value
    whole[keyPath: keyPath] = value
    base.takeSnapshot(whole)
  }

  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try base.withLock { try operation(&$0[keyPath: keyPath]) }
  }

  func isSame(as other: any MutableSharedSource) -> Bool {
    guard let other = other as? Self else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// The value of a shared optional. While the optional is `nil`, it is the last one that was there.
final class UnwrappedSource<Base: SharedSource<Value?>, Value>: DerivedSource {
  let base: Base
  private let lastValue: Locked<Value>

  init(_ base: Base, lastValue: Value) {
    self.base = base
    self.lastValue = Locked(lastValue)
  }

  var description: String { "\(base)!" }

  var value: Value {
    let value = base.value
    return lastValue.withLock {
      if let value { $0 = value }
      return $0
    }
  }
}

extension UnwrappedSource: MutableSharedSource where Base: MutableSharedSource {
  var snapshot: Value? { base.snapshot ?? nil }

  func takeSnapshot(_ value: Value) {
    if base.value != nil { base.takeSnapshot(value) }
  }

  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try base.withLock { optional in
      var value = optional ?? lastValue.withLock { $0 }
      defer {
        if optional != nil { optional = value }
        lastValue.withLock { $0 = value }
      }
      return try operation(&value)
    }
  }

  func isSame(as other: any MutableSharedSource) -> Bool {
    (other as? Self).map { base.isSame(as: $0.base) } ?? false
  }
}
