extension IdentifiedArray {
  /// Adds an element at the end, unless there is one with its id.
  ///
  /// - Returns: Whether it was added, and the position of the element with this id.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let id = readID(element)
    let (position, slot) = table.find(id, in: storedIDs)
    if let position { return (false, position) }
    append(element, id: id, slot: slot)
    return (true, storedElements.count - 1)
  }

  /// Adds elements at the end, without those whose id is known.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    reserveCapacity(storedElements.count + newElements.underestimatedCount)
    for element in newElements {
      append(element)
    }
  }

  /// Adds elements at the end, without those whose id is known.
  @inlinable
  public static func += (array: inout Self, newElements: some Sequence<Element>)
  where Element: Identifiable, ID == Element.ID {
    array.append(contentsOf: newElements)
  }

  /// Inserts an element before a position, unless there is one with its id.
  ///
  /// - Returns: Whether it was inserted, and the position of the element with this id.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ element: Element,
    at position: Int
  ) -> (inserted: Bool, index: Int) {
    let id = readID(element)
    let (known, slot) = table.find(id, in: storedIDs)
    if let known { return (false, known) }
    if position == storedElements.count {
      append(element, id: id, slot: slot)
    } else {
      storedElements.insert(element, at: position)
      storedIDs.insert(id, at: position)
      table.inserted(at: position, in: storedIDs)
    }
    return (true, position)
  }

  /// Replaces the element at a position by one with the same id.
  ///
  /// - Returns: The element that was there.
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at position: Int) -> Element {
    checkID(of: element, is: storedIDs[position])
    let original = storedElements[position]
    storedElements[position] = element
    return original
  }

  /// Replaces the element with the same id where it is, or adds one at the end.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let id = readID(element)
    let (position, slot) = table.find(id, in: storedIDs)
    guard let position else {
      append(element, id: id, slot: slot)
      return nil
    }
    let original = storedElements[position]
    storedElements[position] = element
    return original
  }

  /// Replaces the element with the same id where it is, or inserts one before a position.
  ///
  /// - Returns: The element that was replaced, and the position of the new one.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at position: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(element, at: position)
    guard !inserted else { return (nil, index) }
    let original = storedElements[index]
    storedElements[index] = element
    return (original, index)
  }

  /// Makes room, so that appending up to `minimumCapacity` elements in all does not move them.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    guard minimumCapacity > storedElements.count else { return }
    storedElements.reserveCapacity(minimumCapacity)
    storedIDs.reserveCapacity(minimumCapacity)
    if minimumCapacity * 2 > table.slots.count {
      table.rebuild(storedIDs, minimumCapacity: minimumCapacity)
    }
  }
}
