import ComposableArchitecture
import Foundation
import Testing

@testable import Effects

/// Tests of `SecretCounter`, which is in `Support/TestedFeatures.swift`.
@MainActor
struct SecretCounterTests {
  private let old = SecretCounter.State(count: 7, secret: 3, id: UUID(100))

  @Test func nextRound() async {
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

  @Test func forgottenDependencies() {
    // BEGIN SOLUTION
    let store = Store(initialState: old) { SecretCounter() }
    withKnownIssue { store.send(.playNextButtonTapped) }
    // END SOLUTION
    // STUB: // TODO: Send the same action to a plain `Store` that is given no dependencies.
  }
}
