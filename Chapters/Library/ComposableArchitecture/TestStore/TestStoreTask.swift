/// The effects that an action sent to a ``TestStore`` has started.
///
/// ```swift
/// let task = await store.send(.task)
/// …
/// await task.cancel()
/// ```
///
/// The name follows TCA.
public struct TestStoreTask: Hashable, Sendable {
  private let effects: RunningEffect?
  private let monitor: EffectMonitor
  private let timeout: Duration
  /// The action that started the effects, as text.
  private let action: @Sendable () -> String

  init<Action>(
    effects: RunningEffect?,
    of action: Action,
    monitor: EffectMonitor,
    timeout: Duration
  ) {
    self.effects = effects
    let action = UncheckedSendable(action)
    self.action = { describe(action.value) }
    self.monitor = monitor
    self.timeout = timeout
  }

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    effects?.cancel()
    await monitor.settle { effects?.hasEnded ?? true }
    await effects?.finish()
  }

  /// Waits until the effects have ended, and those of the actions they sent.
  ///
  /// It is a failure if they still run when the time is up, or if all sleep on a test clock.
  ///
  /// - Parameter duration: The longest time to wait.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let effects else { return }
    let duration = duration ?? timeout
    let outcome = await monitor.wait(duration) { effects.hasEnded }
    switch outcome {
    case .done, .nothingRuns, .cancelled:
      break
    case .asleep, .timedOut:
      TestStoreFailure.taskNotFinished(
        of: action(),
        outcome,
        duration: duration,
        isBusy: effects.isBusy
      )
      .report(
        at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column),
        exhaustivity: .on
      )
    }
  }

  /// Whether the effects were cancelled; also true if the action started none.
  public var isCancelled: Bool {
    effects?.isCancelled ?? true
  }

  public static func == (lhs: TestStoreTask, rhs: TestStoreTask) -> Bool {
    lhs.effects == rhs.effects
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(effects)
  }
}
