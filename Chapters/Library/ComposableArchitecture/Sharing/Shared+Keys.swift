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
}
