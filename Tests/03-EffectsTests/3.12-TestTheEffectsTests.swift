import ComposableArchitecture
import Testing

import struct SuiteHelpers.JudgedTests

@testable import Effects

@MainActor
@Suite("3.12 Test the effects", .timeLimit(.minutes(20))) struct TestTheEffectsTests {
  private static let tests = JudgedTests(file: "3.12-TestTheEffects.swift")

  @Test("All tests pass on the correct features")
  func correctFeatures() async throws {
    try await Self.tests.expectPass()
  }

  // MARK: The timer

  @Test("Each bug of the timer is noticed", arguments: timerBugs)
  func timerNotices(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  /// A timer with a bug.
  private struct BuggyTimer: Sendable {
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

  private nonisolated static func timer(
    _ what: String,
    _ advice: String,
    _ timer: BuggyTimer
  ) -> JudgedTests.Bug {
    JudgedTests.Bug(what, advice) {
      try await Replacement(of: CounterFeature.self) { timer() }($0)
    }
  }

  nonisolated static let timerBugs: [JudgedTests.Bug] = {
    let count = "Look at the counts that you expect after each tick."
    let time = "Look at how far you move the clock before each tick."
    let end = "Look at the end: is the timer stopped, and does time pass after that?"
    return [
      timer("a tick takes two seconds", time, BuggyTimer(interval: .seconds(2))),
      timer("a tick takes half a second", time, BuggyTimer(interval: .milliseconds(500))),
      timer("a tick adds ten", count, BuggyTimer(amount: 10)),
      timer("a tick adds nothing", count, BuggyTimer(amount: 0)),
      timer(
        "there is no tick after the first",
        "Look at how many ticks you receive.",
        BuggyTimer(ticksAtMost: 1)
      ),
      timer(
        "there is no tick after the second, but no end either",
        end,
        BuggyTimer(ticksAtMost: 2, canStop: false)
      ),
      timer("the stop button does not stop it", end, BuggyTimer(canStop: false)),
    ]
  }()

  // MARK: The loader

  @Test("Each bug of the loader is noticed", arguments: loaderBugs)
  func loaderNotices(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  nonisolated static let loaderBugs: [JudgedTests.Bug] = {
    let tap = "Look at the state that you expect after the tap."
    let success = "Look at the state that you expect after a fetch that succeeds."
    let failure = "Look at the state that you expect after a fetch that fails."
    return [
      loader("nothing says that it loads", tap) { state, action in
        if action == .loadButtonTapped { state.loading = false }
      },
      loader("the number changes with a success", "A strict store compares the whole state.") {
        if $1.is(\.factResponse.success) { $0.number += 1 }
      },
      loader("the number changes with a failure", "A strict store compares the whole state.") {
        if $1.is(\.factResponse.failure) { $0.number += 1 }
      },
      loader("the loading never ends after a success", success) { state, action in
        if action.is(\.factResponse.success) { state.loading = true }
      },
      loader("the text is not shown", success) { state, action in
        if action.is(\.factResponse.success) { state.text = "" }
      },
      loader("the loading never ends after a failure", failure) { state, action in
        if action.is(\.factResponse.failure) { state.loading = true }
      },
      loader("no error is shown", failure) { state, action in
        if action.is(\.factResponse.failure) { state.text = "" }
      },
      loader(
        "the fact is about the next number",
        "Look at what your `fetch` answers: does it depend on the number it is given?"
      ) { try await $0.fetch($1 + 1) },
      loader("nothing is fetched", "Look at what you receive after the tap.") { _, _ in
        throw CancellationError()
      },
      loader("a failure arrives as a success", "Look at which action you receive.") {
        do {
          return try await $0.fetch($1)
        } catch let error as FactLoader.LoadingError {
          return "Error: \(error.reason)"
        }
      },
    ]
  }()

  /// The correct loader, after which something goes wrong.
  private nonisolated static func loader(
    _ what: String,
    _ advice: String,
    then spoil: @escaping @Sendable (inout FactLoader.State, FactLoader.Action) -> Void
  ) -> JudgedTests.Bug {
    let replacement = Replacement(of: FactLoader.self) { correct in
      correct
      Reduce { state, action in
        spoil(&state, action)
        return .none
      }
    }
    return JudgedTests.Bug(what, advice) { try await replacement($0) }
  }

  /// A loader that fetches in another way. One that throws `CancellationError` sends nothing.
  private nonisolated static func loader(
    _ what: String,
    _ advice: String,
    fetching: @escaping @Sendable (FactClient, Int) async throws -> String
  ) -> JudgedTests.Bug {
    let replacement = Replacement(of: FactLoader.self) { correct in
      correct.transformDependency(\.factClient) { source in
        source.fetch = { [source] in try await fetching(source, $0) }
      }
    }
    return JudgedTests.Bug(what, advice) { try await replacement($0) }
  }
}
