extension SharedReaderKey {
  /// A value that is kept as long as the program runs.
  ///
  /// - Parameter key: The name of the value.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(name: key)
  }
}

/// The place of a value that is kept as long as the program runs: see
/// ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let name: String
  private let storage: InMemoryStorage

  init(name: String) {
    @Dependency(\.defaultInMemoryStorage) var storage
    self.name = name
    self.storage = storage
  }

  public var id: InMemoryKeyID { InMemoryKeyID(name: name, storage: storage) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let value: Value? = storage.values.withLock { values in
      if let stored = values[name], let value = stored as? Value { return value }
      if let initialValue = context.initialValue { values[name] = initialValue }
      return context.initialValue
    }
    continuation.resume(with: .success(value))
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let old = storage.values.withLock { values in
      defer { values[name] = value }
      return values[name]
    }
    // Let go of outside of the lock.
    _ = old
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  public var description: String { ".inMemory(\(String(reflecting: name)))" }
}

/// Tells places in memory apart.
public struct InMemoryKeyID: Hashable {
  let name: String
  let storage: InMemoryStorage
}

/// A place for values that are kept as long as the program runs.
public struct InMemoryStorage: Hashable, Sendable {
  let values = Locked<[String: any Sendable]>([:])

  /// Makes an empty place.
  public init() {}

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.values === rhs.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(values)) }
}

extension DependencyValues {
  /// The store for values of `.inMemory`. Each test has one of its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[DefaultInMemoryStorageKey.self] }
    set { self[DefaultInMemoryStorageKey.self] = newValue }
  }
}

private enum DefaultInMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
