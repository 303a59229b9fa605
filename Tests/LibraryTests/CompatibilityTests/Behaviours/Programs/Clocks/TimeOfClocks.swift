import ComposableArchitecture

/// A test clock stands until it is advanced, and does not go back. An immediate clock jumps over
/// each sleep.
enum TimeOfClocks: Program {
  @MainActor static func run() async {
    let clock = TestClock(), log = Log()
    print("passed at first, resolution:", clock.passed, clock.minimumResolution)
    let timer = Task {
      for await _ in clock.timer(interval: .seconds(2)) { log("2@\(clock.passed)") }
    }
    let sleeper = Task {
      try await clock.sleep(until: clock.now.advanced(by: .seconds(3)), tolerance: nil)
      log("3@\(clock.passed)")
    }
    let cancelled = Task {
      do {
        try await clock.sleep(for: .seconds(5))
        log("5")
      } catch { log("x\(type(of: error))") }
    }
    await settle()
    await clock.advance(by: .seconds(4))
    await settle()
    log.flush("a timer and a sleeper after four seconds")
    cancelled.cancel()
    await settle()
    log.flush("a sleep is cancelled")
    do { try await clock.checkSuspension() } catch {
      print("a check while a timer runs threw:", type(of: error))
    }
    timer.cancel()
    _ = await sleeper.result
    await settle()
    await issues("a check when nobody sleeps") { try await clock.checkSuspension() }
    await clock.advance(to: .init(offset: .seconds(10)))
    print("passed after an advance to ten seconds:", clock.passed)
    await clock.advance(to: .init(offset: .seconds(3)))
    print("passed after an advance to an earlier time:", clock.passed)
    let short = Task {
      try await clock.sleep(for: .zero)
      log("zero")
    }
    await settle()
    log.flush("a sleep of no time")
    await clock.advance()
    await settle()
    log.flush("a sleep of no time after an advance by nothing")
    _ = await short.result
    let threeSleeps = Task {
      for second in 1...3 {
        try await clock.sleep(for: .seconds(second))
        log("r\(second)")
      }
    }
    await clock.run()
    _ = await threeSleeps.result
    log.flush("three sleeps in a run")
    print("passed after a run:", clock.passed)
    let immediate = ImmediateClock()
    try? await immediate.sleep(for: .seconds(100))
    print("passed on an immediate clock:", immediate.passed)
    var count = 0
    for await _ in immediate.timer(interval: .seconds(1)) {
      count += 1
      if count == 3 { break }
    }
    print("ticks of an immediate timer, passed:", count, immediate.passed)
    await issues("an unimplemented clock") {
      let unimplemented = UnimplementedClock()
      try await unimplemented.sleep(for: .seconds(1))
      _ = unimplemented.now
    }
    let anyClock = AnyClock(clock)
    let before = clock.passed
    let erased = Task {
      try await anyClock.sleep(for: .seconds(1))
      log("any")
    }
    await settle()
    await clock.advance(by: .seconds(1))
    _ = await erased.result
    log.flush("a sleep of an erased clock")
    print("passed on the clock behind an erased one:", clock.passed - before)
    let measured = try? await immediate.measure {
      try await immediate.sleep(for: .milliseconds(30))
    }
    print("measured on an immediate clock:", measured as Any)
    await issues("a sleep until the past") {
      try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)), tolerance: nil)
      print("past")
    }
    let never = Task { try await Task.never() }
    never.cancel()
    print("a cancelled task that never ends has no value:", (try? await never.value) == nil)
  }
}
extension TestClock where Duration == Swift.Duration {
  var passed: Swift.Duration { Instant(offset: .zero).duration(to: now) }
}
extension ImmediateClock where Duration == Swift.Duration {
  var passed: Swift.Duration { Instant(offset: .zero).duration(to: now) }
}
