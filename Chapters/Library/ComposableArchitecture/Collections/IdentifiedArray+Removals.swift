extension IdentifiedArray {
  /// Removes the element with an id.
  ///
  /// - Returns: The element; `nil` if there was none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element with the id of `element`.
  ///
  /// - Returns: The element that was in the array; `nil` if there was none.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: readID(element))
  }

  /// Removes and returns the element at a position.
  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    table.willRemove(at: position, from: storedIDs)
    _ = storedIDs.remove(at: position)
    return storedElements.remove(at: position)
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the room they took.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    let capacity = keepCapacity ? storedElements.count : 0
    storedElements = ChunkedArray()
    storedIDs = ChunkedArray()
    table.rebuild(storedIDs, minimumCapacity: capacity)
  }

  /// Removes the elements that satisfy a condition.
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    try rearrange { try $0.removeAll(where: shouldBeRemoved) }
  }

  /// Removes and returns the first element. There must be one.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes as many elements from the start. There must be so many.
  @inlinable
  public mutating func removeFirst(_ n: Int) {
    rearrange { $0.removeFirst(n) }
  }

  /// Removes and returns the last element. There must be one.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: storedElements.count - 1)
  }

  /// Removes as many elements from the end. There must be so many.
  @inlinable
  public mutating func removeLast(_ n: Int) {
    rearrange { $0.removeLast(n) }
  }

  /// Removes the elements of a range of positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    guard !bounds.isEmpty else { return }
    rearrange { $0.removeSubrange(bounds) }
  }

  /// Removes the elements of a range of positions, such as `2...`.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// The elements that satisfy a condition, as an identified array.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var copy = Self(readID: readID, keyPath: keyPath)
    copy.fill(unchecked: try storedElements.array.filter(isIncluded))
    return copy
  }
}
