/// The identity of a piece of observable state: it stays while fields change, and is another one
/// when the state as a whole is replaced.
public struct ObservableStateID: Hashable, Sendable {
  /// A number for each identity; 0 for what has none of its own.
  private let location: UInt64
  /// The cases of enums on the way to it, the outermost in the lowest digits.
  private let path: UInt64

  init(location: UInt64, path: UInt64 = 0) {
    self.location = location
    self.path = path
  }

  /// A new identity.
  public init() {
    self.init(location: UniqueNumber.next())
  }

  /// The identity of a case without associated values.
  public static let _$inert = ObservableStateID(location: 0)

  /// The identity of an enum whose payload has this one.
  public func _$tag(_ tag: Int) -> Self {
    // In base 257 no two ways through enums with up to 256 cases look alike.
    Self(location: location, path: path &* 257 &+ UInt64(truncatingIfNeeded: tag) &+ 1)
  }

  // MARK: - The identity of a payload

  /// The identity of observable state is its own.
  public static func _$id<Value: ObservableState>(for value: Value) -> Self {
    value._$id
  }

  /// That of an optional is the one it holds.
  public static func _$id<Value: ObservableState>(for value: Value?) -> Self {
    value?._$id ?? _$inert
  }

  /// Other values are the same if they are equal; as far as their hash can tell.
  @_disfavoredOverload
  public static func _$id<Value: Hashable>(for value: Value) -> Self {
    if let value = value as? any ObservableState { return value._$id }
    return Self(location: 0, path: UInt64(truncatingIfNeeded: value.hashValue))
  }

  /// The identity of any value. One that cannot be compared gets a new identity each time.
  @_disfavoredOverload
  public static func _$id<Value>(for value: Value) -> Self {
    if let value = value as? any ObservableState { return value._$id }
    if let value = value as? any Hashable {
      return Self(location: 0, path: UInt64(truncatingIfNeeded: value.hashValue))
    }
    return Self()
  }
}

/// Gives observable state in the case of an enum another identity than its copies have.
public func _$willModify<Value: ObservableState>(_ value: inout Value) { value._$willModify() }

/// Does nothing to other values.
@_disfavoredOverload
public func _$willModify<Value>(_ value: inout Value) {}
