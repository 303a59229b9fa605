import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// Steps of a test that fail or are skipped, and the words for it.
struct FailingSteps: CustomTestStringConvertible {
  let testDescription: String
  let exhaustivity: Exhaustivity
  /// Parts of each failure's message, in order.
  let failures: [[String]]
  /// Parts of the message of each assertion that is skipped and shown, in order.
  let skips: [[String]]
  let steps: @MainActor @Sendable (TestStoreOf<Counter>) async -> Void

  init(
    _ name: String,
    with exhaustivity: Exhaustivity = .on,
    failures: [[String]] = [],
    skips: [[String]] = [],
    steps: @escaping @MainActor @Sendable (TestStoreOf<Counter>) async -> Void
  ) {
    testDescription = name
    self.exhaustivity = exhaustivity
    self.failures = failures
    self.skips = skips
    self.steps = steps
  }

  private static let shown = Exhaustivity.off(showSkippedAssertions: true)

  static let all: [Self] = [
    Self(
      "a wrong description",
      failures: [
        [
          "The state is not what the trailing closure expects:", "(Expected: −, Actual: +)",
          "Step: send Counter.Action.increment", "count: 2", "count: 1",
        ]
      ]
    ) { await $0.send(.increment) { $0.count = 2 } },
    Self(
      "a change without a description",
      failures: [["The state was expected to stay as it was, but it changed:"]]
    ) { await $0.send(.increment) },
    Self(
      "a description without a change",
      failures: [
        [
          "A change of the state was expected, but nothing changed.",
          "Step: send Counter.Action.nothing",
        ]
      ]
    ) { await $0.send(.nothing) { $0.count = 0 } },
    Self(
      "an error in the closure, after which the test goes on",
      failures: [["Missing()", "Step: send Counter.Action.increment"]]
    ) {
      struct Missing: Error {}
      await $0.send(.increment) { _ in throw Missing() }
      await $0.send(.increment) { $0.count = 2 }
    },
    Self(
      "another action than the expected one",
      failures: [
        [
          "Another action was received than the one expected here:",
          "(Expected: −, Actual: +)", "7", "8",
        ]
      ]
    ) {
      await $0.send(.echo(7))
      await $0.receive(.echoed(8)) { $0.count = 8 }
    },
    Self("an action that comes later", failures: [["which comes later"]]) {
      await $0.send(.echoes([1, 2]))
      await $0.receive(.echoed(2)) { $0.count = 2 }
      await $0.receive(.echoed(2)) { $0.count = 2 }
    },
    Self(
      "another case than the expected one",
      failures: [
        ["the case 'echoes' of 'Counter.Action', which carries", "+ Counter.Action.echoed(7)"]
      ]
    ) {
      await $0.send(.echo(7))
      await $0.receive(\.echoes) { $0.count = 7 }
    },
    Self(
      "an action that nothing sends, at once",
      failures: [
        [
          "An action was expected from an effect, but none was received.",
          "No effect is running",
        ]
      ]
    ) {
      $0.timeout = .seconds(Int64.max)
      await $0.receive(.echoed(1)) { $0.count = 1 }
    },
    Self(
      "a wrong description of a received action's change",
      failures: [["The state is not what", "Step: receive Counter.Action.echoed(7)"]]
    ) {
      await $0.send(.echo(7))
      await $0.receive(.echoed(7)) { $0.count = 8 }
    },
    Self(
      "an action sent before others are received",
      failures: [
        ["Effects have sent one action that the test must receive", "echoed"], ["but it changed:"],
        ["but nothing changed."],
      ]
    ) {
      await $0.send(.echo(7))
      await $0.send(.nothing)
      await $0.receive(.echoed(7)) { $0.count = 7 }
    },
    Self(
      "actions that are not received",
      failures: [["At the end of the test, 2 actions from effects"]]
    ) { await $0.send(.echoes([1, 2])) },
    Self(
      "an effect that runs on",
      failures: [
        [
          "An effect of this action was still running when the test ended:", "forever",
          "store.finish()",
        ]
      ]
    ) { await $0.send(.forever) },
    Self(
      "effects that do not end in time",
      failures: [
        ["All effects were expected to end"],
        ["The effects of the action were expected to end", "Counter.Action.forever"],
      ]
    ) {
      let task = await $0.send(.forever)
      await $0.finish(timeout: .zero)
      await task.finish(timeout: .zero)
      await task.cancel()
    },
    Self("nothing to skip", failures: [["no received actions to skip"], ["no running effects"]]) {
      await $0.skipReceivedActions(strict: false)
      await $0.skipReceivedActions()
      await $0.skipInFlightEffects(strict: false)
      await $0.skipInFlightEffects()
    },
    Self(
      "an action that does not fit, without exhaustivity",
      failures: [["has not come", "echoed(9)", "echoed(1)"]]
    ) {
      $0.exhaustivity = .off
      await $0.send(.echoes([1, 2]))
      await $0.receive(.echoed(9))
    },
    Self(
      "a state after an action that is not received, without exhaustivity",
      failures: [
        [
          "The state is not what", "Step: assert", "has not received yet: .echoed(7).",
          "skipReceivedActions",
        ]
      ]
    ) {
      $0.exhaustivity = .off
      await $0.send(.echo(7))
      await $0.finish()
      $0.assert { $0.count = 7 }
    },
    Self(
      "a skipped description",
      with: shown,
      skips: [["Skipped, because exhaustivity is off.", "count: 1"]]
    ) { await $0.send(.increment) },
    Self("a skipped description of no change", with: shown, skips: [["but nothing changed"]]) {
      await $0.send(.nothing) { $0.count = 0 }
    },
    Self("an action that is passed over", with: shown, skips: [["one received action was skipped"]])
    {
      await $0.send(.echoes([1, 2]))
      await $0.receive(.echoed(2)) { $0.count = 2 }
    },
    Self(
      "skipped actions and effects at the end",
      with: shown,
      skips: [["had not been received"], ["was still running"]]
    ) {
      await $0.send(.forever)
      await $0.send(.echo(0))
    },
    Self(
      "what is skipped on purpose",
      skips: [["2 received actions were skipped"], ["one running effect was skipped"]]
    ) {
      await $0.send(.echoes([1, 2]))
      await $0.skipReceivedActions()
      #expect($0.state.count == 2)
      await $0.send(.forever)
      await $0.skipInFlightEffects()
      await $0.finish()
    },
  ]
}

