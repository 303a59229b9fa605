import ComposableArchitecture
import LibraryTestHelpers
import Observation
import Testing

@MainActor
@Suite("Reading with withState")
struct ReadingWithStateTests {
  @Test("A deprecated API still works", arguments: checks(of: ReadingWithState.self))
  func check(_ check: DeprecatedCheck) async throws {
    try await check.run()
  }
}

@MainActor
private struct ReadingWithState: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("reads the state and observes nothing") {
        let store = Recorder.makeStore()
        let hasChanged = LockIsolated(false)
        withObservationTracking {
          #expect(store.withState { $0 } == [])
        } onChange: {
          hasChanged.setValue(true)
        }
        store.send(.note("1"))
        #expect(store.withState { $0 } == ["1"])
        #expect(!hasChanged.value)
      }
    ]
  }
}
