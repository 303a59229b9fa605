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
    // TODO: What happens, and what is shown then?
    _ = store
  }

  @Test func theClientIsForgotten() async {
    // TODO: Make a store without a client, and send the action.
  }
}
