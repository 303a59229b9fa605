/// The key of a shared value, without its type: what the value needs of it.
struct SharedStorage<Value>: Sendable {
  let description: String
  let load: @Sendable (LoadContext<Value>, LoadContinuation<Value>) -> Void
  let subscribe: @Sendable (LoadContext<Value>, SharedSubscriber<Value>) -> SharedSubscription
  /// Stores the value; `nil` if the key can only read it.
  let save: (@Sendable (Value, SaveContext, SaveContinuation) -> Void)?

  init<Key: SharedReaderKey<Value>>(_ key: Key) {
    description = String(reflecting: key)
    load = { key.load(context: $0, continuation: $1) }
    subscribe = { key.subscribe(context: $0, subscriber: $1) }
    save = (key as? any SharedKey<Key.Value>).map { Self.save(to: $0) }
  }

  private static func save(
    to key: some SharedKey<Value>
  ) -> @Sendable (Value, SaveContext, SaveContinuation) -> Void {
    { key.save($0, context: $1, continuation: $2) }
  }
}

/// The shared values with a key that are in use.
///
/// It is a dependency, so that each test begins with values of its own.
final class SharedValues: Sendable {
  private struct ID: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let valueType: ObjectIdentifier
  }

  private struct Weak {
    weak var value: AnyObject?
  }

  private let values = Locked<[ID: Weak]>([:])

  /// The value of a key: the one in use, or a new one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initialValue: The value if none is stored.
  func value<Key: SharedReaderKey>(
    of key: Key,
    initialValue: () -> Key.Value
  ) -> SharedValue<Key.Value> {
    let id = ID(id: AnyHashable(key.id), valueType: ObjectIdentifier(Key.Value.self))
    if let value: SharedValue<Key.Value> = existing(id) { return value }
    // Made outside of the lock: keys run code of others.
    let new = SharedValue(initialValue(), in: SharedStorage(key))
    return self.values.withLock { values in
      if let value = values[id]?.value { return value as! SharedValue<Key.Value> }
      values = values.filter { $0.value.value != nil }
      values[id] = Weak(value: new)
      return new
    }
  }

  private func existing<Value>(_ id: ID) -> SharedValue<Value>? {
    values.withLock { $0[id]?.value.map { $0 as! SharedValue<Value> } }
  }
}

extension SharedValues {
  static var current: SharedValues { DependencyValues._current[Key.self] }

  private enum Key: DependencyKey {
    static var liveValue: SharedValues { SharedValues() }
    static var testValue: SharedValues { SharedValues() }
  }
}
