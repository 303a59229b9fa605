import ComposableArchitecture
import Testing

@testable import Effects

@MainActor
@Suite("3.9 Test the effects", .timeLimit(.minutes(1))) struct TestTheEffectsTests {
  // MARK: The timer

  /// A timer that differs from the right one in what it is told.
  private struct FaultyTimer: Sendable {
    var fault: String
    var interval = Duration.seconds(1)
    var step = 1
    var ticksAtMost = Int.max
    var canStop = true

    func callAsFunction() -> Reduce<CounterFeature.State, CounterFeature.Action> {
      Reduce { state, action in
        switch action {
        case .startTimerButtonTapped:
          @Dependency(\.continuousClock) var clock
          return .run { send in
            var ticks = 0
            for await _ in clock.timer(interval: interval) where ticks < ticksAtMost {
              ticks += 1
              await send(.timerTicked)
            }
          }
          .cancellable(id: CounterFeature.CancelID.timer)

        case .stopTimerButtonTapped:
          return canStop ? .cancel(id: CounterFeature.CancelID.timer) : .none

        case .timerTicked:
          state.count += step
          return .none
        }
      }
    }
  }

  private func timerComplaints(
    _ reducer: @escaping () -> Reduce<CounterFeature.State, CounterFeature.Action>
  ) async -> [String] {
    await complaints {
      await timerSpec { clock in
        TestStore(initialState: CounterFeature.State()) {
          reducer()
        } withDependencies: {
          $0.continuousClock = clock
        }
      }
    }
  }

  @Test("The repaired timer test has nothing to say about the right timer")
  func timerAcceptsTheReference() async {
    let found = await timerComplaints { Reduce(CounterFeature()) }
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      On the right timer `timerSpec` should pass, and it complained: \
      \(found.joined(separator: "\n"))
      """
    )
  }

  @Test("The repaired timer test finds every fault")
  func timerFinds() async throws {
    let faulty = [
      FaultyTimer(fault: "a tick takes two seconds", interval: .seconds(2)),
      FaultyTimer(fault: "a tick takes half a second", interval: .milliseconds(500)),
      FaultyTimer(fault: "a tick adds ten", step: 10),
      FaultyTimer(fault: "a tick adds nothing", step: 0),
      FaultyTimer(fault: "there is no tick after the first", ticksAtMost: 1),
      FaultyTimer(
        fault: "there is no tick after the second, but no end either",
        ticksAtMost: 2,
        canStop: false
      ),
      FaultyTimer(fault: "the stop button does not stop it", canStop: false),
    ]
    for timer in faulty {
      let found = await timerComplaints { timer() }
      let isNoticed = !found.isEmpty
      try #require(
        isNoticed,
        """
        `timerSpec` passes on a timer in which \(timer.fault). Move time by hand, receive each \
        tick, and let time pass once more after the stop.
        """
      )
    }
  }

  // MARK: The loader

  private typealias Fetch = @Sendable (Int) async -> Result<String, FactLoader.LoadingError>
  private typealias LoaderReduce = Reduce<FactLoader.State, FactLoader.Action>

  /// A spec for the loader.
  private typealias LoaderSpec =
    @MainActor ((@escaping Fetch) -> TestStoreOf<FactLoader>) async ->
    Void

  private func loaderComplaints(
    of spec: LoaderSpec,
    _ reducer: @escaping (@escaping Fetch) -> LoaderReduce
  ) async -> [String] {
    await complaints {
      await spec { fetch in
        TestStore(initialState: FactLoader.State(number: 7)) { reducer(fetch) }
      }
    }
  }

  /// The right loader, after which something goes wrong.
  private func loader(
    _ fetch: @escaping Fetch,
    then spoil: @escaping (inout FactLoader.State, FactLoader.Action) -> Void
  ) -> LoaderReduce {
    Reduce(
      CombineReducers {
        FactLoader(fetch: fetch)
        LoaderReduce { state, action in
          spoil(&state, action)
          return .none
        }
      }
    )
  }

  @Test("The specs for loading have nothing to say about the right loader")
  func loaderAcceptsTheReference() async {
    for (name, spec) in [("successSpec", successSpec as LoaderSpec), ("failureSpec", failureSpec)] {
      let found = await loaderComplaints(of: spec) { Reduce(FactLoader(fetch: $0)) }
      let isContent = found.isEmpty
      #expect(
        isContent,
        """
        On the right loader `\(name)` should pass, and it complained: \
        \(found.joined(separator: "\n"))
        """
      )
    }
  }

  @Test("The spec for success finds every fault")
  func successFinds() async throws {
    try await expect("successSpec", successSpec, finds: "nothing says that it is loading") {
      loader($0) { state, action in if action == .load { state.loading = false } }
    }
    try await expect("successSpec", successSpec, finds: "the loading never ends") {
      loader($0) { state, action in if action != .load { state.loading = true } }
    }
    try await expect("successSpec", successSpec, finds: "the text is not shown") {
      loader($0) { state, _ in state.text = "" }
    }
    try await expect("successSpec", successSpec, finds: "the fact is about the next number") {
      fetch in Reduce(FactLoader(fetch: { await fetch($0 + 1) }))
    }
    try await expect("successSpec", successSpec, finds: "nothing is fetched") { _ in
      Reduce { state, action in
        if action == .load { state.loading = true }
        return .none
      }
    }
  }

  @Test("The spec for failure finds every fault")
  func failureFinds() async throws {
    try await expect("failureSpec", failureSpec, finds: "nothing says that it is loading") {
      loader($0) { state, action in if action == .load { state.loading = false } }
    }
    try await expect("failureSpec", failureSpec, finds: "the loading never ends after a failure") {
      loader($0) { state, action in if action != .load { state.loading = true } }
    }
    try await expect("failureSpec", failureSpec, finds: "no error is shown") {
      loader($0) { state, _ in state.text = "" }
    }
    try await expect("failureSpec", failureSpec, finds: "a failure is told as a success") {
      fetch in
      Reduce(
        FactLoader(
          fetch: { number in
            if case .failure(let error) = await fetch(number) {
              return .success("Error: \(error.reason)")
            }
            return await fetch(number)
          }
        )
      )
    }
  }

  private func expect(
    _ name: String,
    _ spec: LoaderSpec,
    finds fault: String,
    in reducer: @escaping (@escaping Fetch) -> LoaderReduce
  ) async throws {
    let found = await loaderComplaints(of: spec, reducer)
    let isNoticed = !found.isEmpty
    try #require(
      isNoticed,
      """
      `\(name)` passes on a loader in which \(fault). Which step would look different there?
      """
    )
  }
}
