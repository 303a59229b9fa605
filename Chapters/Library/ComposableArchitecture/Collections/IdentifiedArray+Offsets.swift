public import Foundation

extension IdentifiedArray {
  /// Removes the elements at a set of offsets, as a list's swipe to delete hands them over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    rearrange { elements in
      for range in offsets.rangeView.reversed() { elements.removeSubrange(range) }
    }
  }

  /// Moves the elements at a set of offsets, as a list hands them over when rows are dragged.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move.
  ///   - destination: The offset, before the move, of the element in front of which they go.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    rearrange { elements in
      let moved = source.map { elements[$0] }
      let stays = { (offset: Int) in !source.contains(offset) }
      let before = elements.indices[..<destination].filter(stays).map { elements[$0] }
      let after = elements.indices[destination...].filter(stays).map { elements[$0] }
      elements = before + moved + after
    }
  }
}
