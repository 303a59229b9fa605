public import Foundation

extension IdentifiedArray {
  /// Removes the elements at a set of offsets, as a list's swipe to delete hands them over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for range in offsets.rangeView.reversed() {
      storedElements.removeSubrange(range)
    }
    if !offsets.isEmpty { reindex() }
  }

  /// Moves the elements at a set of offsets, as a list hands them over when rows are dragged.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move.
  ///   - destination: The offset, before the move, of the element in front of which they go.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { storedElements[$0] }
    let isMoved = { (offset: Int) in source.contains(offset) }
    let before = storedElements.indices[..<destination].filter { !isMoved($0) }.map {
      storedElements[$0]
    }
    let after = storedElements.indices[destination...].filter { !isMoved($0) }.map {
      storedElements[$0]
    }
    storedElements = before + moved + after
    reindex()
  }
}
