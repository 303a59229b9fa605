import ComposableArchitecture
import Testing

@testable import Effects

@MainActor
@Suite("3.4 Failure is a result too", .timeLimit(.minutes(1))) struct FailureIsAResultTests {
  typealias Feature = FailureIsAResult.Feature

  private struct Unreachable: Error {}

  private let apology = "Could not load a number fact :("

  private func makeStore(
    count: Int = 0,
    alert: String? = nil,
    numberFact: @escaping @Sendable (Int) async throws -> String
  ) -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State(count: count, numberFactAlert: alert)) {
      Feature(numberFact: numberFact)
    }
  }

  @Test("A fact that arrives is shown, and the loading is over")
  func success() async {
    let store = makeStore(count: 3) { "\($0) is a good number Brent" }
    await store.send(.numberFactButtonTapped) { $0.isLoadingFact = true }
    await store.receive(\.numberFactResponse.success) {
      $0.isLoadingFact = false
      $0.numberFactAlert = "3 is a good number Brent"
    }
  }

  @Test("A failure is shown as an apology, and the loading is over")
  func failure() async {
    let store = makeStore { _ in throw Unreachable() }
    await store.send(.numberFactButtonTapped) { $0.isLoadingFact = true }
    await store.receive(\.numberFactResponse.failure) {
      $0.isLoadingFact = false
      $0.numberFactAlert = apology
    }
  }

  @Test("A failure takes the place of an older fact")
  func failureReplacesAFact() async {
    let store = makeStore(alert: "1 is the loneliest number") { _ in throw Unreachable() }
    await store.send(.numberFactButtonTapped) { $0.isLoadingFact = true }
    await store.receive(\.numberFactResponse.failure) {
      $0.isLoadingFact = false
      $0.numberFactAlert = apology
    }
  }

  @Test("After a failure it can be tried again")
  func retry() async {
    let attempts = LockIsolated(0)
    let store = makeStore { number in
      attempts.withValue { $0 += 1 }
      guard attempts.value > 1 else { throw Unreachable() }
      return "\(number) at last"
    }
    await store.send(.numberFactButtonTapped) { $0.isLoadingFact = true }
    await store.receive(\.numberFactResponse.failure) {
      $0.isLoadingFact = false
      $0.numberFactAlert = apology
    }
    await store.send(.factAlertDismissed) { $0.numberFactAlert = nil }
    await store.send(.numberFactButtonTapped) { $0.isLoadingFact = true }
    await store.receive(\.numberFactResponse.success) {
      $0.isLoadingFact = false
      $0.numberFactAlert = "0 at last"
    }
  }

  @Test("The fact is still about the count at the time of the tap")
  func countAtTheTap() async {
    let (tap, answer) = AsyncStream.makeStream(of: Void.self)
    let store = makeStore(count: 9) { number in
      for await _ in tap { break }
      return "\(number)"
    }
    await store.send(.numberFactButtonTapped) { $0.isLoadingFact = true }
    await store.send(.incrementButtonTapped) { $0.count = 10 }
    answer.finish()
    await store.receive(\.numberFactResponse.success) {
      $0.isLoadingFact = false
      $0.numberFactAlert = "9"
    }
  }

  @Test("A request that is cancelled is not shown as a failure")
  func cancellation() async {
    let store = Store(initialState: Feature.State()) {
      Feature(numberFact: { _ in try await Task.never() })
    }
    let task = store.send(.numberFactButtonTapped)
    task.cancel()
    await task.finish()
    let alert = store.numberFactAlert
    #expect(
      alert == nil,
      """
      The request was cancelled before it could fail, and still the alert says \(alert ?? ""). \
      What is sent to the store after a cancellation?
      """
    )
  }
}
