/// A value with an id that is given by hand, for values without one, or whose own does not count.
///
/// ```swift
/// var editing = Identified(draft, id: UUID(0))
/// editing.title = "Groceries"  // the members of the value are those of the wrapper
/// editing.value                // the draft
/// ```
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The identity of the value.
  public let id: ID

  /// The value.
  public var value: Value

  /// Gives an id to a value.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Gives to a value one of its own properties as id, which stays when the property changes.
  public init(_ value: Value, id: KeyPath<Value, ID>) {
    self.init(value, id: value[keyPath: id])
  }

  /// Reads and writes the members of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }

  /// Reads the members of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}

extension Identified: Comparable where Value: Comparable {
  /// Compares the values; ids have no order.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}
