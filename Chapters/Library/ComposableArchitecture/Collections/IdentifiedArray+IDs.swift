extension IdentifiedArray {
  /// The ids of the elements, in order.
  @inlinable
  public var ids: IDs { IDs(ids: storedIDs, table: table) }

  /// The ids of an ``IdentifiedArray``: ordered like an array, asked like a set.
  public struct IDs: RandomAccessCollection {
    @usableFromInline let ids: ChunkedArray<ID>
    @usableFromInline let table: IDTable

    @inlinable
    init(ids: ChunkedArray<ID>, table: IDTable) {
      self.ids = ids
      self.table = table
    }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { ids.count }
    /// The id of the element at a place.
    @inlinable public subscript(position: Int) -> ID { ids[position] }

    /// The ids as an array.
    @inlinable public var elements: [ID] { ids.array }

    /// Whether an id is among them, in constant time.
    @inlinable
    public func contains(_ id: ID) -> Bool {
      table.find(id, in: ids).position != nil
    }

    /// The position of an id, in constant time.
    @inlinable
    public func firstIndex(of id: ID) -> Int? {
      table.find(id, in: ids).position
    }
  }
}

extension IdentifiedArray.IDs: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.ids == rhs.ids }
}

extension IdentifiedArray.IDs: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ids) }
}

extension IdentifiedArray.IDs: ExpressibleByArrayLiteral {
  /// A list to compare the ids of an array with: `rows.ids == [1, 2]`.
  public init(arrayLiteral elements: ID...) {
    let ids = ChunkedArray(elements)
    var table = IDTable()
    table.rebuild(ids)
    self.init(ids: ids, table: table)
  }
}

extension IdentifiedArray.IDs: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { elements.description }
  public var debugDescription: String { elements.debugDescription }
}

extension IdentifiedArray.IDs: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray.IDs: Sendable where ID: Sendable {}
