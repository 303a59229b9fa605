import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.5 The result list") struct ResultListTests {
  typealias Feature = ResultList.GameResultListFeature

  /// Results with the ids 0, 1, 2 …, from pairs of a guess and a secret.
  private func state(_ rounds: (guess: Int, secret: Int)...) -> Feature.State {
    Feature.State(
      results: IdentifiedArray(
        uniqueElements: rounds.enumerated().map { index, round in
          GameResult(
            counter: Counter.State(count: round.guess, secret: round.secret, id: UUID(index)),
            timeSpent: 1
          )
        }
      )
    )
  }

  @Test(
    "The results at the offsets go, the others stay in order",
    arguments: [
      ([0], [1, 2, 3, 4]),
      ([4], [0, 1, 2, 3]),
      ([1, 3], [0, 2, 4]),
      ([0, 1, 2, 3, 4], []),
      ([0, 4], [1, 2, 3]),
      ([], [0, 1, 2, 3, 4]),
    ]
  )
  func removing(offsets: [Int], remaining: [Int]) {
    let store = Store(initialState: state((1, 1), (2, 2), (2, 2), (4, 5), (6, 7))) { Feature() }
    store.send(.remove(offset: IndexSet(offsets)))
    let ids = store.results.ids.elements
    #expect(
      ids == remaining.map { UUID($0) },
      """
      Of five results those at \(offsets) were removed. Left should be those that stood at \
      \(remaining), and left are \(ids.map { $0.uuidString.suffix(2) }). All offsets are meant at \
      once: each says where a result stood before the removal.
      """
    )
  }

  @Test("Removing from an empty list does nothing")
  func removingNothing() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.remove(offset: []))
  }

  @Test("The summary counts the right ones and all of them")
  func summary() {
    let summaries = [
      state((1, 1), (2, 2), (3, 4)), state(), state((0, 9)), state((5, 5)),
    ].map(\.summary)
    #expect(
      summaries == [
        "Result: 2/3 correct", "Result: 0/0 correct", "Result: 0/1 correct", "Result: 1/1 correct",
      ],
      """
      For two of three right guesses, none at all, one wrong and one right, the summaries were \
      \(summaries). The first one should be "Result: 2/3 correct".
      """
    )
  }

  @Test("The summary follows a removal")
  func summaryFollows() {
    let store = Store(initialState: state((1, 1), (3, 4))) { Feature() }
    store.send(.remove(offset: [0]))
    let summary = store.summary
    #expect(
      summary == "Result: 0/1 correct",
      "The only right guess was removed, and the summary says \"\(summary)\"."
    )
  }

  @Test("Each row shows a mark, the secret and the answer")
  func rows() {
    let rows = state((10, 10), (-3, 42)).rows
    #expect(
      rows == ["✓ Secret: 10, Answer: 10", "✗ Secret: 42, Answer: -3"],
      """
      A right guess of 10 and the guess -3 for the secret 42 gave the rows \(rows). \
      The comment above `rows` shows what the first should be.
      """
    )
  }
}
