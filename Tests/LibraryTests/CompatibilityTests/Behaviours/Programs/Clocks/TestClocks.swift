import ComposableArchitecture

/// A TestClock wakes sleepers in the order of time. It knows whether somebody sleeps, and gives up
/// when a run takes too long.
enum TestClocks: Program {
  @MainActor static func run() async {
    let log = Log()
    let clock = TestClock()
    let tasks = [3, 1, 2].map { second in
      Task {
        try? await clock.sleep(for: .seconds(second))
        log("slept \(second)")
      }
    }
    let timer = Task { for await _ in clock.timer(interval: .seconds(1)) { log("tick") } }
    await settle()
    await clock.advance(by: .milliseconds(999))
    log("|just before a second|")
    await clock.advance(by: .milliseconds(1))
    await settle()
    log("|one second|")
    await clock.advance(by: .seconds(2))
    await settle()
    log.flush("sleepers and a timer")
    await issues("a check while a timer runs") {
      do {
        try await clock.checkSuspension()
        print("no one sleeps")
      } catch {
        print("error:", type(of: error))
      }
    }
    timer.cancel()
    await settle()
    await issues("a check when nobody sleeps") {
      do {
        try await clock.checkSuspension()
        print("no one sleeps")
      } catch {
        print("error:", type(of: error))
      }
    }
    for task in tasks { await task.value }
    let cancelled = Task {
      do {
        try await clock.sleep(for: .seconds(5))
        log("woke")
      } catch {
        log("\(type(of: error))")
      }
    }
    await settle()
    cancelled.cancel()
    await cancelled.value
    log.flush("a sleep is cancelled")
    await issues("run until the end") {
      let task = Task {
        try? await clock.sleep(for: .seconds(60))
        log("minute")
      }
      await settle()
      await clock.run()
      await task.value
      log.flush("run until the end")
    }
    await issues("run times out") {
      let task = Task { while !Task.isCancelled { try? await clock.sleep(for: .seconds(1)) } }
      await settle()
      await clock.run(timeout: .milliseconds(50))
      task.cancel()
      log("end")
    }
    log.flush("after the timeout")
    let immediate = ImmediateClock()
    let start = immediate.now
    try? await immediate.sleep(for: .seconds(10))
    print("an immediate clock has advanced:", start.duration(to: immediate.now))
    var count = 0
    for await _ in immediate.timer(interval: .seconds(1)) {
      count += 1
      if count == 3 { break }
    }
    print("ticks of an immediate timer, and its time:", count, start.duration(to: immediate.now))
    await issues("an unimplemented clock") {
      try? await UnimplementedClock().sleep(for: .seconds(0))
    }
    await issues("a sleep until now") {
      let newClock = TestClock()
      let task = Task {
        try? await newClock.sleep(until: newClock.now)
        log("past")
      }
      await settle()
      log("|")
      await newClock.advance()
      await task.value
      log.flush("a sleep until now")
    }
  }
}
