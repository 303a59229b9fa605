extension IdentifiedArray {
  /// Exchanges the elements at two positions.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    storedElements.swapAt(i, j)
    storedIDs.swapAt(i, j)
    table.swapped(i, j, in: storedIDs)
  }

  /// Reverses the order of the elements.
  @inlinable
  public mutating func reverse() {
    rearrange { $0.reverse() }
  }

  /// Sorts the elements. Those that compare equal keep their order.
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try rearrange { try $0.sort(by: areInIncreasingOrder) }
  }

  /// Puts the elements that satisfy a condition behind those that do not.
  ///
  /// - Returns: The position of the first element that satisfies it.
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    try rearrange { try $0.partition(by: belongsInSecondPartition) }
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in increasing order.
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
