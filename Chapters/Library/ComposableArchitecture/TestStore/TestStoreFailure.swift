/// A failure of a ``TestStore``, for the reader of a test. It is described when that is needed.
///
/// ``text`` is the only place that writes its parts down. Programs find them again by their heads:
/// the suites leave out the advice, and the runner knows two checks that found the same.
struct TestStoreFailure {
  /// The expected and the actual.
  let expectation: () -> String
  /// The line of the test that failed, such as `send .increment`; nil if it was none of them.
  let step: (() -> String)?
  /// The advice to the author of the test.
  let advice: String?

  init(
    _ expectation: @autoclosure @escaping () -> String,
    step: (() -> String)? = nil,
    advice: String? = nil
  ) {
    self.expectation = expectation
    self.step = step
    self.advice = advice
  }

  /// The parts as paragraphs.
  var text: String {
    let parts = [expectation(), step.map { "Step: \($0())" }, advice.map { "Advice: \($0)" }]
    return parts.compactMap { $0 }.joined(separator: "\n\n")
  }
}

// MARK: - State

/// The step of a test that a failure is about.
enum TestStep<Action> {
  case sent(Action)
  case received(Action)
  /// A state that is asserted without an action.
  case asserted

  /// The step as the test writes it.
  func text() -> String {
    switch self {
    case .sent(let action): "send \(describe(action))"
    case .received(let action): "receive \(describe(action))"
    case .asserted: "assert"
    }
  }
}

extension TestStoreFailure {
  static func stateMismatch<State, Action>(_ mismatch: StateMismatch<State, Action>) -> Self {
    Self(
      """
      \(mismatch.hasClosure
        ? "The state is not what the trailing closure expects:"
        : "The state was expected to stay as it was, but it changed:")

      \(difference(mismatch.expected, mismatch.actual))

      (Expected: −, Actual: +)
      """,
      step: mismatch.step.text,
      advice: mismatch.advice
    )
  }

  static func sharedChangesAtEnd<State>(_ state: State) -> Self {
    Self(
      """
      At the end of the test, shared state had changes that were not asserted:

      \(difference(state, state))

      (Expected: −, Actual: +)

      An effect has made them after the action that started it.
      """,
      advice: """
        Assert them at the end of the test: 'store.assert { $0.$….withLock { $0 = … } }'.
        """
    )
  }

  static func noChange<Action>(_ step: TestStep<Action>) -> Self {
    Self(
      """
      A change of the state was expected, but nothing changed. After the trailing closure the \
      state is the same as before the action.
      """,
      step: step.text,
      advice: """
        If nothing is to change here, leave the closure out. If something is, the closure must \
        assign the new value.
        """
    )
  }

  static func closureThrew<Action>(_ error: any Error, _ step: TestStep<Action>) -> Self {
    Self(
      """
      The trailing closure threw an error, so the state was not compared: \(error)

      An XCTUnwrap, #require or try in the closure did not find what it wanted in the state.
      """,
      step: step.text
    )
  }
}

// MARK: - Actions

extension TestStoreFailure {
  static func sentAfterDismissal<Action>(_ action: Action) -> Self {
    Self(
      """
      The feature has dismissed itself, so no more actions can be sent to it. Look for what in it \
      calls 'dismiss()' too early.
      """,
      step: TestStep.sent(action).text,
      advice: "If the feature is right, end the test here."
    )
  }

  static func unhandled<Action>(_ actions: [Action], before next: Action) -> Self {
    Self(
      """
      Effects have sent \(counted(actions.count, "action")) that the test must receive before it \
      sends another:

      \(dump(actions))
      """,
      step: TestStep.sent(next).text,
      advice: """
        Put 'await store.receive(…)' for each of them before this line, or \
        'await store.skipReceivedActions()' to pass over them.
        """
    )
  }

  static func unhandledAtEnd<Action>(_ actions: [Action]) -> Self {
    Self(
      """
      At the end of the test, \(counted(actions.count, "action")) from effects had not been \
      received:

      \(dump(actions))
      """,
      advice: """
        Put 'await store.receive(…)' for each of them at the end of the test, or \
        'await store.skipReceivedActions()' to pass over them. If they should not have been sent, \
        look at the effects that send them.
        """
    )
  }

  static func unexpectedAction<Action>(
    _ expected: ExpectedAction<Action>,
    received action: Action,
    comesLater: Bool
  ) -> Self {
    Self(
      """
      Another action was received than the one expected here\
      \(comesLater ? ", which comes later" : ""):

      \(expected.difference(action))

      (Expected: −, Actual: +)
      """,
      step: expected.step,
      advice: comesLater
        ? "Receive the actions in the order in which they are sent."
        : "If what was received is right, expect it; if not, correct the effect that sends it."
    )
  }

  static func nothingReceived<Action>(
    _ expected: ExpectedAction<Action>,
    _ outcome: WaitOutcome,
    running: Int,
    duration: Duration
  ) -> Self {
    Self(
      """
      An action was expected from an effect, but none was received\
      \(elapsed(outcome, duration)). \(state(of: outcome, running: running))
      """,
      step: expected.step,
      advice: advice(for: outcome)
    )
  }

