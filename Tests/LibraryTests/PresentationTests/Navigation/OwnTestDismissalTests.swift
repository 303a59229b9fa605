import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("A feature that dismisses itself in a test of its own", .timeLimit(.minutes(20)))
struct OwnTestDismissalTests {
  @Test("A feature that dismisses itself in a test of its own needs no parent; effects may go on")
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

  @Test("A feature that dismisses itself in a test of its own may tell its parent before")
  func delegate() async {
    struct Form: Reducer {
      enum Action { case saveButtonTapped, saved }
      @Dependency(\.dismiss) var dismiss

      func reduce(into state: inout Int, action: Action) -> Effect<Action> {
        switch action {
        case .saveButtonTapped:
          return .run { send in
            await send(.saved)
            await dismiss()
          }
        case .saved:
          state += 1
          return .none
        }
      }
    }
    let store = TestStore(initialState: 0) { Form() }
    await store.send(.saveButtonTapped)
    #expect(store.isDismissed)
    await store.receive {
      if case .saved = $0 { true } else { false }
    } assert: {
      $0 = 1
    }
    store.assert { $0 = 1 }
    await store.finish()
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
