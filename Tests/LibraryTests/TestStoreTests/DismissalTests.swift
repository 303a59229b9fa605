import ComposableArchitecture
import Testing

@MainActor
@Suite("A feature that dismisses itself in a test of its own")
struct DismissalTests {
  @Test("does so without anybody presenting it, and its effects end")
  func dismissal() async {
    let store = TestStore(initialState: Sheet.State()) {
      Sheet()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.startButtonTapped)
    #expect(!store.isDismissed)
    await store.send(.closeButtonTapped)
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test("does it in the test's way as well")
  func override() async {
    let count = LockIsolated(0)
    let store = TestStore(initialState: Sheet.State()) {
      Sheet()
    } withDependencies: {
      $0.dismiss = DismissEffect { count.withValue { $0 += 1 } }
    }
    store.dependencies.continuousClock = ImmediateClock()
    await store.send(.closeButtonTapped)
    #expect(store.isDismissed)
    #expect(count.value == 1)
  }

  @Test("takes part in no further step of the test")
  func afterwards() async {
    let line = #line + 4
    let reports = await reports {
      let store = TestStore(initialState: Sheet.State()) { Sheet() }
      await store.send(.closeButtonTapped)
      await store.send(.incrementButtonTapped)
      await store.receive(\.ticked)
      store.assert { $0.count = 1 }
      #expect(store.state.count == 0)
    }
    #expect(reports.failures.map(\.line) == [line, line + 1, line + 2])
    #expect(reports.messages.allSatisfy { $0.hasPrefix("The feature had dismissed itself before") })
  }
}
