import ComposableArchitecture
import Testing

@testable import Effects

@MainActor
@Suite("3.15 Test the effects", .timeLimit(.minutes(5))) struct TestTheEffectsTests {
  // MARK: The timer

  /// A timer with a bug, and the step of a spec that finds it.
  private struct BuggyTimer: Sendable {
    var bug: String
    var step: String
    var interval = Duration.seconds(1)
    var amount = 1
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
          state.count += amount
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

  @Test("The timer test accepts the correct timer")
  func timerAcceptsTheReference() async {
    let found = await timerComplaints { Reduce(CounterFeature()) }
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      On the correct timer `timerSpec` should pass, and it reported the following. Look at the step \
      that this is about.

      \(found.first ?? "")
      """
    )
  }

  @Test("The timer test rejects each timer with a bug")
  func timerFinds() async throws {
    let count = "Look at the counts that you expect after each tick."
    let time = "Look at how far you move the clock before each tick."
    let end = "Look at the end: is the timer stopped, and does time pass after that?"
    let timers = [
      BuggyTimer(bug: "a tick takes two seconds", step: time, interval: .seconds(2)),
      BuggyTimer(bug: "a tick takes half a second", step: time, interval: .milliseconds(500)),
      BuggyTimer(bug: "a tick adds ten", step: count, amount: 10),
      BuggyTimer(bug: "a tick adds nothing", step: count, amount: 0),
      BuggyTimer(
        bug: "there is no tick after the first",
        step: "Look at how many ticks you receive.",
        ticksAtMost: 1
      ),
      BuggyTimer(
        bug: "there is no tick after the second, but no end either",
        step: end,
        ticksAtMost: 2,
        canStop: false
      ),
      BuggyTimer(bug: "the stop button does not stop it", step: end, canStop: false),
    ]
    for timer in timers {
      let (onCorrect, onBuggy) = await complaints {
        await timerComplaints { Reduce(CounterFeature()) }
      } onBuggy: {
        await timerComplaints { timer() }
      }
      try requireSilence("timerSpec", onCorrect, "timer")
      let isNoticed = !onBuggy.isEmpty
      try #require(
        isNoticed,
        """
        `timerSpec` should fail on a timer in which \(timer.bug), and it passes. \(timer.step)
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

  /// The correct loader, after which something goes wrong.
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

  @Test("The two tests of the loader accept the correct loader")
  func loaderAcceptsTheReference() async {
    for (name, spec) in [("successSpec", successSpec as LoaderSpec), ("failureSpec", failureSpec)] {
      let found = await loaderComplaints(of: spec) { Reduce(FactLoader(fetch: $0)) }
      let isContent = found.isEmpty
      #expect(
        isContent,
        """
        On the correct loader `\(name)` should pass, and it reported the following. Look at the step \
        that this is about.

        \(found.first ?? "")
        """
      )
    }
  }

  private let afterTheTap = "Look at the state that you expect after the tap."
  private let afterTheAnswer = "Look at the state that you expect after the answer."

  @Test("The test of a success rejects each loader with a bug")
  func successFinds() async throws {
    let name = "successSpec"
    try await expect(name, successSpec, rejects: "nothing says that it loads", afterTheTap) {
      loader($0) { state, action in if action == .loadButtonTapped { state.loading = false } }
    }
    try await expect(name, successSpec, rejects: "the loading never ends", afterTheAnswer) {
      loader($0) { state, action in if action != .loadButtonTapped { state.loading = true } }
    }
    try await expect(name, successSpec, rejects: "the text is not shown", afterTheAnswer) {
      loader($0) { state, _ in state.text = "" }
    }
    try await expect(
      name,
      successSpec,
      rejects: "the fact is about the next number",
      "Look at what your `fetch` answers: does it depend on the number it is given?"
    ) { fetch in
      Reduce(FactLoader(fetch: { await fetch($0 + 1) }))
    }
    try await expect(
      name,
      successSpec,
      rejects: "nothing is fetched",
      "Look at what you receive after the tap."
    ) { _ in
      Reduce { state, action in
        if action == .loadButtonTapped { state.loading = true }
        return .none
      }
    }
  }

  @Test("The test of a failure rejects each loader with a bug")
  func failureFinds() async throws {
    let name = "failureSpec"
    try await expect(name, failureSpec, rejects: "nothing says that it loads", afterTheTap) {
      loader($0) { state, action in if action == .loadButtonTapped { state.loading = false } }
    }
    try await expect(name, failureSpec, rejects: "the loading never ends", afterTheAnswer) {
      loader($0) { state, action in if action != .loadButtonTapped { state.loading = true } }
    }
    try await expect(name, failureSpec, rejects: "no error is shown", afterTheAnswer) {
      loader($0) { state, _ in state.text = "" }
    }
    try await expect(
      name,
      failureSpec,
      rejects: "a failure arrives as a success",
      "Look at which action you receive."
    ) { fetch in
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
    rejects bug: String,
    _ step: String,
    in reducer: @escaping (@escaping Fetch) -> LoaderReduce
  ) async throws {
    let (onCorrect, onBuggy) = await complaints {
      await loaderComplaints(of: spec) { Reduce(FactLoader(fetch: $0)) }
    } onBuggy: {
      await loaderComplaints(of: spec, reducer)
    }
    try requireSilence(name, onCorrect, "loader")
    let isNoticed = !onBuggy.isEmpty
    try #require(
      isNoticed,
      "`\(name)` should fail on a loader in which \(bug), and it passes. \(step)"
    )
  }
  private func requireSilence(_ name: String, _ onCorrect: [String], _ feature: String) throws {
    let isSilent = onCorrect.isEmpty
    try #require(
      isSilent,
      "Not judged yet: `\(name)` fails on the correct \(feature) too. First let it pass there."
    )
  }
}
