extension Shared {
  /// Shares the value of a key.
  ///
  /// ```swift
  /// @Shared(.inMemory("count")) var count = 0
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored, and nobody uses the key yet.
  ///   - key: The key.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(source: SharedValues.current.value(of: key, initialValue: wrappedValue))
  }

  /// Shares the value of a key, which is `nil` if none is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Shares the value of a key that says itself what it is if none is stored.
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Shares the value of a key, with another default than the key's own.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default
  ) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Refuses a key without a default.
  @available(*, unavailable, message: "Give the property a value, for when none is stored.")
  public init(_ key: some SharedKey<Value>) {
    fatalError("Unavailable.")
  }

  /// Reads the value of a key that must be stored.
  ///
  /// - Throws: The error that kept it from being read; an error as well if none is stored.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await storedValue(of: key)
    self.init(
      source: SharedValues.current.value(of: key, initialValue: { value }, isLoaded: true)
    )
    if let error = loadError { throw error }
  }

  /// Shares the value of another key from now on, and reads it.
  public func load(_ key: some SharedKey<Value>) async throws {
    projectedValue = Shared(
      source: SharedValues.current.value(
        of: key,
        initialValue: { wrappedValue },
        isLoaded: true
      )
    )
    try await self.load()
  }
}

// Each initializer for a `SharedKey` looks superfluous beside the one for a `SharedReaderKey`: it
// is what lets `.name` be looked up among the keys that an app has declared for writing.
extension SharedReader {
  /// Reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored, and nobody uses the key yet.
  ///   - key: The key.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(source: SharedValues.current.value(of: key, initialValue: wrappedValue))
  }

  /// Reads the value of a key.
  @_disfavoredOverload
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(source: SharedValues.current.value(of: key, initialValue: wrappedValue))
  }

  /// Reads the value of a key, which is `nil` if none is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Reads the value of a key, which is `nil` if none is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Reads the value of a key that says itself what it is if none is stored.
  public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Reads the value of a key that says itself what it is if none is stored.
  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Reads the value of a key, with another default than the key's own.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default
  ) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Reads the value of a key, with another default than the key's own.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default
  ) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Refuses a key without a default.
  @available(*, unavailable, message: "Give the property a value, for when none is stored.")
  public init(_ key: some SharedReaderKey<Value>) {
    fatalError("Unavailable.")
  }

  /// Refuses a key without a default.
  @_disfavoredOverload
  @available(*, unavailable, message: "Give the property a value, for when none is stored.")
  public init(_ key: some SharedKey<Value>) {
    fatalError("Unavailable.")
  }

  /// Reads the value of a key that must be stored.
  ///
  /// - Throws: The error that kept it from being read; an error as well if none is stored.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await storedValue(of: key)
    self.init(
      source: SharedValues.current.value(of: key, initialValue: { value }, isLoaded: true)
    )
    if let error = loadError { throw error }
  }

  /// Reads the value of a key that must be stored.
  @_disfavoredOverload
  public init(require key: some SharedKey<Value>) async throws {
    func required(_ key: some SharedReaderKey<Value>) async throws -> SharedReader {
      try await SharedReader(require: key)
    }
    self = try await required(key)
  }

  /// Reads the value of another key from now on.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    projectedValue = SharedReader(
      source: SharedValues.current.value(
        of: key,
        initialValue: { wrappedValue },
        isLoaded: true
      )
    )
    try await self.load()
  }

  /// Reads the value of another key from now on.
  @_disfavoredOverload
  public func load(_ key: some SharedKey<Value>) async throws {
    func load(_ key: some SharedReaderKey<Value>) async throws { try await self.load(key) }
    try await load(key)
  }
}

/// Loads the value that is stored under a key.
private func storedValue<Key: SharedReaderKey>(of key: Key) async throws -> Key.Value {
  let value = try await withCheckedThrowingContinuation {
    (done: CheckedContinuation<Key.Value?, any Error>) in
    key.load(
      context: .userInitiated,
      continuation: LoadContinuation("\(key)") { done.resume(with: $0) }
    )
  }
  guard let value else { throw NothingStored() }
  return value
}

/// A value was required that is not stored.
private struct NothingStored: Error {}
