import ComposableArchitecture
import Foundation
import Testing

@testable import Effects

/// Tests of `SecretCounter`, which is in `Support/TestedFeatures.swift`.
@MainActor
struct SecretCounterTests {
  @Test func nextRound() async {
    let old = SecretCounter.State(count: 7, secret: 3, id: UUID(100))
    let store = TestStore(initialState: old) {
      SecretCounter()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(ForeseenNumbers(seed: 1))
    }
    // BEGIN SOLUTION
    var numbers = ForeseenNumbers(seed: 1)
    let secret = Int.random(in: -100...100, using: &numbers)
    await store.send(.playNextButtonTapped) {
      $0 = SecretCounter.State(count: 0, secret: secret, id: UUID(0))
    }
    // END SOLUTION
    // STUB: // TODO: Say what the next round is. A second generator tells you the secret.
    // STUB: await store.send(.playNextButtonTapped)
  }
}
