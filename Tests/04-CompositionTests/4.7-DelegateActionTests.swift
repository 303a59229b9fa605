import ComposableArchitecture
import Testing

import struct SuiteHelpers.GivenNumbers
import func SuiteHelpers.expectOwnReducer
import func SuiteHelpers.expectSteps

@testable import Composition

@MainActor
@Suite("4.7 A delegate action", .timeLimit(.minutes(20))) struct DelegateActionTests {
  typealias Counter = DelegateAction.Counter
  typealias Game = DelegateAction.Game
  typealias Round = DelegateAction.Round

  /// Draws 55, and another number for another range.
  private let numbers = WithRandomNumberGenerator(GivenNumbers([55], in: -100...100))

  // MARK: The child

  @Test("The counter reports the round that is over, and begins the next one")
  func report() async {
    await expectSteps(
      """
      The secret was -8, and the person had counted to 5. "Next" should begin a round with the count 0 \
      and the secret 55, and the counter should send `.delegate(.roundEnded(secret: -8, guess: 5))`. \
      Look at what `playNextButtonTapped` returns, and at when it reads the two numbers.
      """
    ) {
      let store = TestStore(initialState: Counter.State(count: 5, secret: -8)) {
        Counter().comparing(\.count, \.secret)
      } withDependencies: {
        $0.withRandomNumberGenerator = numbers
      }
      await store.send(.playNextButtonTapped) {
        $0.count = 0
        $0.secret = 55
      }
      await store.receive(\.delegate, .roundEnded(secret: -8, guess: 5))
    }
  }

  // MARK: The parent

  private func makeStore(rounds: [Round] = []) -> StoreOf<Game> {
    Store(
      initialState: Game.State(counter: Counter.State(count: 1, secret: 2), rounds: rounds)
    ) {
      Game()
    } withDependencies: {
      $0.withRandomNumberGenerator = numbers
    }
  }

  private func text(_ rounds: [Round]) -> String {
    let texts = rounds.map { "secret \($0.secret) and guess \($0.guess)" }
    return texts.isEmpty ? "no rounds" : texts.joined(separator: ", then ")
  }

  @Test("The game records what the counter reports")
  func recordsTheReport() {
    let first = Round(secret: 7, guess: 7)
    let store = makeStore(rounds: [first])
    store.send(.counter(.delegate(.roundEnded(secret: 40, guess: 41))))
    #expect(
      text(store.rounds) == "secret 7 and guess 7, then secret 40 and guess 41",
      """
      The game had recorded the secret 7 and the guess 7. Then the counter reported the secret 40 and \
      the guess 41. Both should be recorded, and recorded are: \(text(store.rounds)). Look at the case \
      for the report: which numbers does it take?
      """
    )
  }

  @Test("The counter runs by its own reducer")
  func ownReducer() {
    expectOwnReducer(
      of: Counter.self,
      "It sets the count to 70 at each action. After a tap on \"Next\" it should be 70",
      lookAt: "the part of `body` that is for the counter",
      expected: 70,
      change: { $0.count = 70 },
      found: {
        let store = makeStore()
        store.send(.counter(.playNextButtonTapped))
        return store.counter.count
      }
    )
  }

  @Test("The game changes nothing of its own at the tap")
  func tap() async {
    await expectSteps(
      """
      "Next" should change the counter, and the rounds only when the report comes, with the numbers in \
      the report. Look at which action the game waits for, and at which numbers it takes.
      """
    ) {
      let store = TestStore(
        initialState: Game.State(counter: Counter.State(count: 4, secret: 9))
      ) {
        Game().comparing(\.counter.count, \.counter.secret, \.rounds)
      } withDependencies: {
        $0.withRandomNumberGenerator = numbers
      }
      await store.send(.counter(.playNextButtonTapped)) {
        $0.counter = Counter.State(count: 0, secret: 55)
      }
      await store.receive(\.counter.delegate.roundEnded) {
        $0.rounds = [Round(secret: 9, guess: 4)]
      }
    }
  }
}
