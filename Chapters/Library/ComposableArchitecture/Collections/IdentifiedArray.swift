/// An array whose elements have unique ids, and are found by id in constant time.
///
/// Hold collections of features in it: an id stays valid when elements come, go and move.
///
/// ```swift
/// var counters: IdentifiedArrayOf<Counter.State> = [Counter.State(id: 1), Counter.State(id: 2)]
/// counters[id: 2]?.count += 1
/// counters.append(Counter.State(id: 2))  // is known already: changes nothing
/// counters.remove(id: 1)
/// ```
///
/// An element must not change its id while it is in the array: that ends the program, as it does
/// with the `IdentifiedArray` that TCA uses.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var storedElements = ChunkedArray<Element>()
  // The ids are stored beside the elements, since reading one from an element may mean following a
  // key path, which is not free.
  @usableFromInline var storedIDs = ChunkedArray<ID>()
  @usableFromInline var table = IDTable()
  @usableFromInline let readID: (Element) -> ID
  @usableFromInline let keyPath: KeyPath<Element, ID>?

  /// - Parameter keyPath: `nil` if `readID` reads the `id` of an `Identifiable` element.
  @inlinable
  init(readID: @escaping (Element) -> ID, keyPath: KeyPath<Element, ID>?) {
    self.readID = readID
    self.keyPath = keyPath
  }
}

/// An ``IdentifiedArray`` of elements that are `Identifiable` by themselves.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray {
  /// The elements, in order, in an array of their own.
  @inlinable
  public var elements: [Element] { storedElements.array }

  /// The key path from an element to its id.
  public var id: KeyPath<Element, ID> {
    func identifierKeyPath<E: Identifiable>(_: E.Type) -> AnyKeyPath { \E.id }
    if let keyPath { return keyPath }
    let type = Element.self as! any Identifiable.Type
    return identifierKeyPath(type) as! KeyPath<Element, ID>
  }

  /// The position of the element with an id, found in constant time.
  @inlinable
  public func index(id: ID) -> Int? {
    table.find(id, in: storedIDs).position
  }

  /// Whether there is an element with the id of `element`.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    index(id: readID(element)) != nil
  }

  /// The element with an id, found in constant time.
  ///
  /// Change it in place, as in `counters[id: 2]?.count += 1`. Setting `nil` removes it, and setting
  /// an element under an id that is not known appends it; its own id must be the same.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      index(id: id).map { storedElements[$0] }
    }
    _modify {
      let (position, slot) = table.find(id, in: storedIDs)
      var element = position.map { storedElements.takeOut(at: $0) }
      defer { put(element, for: id, backAt: position, slot: slot) }
      yield &element
    }
  }

  /// Ends a change of ``subscript(id:)``.
  @inlinable
  mutating func put(_ element: Element?, for id: ID, backAt position: Int?, slot: Int) {
    switch (position, element) {
    case (let position?, let element?):
      checkID(of: element, is: id)
      storedElements.putBack(element, at: position)
    case (let position?, nil):
      storedElements.removePlace(at: position)
      table.willRemove(at: position, from: storedIDs)
      _ = storedIDs.remove(at: position)
    case (nil, let element?):
      checkID(of: element, is: id)
      append(element, id: id, slot: slot)
    case (nil, nil):
      break
    }
  }

  /// Appends an element that is not known, for whose id the table had given `slot`.
  @inlinable
  mutating func append(_ element: Element, id: ID, slot: Int) {
    storedElements.append(element)
    storedIDs.append(id)
    table.appended(to: storedIDs, slot: slot)
  }

  @inlinable
  func checkID(of element: Element, is id: ID) {
    if readID(element) != id {
      changedIDFailure(from: id, to: readID(element))
    }
  }

  @inline(never)
  @usableFromInline
  func changedIDFailure(from old: ID, to new: ID) -> Never {
    preconditionFailure(
      """
      The id of an element of \(Self.self) must stay the same while it is in the array, \
      but changed from \(old) to \(new). Remove the element and append one with the new id.
      """
    )
  }

  /// Reads all ids again, after the elements have been put in another order.
  @inlinable
  mutating func reindex() {
    storedIDs = ChunkedArray(storedElements.map(readID))
    table.rebuild(storedIDs)
  }

  /// Changes all elements in an array of their own, and then reads all ids again.
  @inlinable
  mutating func rearrange<Result>(
    _ change: (inout [Element]) throws -> Result
  ) rethrows -> Result {
    var elements = storedElements.array
    // Also when the change throws: by then some elements may have moved.
    defer {
      storedElements = ChunkedArray(elements)
      reindex()
    }
    return try change(&elements)
  }
}

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { storedElements.count }
  @inlinable public var count: Int { storedElements.count }
  @inlinable public func index(after i: Int) -> Int { i + 1 }
  @inlinable public func index(before i: Int) -> Int { i - 1 }

  /// The element at a position. It may be changed in place, but not its id.
  ///
  /// An element with another id may be assigned. If that id is in the array already, its element and
  /// the one at the position change places first: so elements can be put in order one by one.
  @inlinable
  public subscript(position: Int) -> Element {
    _read {
      yield storedElements[position]
    }
    set {
      let id = readID(newValue)
      if id == storedIDs[position] {
        storedElements[position] = newValue
      } else if let known = index(id: id) {
        swapAt(known, position)
        storedElements[position] = newValue
      } else {
        remove(at: position)
        insert(newValue, at: position)
      }
    }
    _modify {
      defer { checkID(of: storedElements[position], is: storedIDs[position]) }
      yield &storedElements[position]
    }
  }
}