  static func missing<Action>(
    _ expected: ExpectedAction<Action>,
    among received: [Action]
  ) -> Self {
    Self(
      """
      This action was expected from an effect, and has not come:

      \(expected.description())

      Received \(received.isEmpty ? "was nothing." : "instead:\n\n\(dump(received))")
      """,
      step: expected.step
    )
  }

  static func skippedActions<Action>(_ actions: [Action]) -> Self {
    Self(
      """
      \(counted(actions.count, "received action")) \(actions.count == 1 ? "was" : "were") skipped:

      \(dump(actions))
      """
    )
  }

  static var noActionsToSkip: Self {
    Self(
      "There are no received actions to skip.",
      advice: """
        Leave 'skipReceivedActions' out, or say 'skipReceivedActions(strict: false)' if there may \
        be none.
        """
    )
  }
}

// MARK: - Effects

extension TestStoreFailure {
  static func stillRunning<Action>(_ action: Action) -> Self {
    Self(
      """
      An effect of this action was still running when the test ended:

      \(dump(action))
      """,
      advice: """
        See that it ends within the test:

        • If it only needs a moment, put 'await store.finish()' at the end of the test.
        • If it waits for a clock, give the feature a test clock and advance it far enough, or an \
        immediate clock.
        • If it goes on by itself (a timer, a stream), make it '.cancellable(id:)' and send the \
        action that cancels it, or keep what 'send' returns and 'await task.cancel()'.
        • If the test does not care, put 'await store.skipInFlightEffects()' at its end.
        """
    )
  }

  static func notFinished<Action>(
    _ actions: [Action],
    _ outcome: WaitOutcome,
    duration: Duration
  ) -> Self {
    Self(
      """
      All effects were expected to end, but \
      \(actions.count == 1 ? "one is" : "\(actions.count) are") still running\
      \(elapsed(outcome, duration)). Started by:

      \(dump(actions))

      \(state(of: outcome, running: actions.count))
      """,
      advice: advice(for: outcome)
    )
  }

  /// - Parameter action: The action that started the effects, as text.
  static func taskNotFinished(
    of action: @autoclosure @escaping () -> String,
    _ outcome: WaitOutcome,
    duration: Duration,
    isBusy: Bool
  ) -> Self {
    Self(
      """
      The effects of the action were expected to end, but they are still running\
      \(elapsed(outcome, duration)):

          \(action())

      \(isBusy ? state(of: outcome, running: 1) : presentsChild)
      """,
      advice: isBusy ? advice(for: outcome) : "Leave 'finish' out, or dismiss the child first."
    )
  }

  static func skippedEffects<Action>(_ actions: [Action]) -> Self {
    Self(
      """
      \(counted(actions.count, "running effect")) \(actions.count == 1 ? "was" : "were") \
      skipped: the test does not wait for \(actions.count == 1 ? "it" : "them"). Started by:

      \(dump(actions))
      """
    )
  }

  static var noEffectsToSkip: Self {
    Self(
      "There are no running effects to skip.",
      advice: """
        Leave 'skipInFlightEffects' out, or say 'skipInFlightEffects(strict: false)' if there may \
        be none.
        """
    )
  }
}

// MARK: - Parts of messages

extension TestStoreFailure {
  /// In what two values differ, indented.
  static func difference<Value>(_ expected: Value, _ actual: Value) -> String {
    if let difference = diff(expected, actual, format: .proportional) {
      return difference.indentedLines
    }
    return """
      \(dump(expected))

      The two look alike when they are printed, but '==' says that they differ.
      """
  }

  /// A value as text, indented; of a list of one, that one.
  static func dump<Value>(_ values: [Value]) -> String {
    values.count == 1
      ? String(customDumping: values[0]).indentedLines
      : String(customDumping: values).indentedLines
  }

  static func dump<Value>(_ value: Value) -> String {
    String(customDumping: value).indentedLines
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "one \(noun)" : "\(count) \(noun)s"
  }

  private static let presentsChild = """
    The action presents a child, and lasts until the child is gone: until a sheet is closed, or a \
    page is popped.
    """

  private static func elapsed(_ outcome: WaitOutcome, _ duration: Duration) -> String {
    outcome == .timedOut ? " after \(duration)" : ""
  }

  /// The doings of effects that did not bring what was waited for.
  private static func state(of outcome: WaitOutcome, running count: Int) -> String {
    let effects = count == 1 ? "One effect is running" : "\(count) effects are running"
    if outcome == .asleep { return "\(effects), but only waiting for a test clock." }
    if count > 0 || outcome == .timedOut { return "\(effects)." }
    return """
      No effect is running that could still send one. See that the reducer returns an effect for \
      the action before, that the effect sends, and that nothing cancels it.
      """
  }

  /// The advice to a test whose effects still run.
  private static func advice(for outcome: WaitOutcome) -> String? {
    switch outcome {
    case .done, .nothingRuns, .cancelled:
      nil
    case .asleep:
      "Advance the clock first: 'await clock.advance(by: …)'."
    case .timedOut:
      """
      If the effect waits for a clock, give the feature a test clock and advance it, or an \
      immediate clock. If it does real work, replace that by a dependency in the test, or give \
      this line a longer 'timeout:'.
      """
    }
  }
}
