import ComposableArchitecture
import Testing

import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.4 Failure is a result too", .timeLimit(.minutes(20))) struct FailureIsAResultTests {
  typealias Feature = FailureIsAResult.Feature

  private struct Unreachable: Error {}

  private let apology = "Could not load a number fact :("

  private func makeStore(
    count: Int = 0,
    alert: String? = nil,
    numberFact: @escaping @Sendable (Int) async throws -> String
  ) -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State(count: count, numberFactAlert: alert)) {
      Feature().comparing(\.count, \.isLoadingFact, \.numberFactAlert)
    } withDependencies: {
      $0.factClient.fetch = numberFact
    }
  }

  @Test("A tap says that a fact is being loaded")
  func loading() async {
    let store = Store(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }
    let task = store.send(.numberFactButtonTapped)
    #expect(
      store.isLoadingFact,
      """
      While the request runs, `isLoadingFact` should be true, and it is false. Look at \
      `numberFactButtonTapped`: what does it change before it returns the effect?
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  @Test("A fact that arrives is shown, and the loading is over")
  func success() async {
    await expectSteps(
      """
      A request succeeds. The loading should be over, and the alert should show the fact. Look at \
      what the case for a success assigns.
      """
    ) {
      let store = makeStore(count: 3) { "\($0) is a good number" }
      await store.send(.numberFactButtonTapped) { $0.isLoadingFact = true }
      await store.receive(\.numberFactResponse.success) {
        $0.isLoadingFact = false
        $0.numberFactAlert = "3 is a good number"
      }
    }
  }

  @Test("A failure is shown as an apology, and the loading is over")
  func failure() async {
    await expectSteps(
      """
      An older fact is shown when a request fails. The effect should send \
      `.numberFactResponse(.failure(…))`; then the loading should be over, and the alert should say \
      "\(apology)". Look at what the effect sends when `fetch` throws, then at the case for a failure.
      """
    ) {
      let store = makeStore(alert: "1 is the loneliest number") { _ in throw Unreachable() }
      await store.send(.numberFactButtonTapped) { $0.isLoadingFact = true }
      await store.receive(\.numberFactResponse.failure) {
        $0.isLoadingFact = false
        $0.numberFactAlert = apology
      }
    }
  }

  @Test("After a failure it can be tried again")
  func retry() async {
    await expectSteps(
      """
      A first request fails, the alert is dismissed, and a second request succeeds. Both should be \
      shown as if they were alone. Look for something that the failure leaves behind in the state.
      """
    ) {
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
  }

  @Test("A request that is cancelled is not shown as a failure")
  func cancellation() async {
    let store = Store(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }
    let task = store.send(.numberFactButtonTapped)
    let early = store.numberFactAlert
    #expect(
      early == nil,
      """
      Before there is an answer no alert should be shown, and it says "\(early ?? "")". Look at what \
      `numberFactButtonTapped` assigns.
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
    let late = store.numberFactAlert
    #expect(
      late == early,
      """
      The request was cancelled, and still the alert changed: it says "\(late ?? "")". Look at how \
      the effect sends its answer. What a cancelled effect sends goes nowhere.
      """
    )
  }
}
