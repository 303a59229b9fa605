/// The reason why waiting for effects ended.
enum WaitOutcome {
  /// The awaited event has happened.
  case done
  /// No effect runs that could bring it.
  case nothingRuns
  /// All effects that run sleep until the test advances their clock.
  case asleep
  /// Effects were still busy when the time was up.
  case timedOut
  /// The task of the test was cancelled.
  case cancelled
}

extension EffectMonitor {
  // The numbers of looks before giving up. Swift has no way to ask whether a task outside of the
  // library is about to run, so each number is a bound on patience, found by trying on a busy
  // machine and well above what was needed there. None of them is a time: on a slow machine each
  // look takes longer.

  /// Turns of the main actor that are enough for tasks that only hop to it and back.
  private static let yieldsToMainActor = 10
  /// Turns of the whole process after those, for tasks that hop to other actors.
  private static let turnsOfProcess = 20
  /// Turns of the process in which a task beside the test may advance the clock that all effects
  /// sleep on.
  private static let turnsForClockToMove = 100
  /// Looks, a millisecond apart, that are taken even when the time is up: on a busy machine an
  /// effect may not have run at all by then.
  private static let looksInAnyCase = 20

  /// Lets effects run until they are done or wait for something outside: at first on the spot, then
  /// for some turns of the main actor, and at last for as long as the rest of the process needs to
  /// get to work that is ready.
  ///
  /// - Parameters:
  ///   - isNews: Whether something has happened that effects may react to. If not, they are left
  ///     alone as soon as none of them has anything to do.
  ///   - isDone: Whether there is nothing more to wait for.
  @MainActor
  func settle(after isNews: Bool = true, until isDone: () -> Bool) async {
    let hasRun = drain()
    if isDone() || isAsleep || !(isNews || hasRun) { return }
    for turn in 0..<Self.yieldsToMainActor + Self.turnsOfProcess {
      if turn < Self.yieldsToMainActor {
        await Task.yield()
      } else {
        await letOthersRun()
      }
      drain()
      if isDone() || isAsleep { return }
    }
  }

  /// Waits for something that effects bring, in real time only while one is busy with something
  /// that a test does not control.
  ///
  /// - Parameters:
  ///   - timeout: The longest real time to wait.
  ///   - isDone: Whether it is there.
  ///   - isPossible: Whether it can still come.
  @MainActor
  func wait(
    _ timeout: Duration,
    until isDone: () -> Bool,
    while isPossible: () -> Bool = { true }
  ) async -> WaitOutcome {
    await settle { isDone() || !isPossible() }
    let start = ContinuousClock.now
    var looks = 0
    var sleep = (since: wakeUps, looks: 0)
    while true {
      if isDone() { return .done }
      if !isPossible() { return .nothingRuns }
      if Task.isCancelled { return .cancelled }
      if isAsleep {
        // A task beside the test may be about to advance the clock.
        if sleep.since != wakeUps { sleep = (since: wakeUps, looks: 0) }
        if sleep.looks >= Self.turnsForClockToMove || timeout <= .zero { return .asleep }
        sleep.looks += 1
        await letOthersRun()
        drain()
        continue
      }
      let isTimeUp = ContinuousClock.now - start >= timeout
      if isTimeUp, looks >= Self.looksInAnyCase || timeout <= .zero { return .timedOut }
      looks += 1
      try? await Task.sleep(for: .milliseconds(1))
      drain()
    }
  }

  /// Lets the rest of the process get to work that is ready. Work of one priority gets its turn in
  /// the order in which it became ready, and on Linux no priority waits for another.
  @MainActor
  private func letOthersRun() async {
    for priority in [TaskPriority.high, .medium, .background] {
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
  }

  /// Runs what effects have to do.
  ///
  /// - Returns: Whether something ran, or may have run.
  @MainActor
  @discardableResult
  private func drain() -> Bool {
    let hasRun = EffectExecutor.shared.drain()
    return hasRun || !runsSerially
  }

  /// Runs what the effects of all test stores have to do: for clocks, which wake them.
  static func runReadyEffects() async {
    guard !EffectExecutor.shared.isIdle else { return }
    await MainActor.run { _ = EffectExecutor.shared.drain() }
  }
}
