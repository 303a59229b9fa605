import Testing

@testable import ReduxBasics

@Suite("1.23 A parameter that is changed") struct ScoreTests {
  private static let boards: [(Score.Board, Int, Score.Board)] = [
    (Score.Board(), 3, Score.Board(best: 3, points: 3)),
    (Score.Board(best: 10, points: 4), 5, Score.Board(best: 10, points: 9)),
    (Score.Board(best: 10, points: 9), -2, Score.Board(best: 10, points: 7)),
  ]

  @Test("Points are added, and the best score follows", arguments: [0, 1, 2])
  func add(row: Int) {
    let (before, points, expected) = Self.boards[row]
    var board = before
    Score.add(points, to: &board)
    #expect(
      board == expected,
      """
      \(points) points were added to \(before.points), and the best score was \(before.best). There should \
      be \(expected.points) points and the best score \(expected.best). There are \(board.points) and \
      \(board.best). Look at what `add` assigns.
      """
    )
  }

  @Test("The board after some points is another value", arguments: [0, 1, 2])
  func after(row: Int) {
    let (before, points, expected) = Self.boards[row]
    let board = Score.after(points, before)
    #expect(
      board == expected,
      """
      After \(points) points the board should have \(expected.points) points and the best score \
      \(expected.best). It has \(board.points) and \(board.best). Look at the copy, and at the `&` before it.
      """
    )
  }
}
