import ComposableArchitecture
import Testing

@testable import Effects

@MainActor
struct TideFeatureTests {
  private struct NoServer: Error {}

  @Test func aRequestFails() async {
    let store = TestStore(initialState: TideFeature.State()) {
      TideFeature()
    } withDependencies: {
      $0.tideClient.highTide = { _ in throw NoServer() }
    }
    // BEGIN SOLUTION
    await store.send(.askButtonTapped)
    await store.receive(\.tideResponse.failure) { $0.answer = "Nobody answers" }
    // END SOLUTION
    // STUB: // TODO: What happens, and what is shown then?
    // STUB: _ = store
  }

  @Test func theClientIsForgotten() async {
    // BEGIN SOLUTION
    let store = TestStore(initialState: TideFeature.State()) { TideFeature() }
    await withKnownIssue {
      await store.send(.askButtonTapped)
      await store.receive(\.tideResponse.failure) { $0.answer = "Nobody answers" }
    }
    // END SOLUTION
    // STUB: // TODO: Make a store without a client, and send the action.
  }
}
