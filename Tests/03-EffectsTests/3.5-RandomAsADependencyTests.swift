import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.SeededGenerator
import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.5 Random as a dependency", .timeLimit(.minutes(20))) struct RandomAsADependencyTests {
  typealias Counter = RandomAsADependency.Counter

  private func makeStore(seed: UInt64) -> StoreOf<Counter> {
    Store(initialState: Counter.State(count: 7, secret: 3, id: UUID(100))) {
      Counter()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SeededGenerator(seed: seed))
    }
  }

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
        \(UUID(round)). It has \(store.secret) and \(store.id). Look at where both come from, and at \
        how often a round draws.
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
      let store = TestStore(initialState: Counter.State(secret: 3, id: UUID(100))) {
        Counter().comparing(\.count, \.secret, \.id)
      }
      await store.send(.incrementButtonTapped) { $0.count = 1 }
    }
  }
}
