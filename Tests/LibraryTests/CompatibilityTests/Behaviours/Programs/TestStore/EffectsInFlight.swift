import ComposableArchitecture

/// Effects that still run when a test ends are an issue, and so is a time that runs out. Skipping
/// them is expected, unless there is nothing to skip.
enum EffectsInFlight: Program {
  @Reducer struct Timer {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case start, tick, stop, two }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }.cancellable(id: "timer")
        case .tick:
          state.count += 1
          return .none
        case .stop: return .cancel(id: "timer")
        case .two:
          return .merge(
            .run { _ in try await clock.sleep(for: .seconds(1)) },
            .run { _ in try await clock.sleep(for: .seconds(2)) }
          )
        }
      }
    }
  }
  @MainActor static func run() async {
    func makeTestStore(_ clock: TestClock<Duration>) -> TestStoreOf<Timer> {
      TestStore(initialState: Timer.State()) {
        Timer()
      } withDependencies: {
        $0.continuousClock = clock
      }
    }
    await issues("an effect runs on after the test") {
      let store = makeTestStore(TestClock())
      await store.send(.start)
    }
    await issues("an effect is stopped") {
      let clock = TestClock()
      let store = makeTestStore(clock)
      await store.send(.start)
      await clock.advance(by: .seconds(2))
      await store.receive(.tick) { $0.count = 1 }
      await store.receive(.tick) { $0.count = 2 }
      await store.send(.stop)
    }
    await issues("finish times out") {
      let store = makeTestStore(TestClock())
      await store.send(.start)
      await store.finish(timeout: .milliseconds(30))
      await store.send(.stop)
    }
    await issues("a task's finish times out") {
      let clock = TestClock()
      let store = makeTestStore(clock)
      let task = await store.send(.start)
      await task.finish(timeout: .milliseconds(30))
      await task.cancel()
      await store.finish()
    }
    await issues("receive times out") {
      let clock = TestClock()
      let store = makeTestStore(clock)
      await store.send(.start)
      await store.receive(.tick, timeout: .milliseconds(30)) { $0.count = 1 }
      await store.send(.stop)
    }
    await issues("finish before and after the last effect's end") {
      let clock = TestClock()
      let store = makeTestStore(clock)
      await store.send(.two)
      await clock.advance(by: .seconds(1))
      await store.finish(timeout: .milliseconds(30))
      await clock.advance(by: .seconds(1))
      await store.finish(timeout: .milliseconds(300))
    }
    await issues("two effects run on after the test") {
      let store = makeTestStore(TestClock())
      await store.send(.two)
    }
    await issues("an effect in flight is skipped") {
      let store = makeTestStore(TestClock())
      await store.send(.start)
      await store.skipInFlightEffects(strict: true)
    }
    await issues("no effect in flight is skipped") {
      let store = makeTestStore(TestClock())
      await store.skipInFlightEffects(strict: true)
    }
    await issues("nothing is skipped, leniently and strictly") {
      let store = makeTestStore(TestClock())
      await store.skipInFlightEffects(strict: false)
      await store.skipReceivedActions(strict: true)
    }
    await issues("actions and an effect are skipped") {
      let clock = TestClock()
      let store = makeTestStore(clock)
      await store.send(.start)
      await clock.advance(by: .seconds(3))
      await store.skipReceivedActions()
      print("count:", store.state.count)
      await store.skipInFlightEffects()
    }
  }
}

// Differs in a test: expected issues go to `expectIssue` in tests too.
// -   error
// +   expected
// -   error
// -   error
// +   expected
// +   expected
