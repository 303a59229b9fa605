import ComposableArchitecture
import Testing

@testable import Effects

@MainActor
struct TideFeatureTests {
  private struct NoServer: Error {}

  @Test func aRequestFails() async {
    // TODO: Give the store a client that throws. What is shown then?
  }

  @Test func theClientIsForgotten() async {
    // TODO: Make a store without a client, and send the action.
  }
}
