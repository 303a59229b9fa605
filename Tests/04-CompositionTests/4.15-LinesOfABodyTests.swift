import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.GivenNumbers

@testable import Composition

@MainActor
@Suite("4.15 What each line sees") struct LinesOfABodyTests {
  typealias Body = LinesOfABody.Body

  /// A game with one of the four bodies.
  struct Game: Reducer {
    @ObservableState
    struct State: Equatable {
      var counter: Counter.State
      var noted: [Int] = []
      var isFound = false
    }

    @CasePathable
    enum Action {
      case counter(Counter.Action)
    }

    let lines: LinesOfABody.Body

    var body: some Reducer<State, Action> {
      switch lines {
      case .a:
        note
        counter
      case .b:
        counter
        note
      case .c:
        find
        counter
      case .d:
        counter
        find
      }
    }

    @ReducerBuilder<State, Action>
    private var counter: some Reducer<State, Action> {
      Scope(\.counter, action: \.counter) { Counter() }
    }

    private var note: Reduce<State, Action> {
      Reduce { state, action in
        if case .counter(.playNextButtonTapped) = action {
          state.noted = [state.counter.secret, state.counter.count]
        }
        return .none
      }
    }

    private var find: Reduce<State, Action> {
      Reduce { state, _ in
        state.isFound = state.counter.count == state.counter.secret
        return .none
      }
    }
  }

  private func makeStore(_ body: Body, count: Int, secret: Int) -> Store<Game.State, Game.Action> {
    let counter = Counter.State(count: count, secret: secret, id: UUID(0))
    return Store(initialState: Game.State(counter: counter)) {
      Game(lines: body)
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(
        GivenNumbers([33], in: -100...100)
      )
    }
  }

  /// Plays the first game, and returns the secret and the count that it noted.
  private func noted(_ body: Body) -> [Int] {
    let store = makeStore(body, count: 7, secret: 10)
    store.send(.counter(.playNextButtonTapped))
    return store.noted
  }

  /// Plays the second game, and returns what it noted after each tap.
  private func found(_ body: Body) -> [Bool] {
    let store = makeStore(body, count: 0, secret: 3)
    return (1...5).map { _ in
      store.send(.counter(.incrementButtonTapped))
      return store.isFound
    }
  }

  private func text(_ body: Body) -> String {
    switch body {
    case .a, .c: "The first line of this body is `Reduce`, the second one is `Scope`."
    case .b, .d: "The first line of this body is `Scope`, the second one is `Reduce`."
    }
  }

  @Test("Every body has a prediction")
  func everyBody() {
    let missing = [Body.a, .b].filter { LinesOfABody.noted[$0] == nil }
    #expect(
      missing.isEmpty,
      "`noted` has no entry for \(missing.map { ".\($0)" }.joined(separator: ", "))."
    )
    let unfinished = [Body.c, .d].filter { LinesOfABody.found[$0]?.count != 5 }
    #expect(
      unfinished.isEmpty,
      """
      `found` should have five values for each of its bodies, one after each tap. It has not for \
      \(unfinished.map { ".\($0)" }.joined(separator: ", ")).
      """
    )
  }

  /// Checks that every body has its prediction, before anything is said about one of them.
  private func requireAllPredictions() throws {
    let isComplete =
      [.a, .b].allSatisfy { LinesOfABody.noted[$0] != nil }
      && [.c, .d].allSatisfy { LinesOfABody.found[$0]?.count == 5 }
    try #require(
      isComplete,
      "Not judged yet: a body has no prediction. Write them all down first, then the games run."
    )
  }

  @Test("The first game goes as predicted", arguments: [Body.a, .b])
  func firstGame(body: Body) throws {
    try requireAllPredictions()
    let prediction = LinesOfABody.noted[body] ?? []
    let seen = noted(body)
    let name = ".\(body)"
    if prediction == seen {
      print("\(name), predicted \(prediction): the game noted \(seen). \(text(body))")
    }
    #expect(
      prediction == seen,
      """
      The game ran with the body \(name), and did not note the secret and the count \(prediction). Look at \
      which line of the body runs first, and at what it changes. What was seen is shown when it is right.
      """
    )
  }

  @Test("The second game goes as predicted", arguments: [Body.c, .d])
  func secondGame(body: Body) throws {
    try requireAllPredictions()
    let prediction = LinesOfABody.found[body] ?? []
    let seen = found(body)
    let name = ".\(body)"
    let rows = (0..<5).map { tap in
      "tap \(tap + 1): predicted \(prediction[tap]), seen \(seen[tap])"
    }
    if prediction == seen {
      print("\(name): \(text(body))\n" + rows.joined(separator: "\n"))
    }
    #expect(
      prediction == seen,
      """
      The game ran with the body \(name), and the count went from 0 to 5. Of five predictions, \
      \(zip(prediction, seen).count { $0 == $1 }) are right. Look at which line of the body sees which count. \
      What was seen is shown when all are right.
      """
    )
  }

  @Test("The two bodies that a game needs do what a game needs")
  func needed() throws {
    try requireAllPredictions()
    let needed = LinesOfABody.needed
    try #require(
      needed.count == 2 && Set(needed).count == 2,
      "`needed` should name two bodies, and it names \(needed.count)."
    )
    for body in needed {
      let name = ".\(body)"
      switch body {
      case .a, .b:
        let seen = noted(body)
        #expect(
          seen == [10, 7],
          """
          The round had the secret 10, and the person had counted to 7. With the body \(name) the \
          game notes \(seen).
          """
        )
      case .c, .d:
        let seen = found(body)
        #expect(
          seen == [false, false, true, false, false],
          """
          The count is the secret after the third of five taps. With the body \(name) the game notes \
          \(seen).
          """
        )
      }
    }
    let first = needed.filter { [.a, .b].contains($0) }.count
    #expect(
      first == 1,
      "One of the two should be .a or .b, and the other one .c or .d."
    )
  }
}
