import ComposableArchitecture

/// Timeouts, finish, and effects that are still running when a TestStore goes.
enum EffectsInFlight: Program {
  @Reducer struct F {
    struct State: Equatable { var n = 0 }
    enum Action: Equatable { case start, tick, stop, two }
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .start:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          }.cancellable(id: "t")
        case .tick:
          s.n += 1
          return .none
        case .stop: return .cancel(id: "t")
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
    func t(_ c: TestClock<Duration>) -> TestStoreOf<F> {
      TestStore(initialState: F.State()) {
        F()
      } withDependencies: {
        $0.continuousClock = c
      }
    }
    await issues("running") {
      let s = t(TestClock())
      await s.send(.start)
    }
    await issues("stopped") {
      let c = TestClock()
      let s = t(c)
      await s.send(.start)
      await c.advance(by: .seconds(2))
      await s.receive(.tick) { $0.n = 1 }
      await s.receive(.tick) { $0.n = 2 }
      await s.send(.stop)
    }
    await issues("finish times out") {
      let s = t(TestClock())
      await s.send(.start)
      await s.finish(timeout: .milliseconds(30))
      await s.send(.stop)
    }
    await issues("task finish") {
      let c = TestClock()
      let s = t(c)
      let k = await s.send(.start)
      await k.finish(timeout: .milliseconds(30))
      await k.cancel()
      await s.finish()
    }
    await issues("receive times out") {
      let c = TestClock()
      let s = t(c)
      await s.send(.start)
      await s.receive(.tick, timeout: .milliseconds(30)) { $0.n = 1 }
      await s.send(.stop)
    }
    await issues("two") {
      let c = TestClock()
      let s = t(c)
      await s.send(.two)
      await c.advance(by: .seconds(1))
      await s.finish(timeout: .milliseconds(30))
      await c.advance(by: .seconds(1))
      await s.finish(timeout: .milliseconds(300))
    }
    await issues("two running") {
      let s = t(TestClock())
      await s.send(.two)
    }
    await issues("skip in flight") {
      let s = t(TestClock())
      await s.send(.start)
      await s.skipInFlightEffects(strict: true)
    }
    await issues("skip none strict") {
      let s = t(TestClock())
      await s.skipInFlightEffects(strict: true)
    }
    await issues("skip none") {
      let s = t(TestClock())
      await s.skipInFlightEffects(strict: false)
      await s.skipReceivedActions(strict: true)
    }
    await issues("skip received") {
      let c = TestClock()
      let s = t(c)
      await s.send(.start)
      await c.advance(by: .seconds(3))
      await s.skipReceivedActions()
      print(s.state.n)
      await s.skipInFlightEffects()
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
