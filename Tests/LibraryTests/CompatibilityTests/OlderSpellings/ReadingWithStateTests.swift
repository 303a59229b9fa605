import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// Reading with withState.
@MainActor
struct ReadingWithState: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("reads the state and observes nothing") {
        let store = Recorder.makeStore()
        #expect(store.withState { $0 } == [])
        let isObserved = isTold(reading: { _ = store.withState { $0 } }) {
          store.send(.note("1"))
        }
        #expect(!isObserved)
        #expect(store.withState { $0 } == ["1"])
      }
    ]
  }
}