@MainActor
@Suite("What a test store says", .timeLimit(.minutes(20)))
struct WordsOfFailuresTests {
  @Test("A test store says what is wrong, and what it skips", arguments: FailingSteps.all)
  func words(_ failing: FailingSteps) async {
    let reports = await reports {
      let store = counterStore()
      store.exhaustivity = failing.exhaustivity
      await failing.steps(store)
    }
    check(reports.messages, failing.failures)
    check(reports.expected.map(\.message), failing.skips)
  }

  private func check(_ messages: [String], _ expected: [[String]]) {
    #expect(messages.count == expected.count, "\(messages)")
    for (message, parts) in zip(messages, expected) {
      for part in parts { #expect(message.contains(part), "\(message)") }
    }
  }

  @Test("A failure stands at its step, and what is left over where it began")
  func places() async {
    let line = #line + 2
    let reports = await reports {
      let store = counterStore()
      await store.send(.increment) { $0.count = 2 }
      await store.send(.echo(7))
      await store.receive(.echoed(8)) { $0.count = 8 }
      let task = await store.send(.forever)
      await store.finish(timeout: .zero)
      await task.finish(timeout: .zero)
      await store.send(.echo(7))
    }
    #expect(reports.failures.map { $0.line - line } == [1, 3, 5, 6, 0, 4])
  }
}
