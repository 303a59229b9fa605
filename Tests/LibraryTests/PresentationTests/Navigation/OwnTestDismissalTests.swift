import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("A feature that dismisses itself in a test of its own", .timeLimit(.minutes(20)))
struct OwnTestDismissalTests {
  @Test("A feature that dismisses itself in a test of its own counts as presented")
  func presented() async {
    let store = TestStore(initialState: false) {
      Reduce<Bool, Int> { state, _ in
        @Dependency(\.isPresented) var isPresented
        state = isPresented
        return .none
      }
    }
    await store.send(1) { $0 = true }
  }

  @Test("A feature that dismisses itself in a test of its own does it in the test's way as well")
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

  @Test("A feature that dismisses itself in a test of its own gets no more actions after it")
  func sendAfterwards() async {
    let line = #line + 4
    let reports = await reports {
      let store = TestStore(initialState: Sheet.State()) { Sheet() }
      await store.send(.closeButtonTapped)
      await store.send(.incrementButtonTapped)
      #expect(store.state.count == 0)
    }
    #expect(reports.failures.map(\.line) == [line])
    #expect(reports.messages.first?.hasPrefix("The feature has dismissed itself") == true)
    #expect(reports.messages.first?.contains("incrementButtonTapped") == true)
  }

  @Test("What effects of a feature send after it has dismissed itself in its own test is received")
  func effectGoesOn() async {
    let clock = TestClock()
    let line = #line + 2
    let reports = await reports {
      let store = TestStore(initialState: Sheet.State()) {
        Sheet()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(.startButtonTapped)
      await store.send(.closeButtonTapped)
      await clock.advance(by: .seconds(1))
      await store.receive(\.ticked) { $0.count = 1 }
      await clock.advance(by: .seconds(1))
    }
    #expect(reports.failures.map(\.line) == [line])
    #expect(reports.messages.first?.contains("ticked") == true)
  }
}
