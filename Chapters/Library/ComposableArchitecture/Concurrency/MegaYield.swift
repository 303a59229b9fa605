extension Task where Success == Never, Failure == Never {
  /// Steps aside many times, so that other tasks can run up to the next point at which they wait.
  ///
  /// It is no proof that they got there: Swift offers none. Test clocks, test schedulers and the
  /// test store call it where a task that was just started or woken should have its turn first.
  ///
  /// - Parameter count: The number of times; each one lets a task of the lowest priority pass.
  public static func megaYield(count: Int = defaultMegaYieldCount) async {
    await passBehindWhatWasStarted()
    for _ in 0..<count {
      await passOnce()
    }
  }

  /// The number of times that ``megaYield(count:)`` steps aside by default.
  public static var defaultMegaYieldCount: Int { 20 }

  /// The number of further yields after ``megaYield(count:)``: three times as many again.
  private static var furtherYields: Int { 60 }

  /// Steps aside as above, and then on for as long as a condition does not hold, within bounds.
  ///
  /// A test clock without sleepers was probably advanced by a test that has just started the task
  /// that is to sleep, which on a busy machine may take longer than usual.
  static func megaYield(toReach isReached: () -> Bool) async {
    await megaYield()
    for _ in 0..<furtherYields where !isReached() {
      // The main thread may not have had a turn at all, and what was started may be waiting for it.
      await MainActor.run {}
      await passOnce()
    }
  }

  /// Waits for the main actor, and then for a thread, behind those who waited for them before.
  ///
  /// An effect that was just started begins on the main actor and continues elsewhere. Where many
  /// tests run at once, both may take longer than any number of tasks of the lowest priority, which
  /// have threads of their own.
  private static func passBehindWhatWasStarted() async {
    if EffectMonitor.Work.current?.isSerial == true { return }
    await MainActor.run {}
    await Task<Void, Never>.detached(priority: currentPriority) {}.value
  }

  /// Waits for a task of the lowest priority, which runs when those of higher priority had a turn.
  ///
  /// Effects of test stores do not depend on how busy the machine is: one that steps aside lets the
  /// others continue, and other code that steps aside runs those first that are ready.
  private static func passOnce() async {
    if EffectMonitor.Work.current?.isSerial == true {
      return await MainActor.run {}
    }
    await EffectMonitor.runReadyEffects()
    let pass = Task<Void, Never>.detached(priority: .background) { await Task.yield() }
    await pass.value
  }
}
