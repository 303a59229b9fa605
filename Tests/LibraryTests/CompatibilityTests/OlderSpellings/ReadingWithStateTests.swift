import ComposableArchitecture
import LibraryTestHelpers
import Observation
import Testing

/// Reading with withState.
@MainActor
struct ReadingWithState: DeprecatedChecks {
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
