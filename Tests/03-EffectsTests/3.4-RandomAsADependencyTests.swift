import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.SeededGenerator
import func SuiteHelpers.complaints
import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.4 Random as a dependency", .timeLimit(.minutes(20))) struct RandomAsADependencyTests {
  typealias Counter = RandomAsADependency.Counter

  private func makeStore(seed: UInt64) -> StoreOf<Counter> {
    Store(initialState: Counter.State(count: 7, secret: 3, id: UUID(100))) {
      Counter()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SeededGenerator(seed: seed))
    }
  }

  // MARK: The game

  @Test(
    "A new round has a count of 0, and the secret that the dependency gives",
    arguments: [7, 41]
  )
  func newRound(seed: UInt64) {
    let store = makeStore(seed: seed)
    var generator = SeededGenerator(seed: seed)
    let secret = Int.random(in: -100...100, using: &generator)
    store.send(.playNextButtonTapped)
    #expect(
      store.count == 0,
      """
      The count was 7, and a new round should begin with a count of 0. It began with \(store.count). \
      Look at what `playNextButtonTapped` does to the count.
      """
    )
    #expect(
      store.secret == secret,
      """
      With a generator whose numbers are known, a draw from -100 to 100 gives \(secret), and the \
      secret is \(store.secret). Look at which generator `Int.random` uses, and at its range.
      """
    )
  }

  @Test("A new round has the id that the dependency gives")
  func id() {
    let store = makeStore(seed: 7)
    store.send(.playNextButtonTapped)
    #expect(
      store.id == UUID(0),
      """
      The first id that `uuid` makes is \(UUID(0)), and the new round has \(store.id). Look at where \
      `playNextButtonTapped` gets its id from.
      """
    )
  }

  @Test("Each round draws one number and one id")
  func rounds() {
    let store = makeStore(seed: 19)
    var generator = SeededGenerator(seed: 19)
    for round in 0..<4 {
      store.send(.playNextButtonTapped)
      let secret = Int.random(in: -100...100, using: &generator)
      let isRight = store.secret == secret && store.id == UUID(round)
      #expect(
        isRight,
        """
        Round \(round + 1) should have the number \(round + 1) of the generator, \(secret), and the id \
        \(UUID(round)). It has \(store.secret) and \(store.id). Look at how often a round draws.
        """
      )
      guard isRight else { return }
    }
  }

  @Test("Counting draws nothing")
  func incrementDrawsNothing() async {
    await expectSteps(
      """
      `incrementButtonTapped` should add 1 to the count, and ask for no number and no id. Look at the \
      line that your change added to that case.
      """
    ) {
      let store = TestStore(initialState: Counter.State(secret: 3, id: UUID(100))) { Counter() }
      await store.send(.incrementButtonTapped) { $0.count = 1 }
    }
  }

  // MARK: The test

  @Test("The fixed test accepts the correct counter")
  func specAcceptsTheReference() async {
    let found = await complaints { await playNextSpec(makeTestStore()) }
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      On the correct counter `playNextSpec` should pass, and it does not. Compare the \
      numbers that the store draws with those that the test expects, and look for a field that it forgets.

      \(found.first ?? "")
      """
    )
  }

  @Test(
    "The fixed test rejects each counter with a bug",
    arguments: [
      "the count is not set back", "no new secret is drawn", "the id stays the same",
      "the secret is drawn without the dependency", "nothing changes",
    ]
  )
  func specFinds(bug: String) async {
    let found = await complaints { await playNextSpec(makeTestStore(bug: bug)) }
    let isNoticed = !found.isEmpty
    #expect(
      isNoticed,
      """
      `playNextSpec` should fail on a counter in which \(bug), and it passes. Look at the closure: \
      what should all three values of the state be after the tap?
      """
    )
  }

  private func makeTestStore(bug: String = "") -> TestStoreOf<Counter> {
    TestStore(initialState: Counter.State(count: 7, secret: 3, id: UUID(100))) {
      Reference(bug: bug)
    } withDependencies: {
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(ForeseenNumbers(seed: 1))
    }
  }

  /// The correct counter, or one with a bug.
  private struct Reference: Reducer {
    typealias State = Counter.State
    typealias Action = Counter.Action

    var bug = ""
    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
        case .playNextButtonTapped:
          let old = state
          state.count = 0
          state.secret = withRandomNumberGenerator { Int.random(in: -100...100, using: &$0) }
          state.id = uuid()
          switch bug {
          case "": break
          case "the count is not set back": state.count = old.count
          case "no new secret is drawn": state.secret = old.secret
          case "the id stays the same": state.id = old.id
          case "the secret is drawn without the dependency":
            // Any number but the one that the dependency gave.
            state.secret = state.secret == 100 ? -100 : state.secret + 1
          default: state = old
          }
        }
        return .none
      }
    }
  }
}
