import ComposableArchitecture
import Testing

import struct SuiteHelpers.JudgedTests

@testable import ReduxBasics

@MainActor
@Suite("1.10 Test it") struct TestTheCounterTests {
  private typealias State = CounterFeature.State
  private typealias Action = CounterFeature.Action

  private static let tests = JudgedTests(file: "1.10-TestTheCounter.swift")

  @Test("All tests pass on the correct counter")
  func correctCounter() async throws {
    try await Self.tests.expectPass()
  }

  /// A counter with a bug.
  ///
  /// - Parameter change: What an action does to the state; nil for what is right.
  private nonisolated static func bug(
    _ what: String,
    _ advice: String,
    _ change: @escaping @Sendable (inout State, Action) -> Void
  ) -> JudgedTests.Bug {
    let replacement = Replacement(of: CounterFeature.self) {
      Reduce { state, action in
        change(&state, action)
        return .none
      }
    }
    return JudgedTests.Bug(what, advice) { try await replacement($0) }
  }

  private nonisolated static func count(_ state: inout State, _ action: Action) {
    state.count += action == .incrementButtonTapped ? 1 : -1
  }

  // MARK: The plus button

  @Test("Each bug of the plus button is noticed", arguments: plusBugs)
  func plus(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  nonisolated static let plusBugs: [JudgedTests.Bug] = [
    bug("plus does nothing", "Send the action, and say what the count is then.") { state, action in
      if action == .decrementButtonTapped { state.count -= 1 }
    },
    bug("plus adds 2", "Say the exact count.") { state, action in
      state.count += action == .incrementButtonTapped ? 2 : -1
    },
    bug("plus always gives 1", "From 0 that is right: begin at another number.") { state, action in
      if action == .incrementButtonTapped { state.count = 1 } else { state.count -= 1 }
    },
    bug(
      "plus changes the name of the counter, too",
      "A test store compares the whole state, as long as it is exhaustive."
    ) { state, action in
      count(&state, action)
      if action == .incrementButtonTapped { state.name = "Changed" }
    },
  ]

  // MARK: The minus button

  @Test("Each bug of the minus button is noticed", arguments: minusBugs)
  func minus(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  nonisolated static let minusBugs: [JudgedTests.Bug] = [
    bug("minus does nothing", "Send the action, and say what the count is then.") { state, action in
      if action == .incrementButtonTapped { state.count += 1 }
    },
    bug("the count never goes below 0", "From which count would the difference show?") {
      state,
      action in
      count(&state, action)
      state.count = max(0, state.count)
    },
    bug("plus and minus are swapped", "Say the count after each of the two.") { state, action in
      state.count += action == .incrementButtonTapped ? -1 : 1
    },
  ]
}
