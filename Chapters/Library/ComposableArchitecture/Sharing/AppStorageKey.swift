public import Foundation

extension SharedReaderKey {
  /// A value that is kept in the user defaults: a number, a text, a date and the like.
  ///
  /// ```swift
  /// @Shared(.appStorage("isLarge")) var isLarge = false
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults; those of the dependency `defaultAppStorage` if there are none.
  public static func appStorage<Value: _AppStorable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, decode: Value.init(_stored:), encode: \._stored)
  }

  /// A value that is kept in the user defaults by its number or text, such as an enum.
  public static func appStorage<Value: RawRepresentable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Value.RawValue: _AppStorable, Self == AppStorageKey<Value> {
    AppStorageKey(
      key,
      store,
      decode: { Value.RawValue(_stored: $0).flatMap(Value.init(rawValue:)) },
      encode: \.rawValue._stored
    )
  }

  /// A value that may be missing, and is kept in the user defaults by its number or text.
  public static func appStorage<Value: RawRepresentable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Value.RawValue: _AppStorable, Self == AppStorageKey<Value?> {
    AppStorageKey(
      key,
      store,
      decode: { Value.RawValue(_stored: $0).flatMap(Value.init(rawValue:)) },
      encode: { $0?.rawValue._stored }
    )
  }

  /// A value that is kept in the user defaults as JSON.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key,
      store,
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) }
    )
  }
}

/// The place of a value in the user defaults: see `appStorage`.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let name: String
  private let store: UncheckedSendable<UserDefaults>
  private let decode: @Sendable (Any) -> Value?
  private let encode: @Sendable (Value) -> Any?

  init(
    _ name: String,
    _ store: UserDefaults?,
    decode: @escaping @Sendable (Any) -> Value?,
    encode: @escaping @Sendable (Value) -> Any?
  ) {
    @Dependency(\.defaultAppStorage) var defaultStore
    self.name = name
    self.store = UncheckedSendable(store ?? defaultStore)
    self.decode = decode
    self.encode = encode
  }

  public var id: AppStorageKeyID { AppStorageKeyID(name: name, store: store.value) }

  /// Reads the value. An initial value is stored at once, as other readers of the defaults expect.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let value = store.value.object(forKey: name).flatMap(decode)
    if value == nil, let initialValue = context.initialValue { write(initialValue) }
    continuation.resume(with: .success(value ?? context.initialValue))
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    write(value)
    continuation.resume()
  }

  private func write(_ value: Value) {
    if let stored = encode(value) {
      store.value.set(stored, forKey: name)
    } else {
      store.value.removeObject(forKey: name)
    }
  }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String { ".appStorage(\(String(reflecting: name)))" }
}

/// Tells values in the user defaults apart.
public struct AppStorageKeyID: Hashable {
  let name: String
  let store: UserDefaults
}

/// A type that the user defaults can hold as it is. Nothing else has to conform to it.
public protocol _AppStorable: Sendable {
  /// The value of what the user defaults hold.
  init?(_stored stored: Any)
  /// The form in which the user defaults hold the value; `nil` removes it.
  var _stored: Any? { get }
}

extension _AppStorable {
  public init?(_stored stored: Any) {
    guard let value = stored as? Self else { return nil }
    self = value
  }

  public var _stored: Any? { self }
}

extension Bool: _AppStorable {}
extension Int: _AppStorable {}
extension Double: _AppStorable {}
extension String: _AppStorable {}
extension Data: _AppStorable {}
extension Date: _AppStorable {}
extension Array: _AppStorable where Element == String {}

extension URL: _AppStorable {
  public init?(_stored stored: Any) {
    guard let text = stored as? String else { return nil }
    self.init(string: text)
  }

  public var _stored: Any? { absoluteString }
}

extension Optional: _AppStorable where Wrapped: _AppStorable {
  public init?(_stored stored: Any) {
    self = Wrapped(_stored: stored)
  }

  public var _stored: Any? { flatMap(\._stored) }
}

extension DependencyValues {
  /// The user defaults of `.appStorage`: the standard ones, and in tests and previews some in
  /// memory.
  public var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self].value }
    set { self[DefaultAppStorageKey.self] = UncheckedSendable(newValue) }
  }
}

private enum DefaultAppStorageKey: DependencyKey {
  static var liveValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.standard) }
  static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
  static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}

extension UserDefaults {
  /// User defaults that are kept in memory, empty at first: for tests and previews.
  public static var inMemory: UserDefaults { DefaultsInMemory(suiteName: nil)! }
}

private final class DefaultsInMemory: UserDefaults {
  private let values = Locked<[String: Any]>([:])

  override func object(forKey defaultName: String) -> Any? {
    values.withLock { $0[defaultName] }
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    values.withLock { $0[defaultName] = value }
  }

  override func removeObject(forKey defaultName: String) {
    values.withLock { $0[defaultName] = nil }
  }
}
