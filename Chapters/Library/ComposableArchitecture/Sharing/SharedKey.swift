/// A place from which a shared value is read, such as a file or a server.
///
/// A key that conforms to it is given to ``SharedReader``; one that can also be written to conforms
/// to ``SharedKey``.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The type of ``id``.
  associatedtype ID: Hashable = Self

  /// Tells places apart: those who name keys with the same id share one value.
  var id: ID { get }

  /// Reads the value.
  ///
  /// - Parameters:
  ///   - context: Why it is read.
  ///   - continuation: To be resumed once, with the value, an error, or the initial value.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Tells the subscriber of each later change of the place.
  ///
  /// - Parameters:
  ///   - context: Why it was read before.
  ///   - subscriber: To be told of new values.
  /// - Returns: An object that ends the subscription.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  public var id: ID { self }
}

/// A place that a shared value is read from and written to.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Stores the value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is stored.
  ///   - continuation: To be resumed once, when it is stored or cannot be.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// The reason for which a shared value is read.
public enum LoadContext<Value> {
  /// It is used for the first time; this is its value if none is stored.
  case initialValue(Value)
  /// Somebody has called ``Shared/load()``.
  case userInitiated

  /// The value if none is stored, if there is one.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}

/// The reason for which a shared value is stored.
public enum SaveContext: Hashable, Sendable {
  /// It was changed.
  case didSet
  /// Somebody has called ``Shared/save()``.
  case userInitiated
}
