/// A score: a function that changes what it is given.
enum Score {
  struct Board: Equatable, Sendable {
    var best = 0
    var points = 0
  }

  /// Adds points to a board. The best score is never lower than the points.
  static func add(_ points: Int, to board: inout Board) {
    // TODO: Change the board, and its best score where that is needed.
  }

  /// Returns a board after some points, and leaves the given one as it is.
  static func after(_ points: Int, _ board: Board) -> Board {
    // TODO: Change a copy of the board by `add`.
    board
  }
}
