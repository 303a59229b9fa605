import ComposableArchitecture

/// Clocks: a test clock's order, timers, suspension; immediate; unimplemented.
enum TestClocks: Program {
  @MainActor static func run() async {
    let log = Log()
    let clock = TestClock()
    let tasks = [3, 1, 2].map { i in
      Task {
        try? await clock.sleep(for: .seconds(i))
        log("slept \(i) at \(i)")
      }
    }
    let timer = Task { for await _ in clock.timer(interval: .seconds(1)) { log("tick") } }
    await settle()
    await clock.advance(by: .milliseconds(999))
    log("|0.999|")
    await clock.advance(by: .milliseconds(1))
    await settle()
    log("|1|")
    await clock.advance(by: .seconds(2))
    await settle()
    log.flush("advance")
    await issues("suspension") {
      do {
        try await clock.checkSuspension()
        print("no one sleeps")
      } catch {
        print(type(of: error))
      }
    }
    timer.cancel()
    await settle()
    await issues("suspension 2") {
      do {
        try await clock.checkSuspension()
        print("no one sleeps")
      } catch {
        print(type(of: error))
      }
    }
    for t in tasks { await t.value }
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
    log.flush("cancel")
    await issues("run") {
      let t = Task {
        try? await clock.sleep(for: .seconds(60))
        log("minute")
      }
      await settle()
      await clock.run()
      await t.value
      log.flush("run")
    }
    await issues("run timeout") {
      let t = Task { while !Task.isCancelled { try? await clock.sleep(for: .seconds(1)) } }
      await settle()
      await clock.run(timeout: .milliseconds(50))
      t.cancel()
      log("end")
    }
    log.flush("run 2")
    let now = ImmediateClock()
    let start = now.now
    try? await now.sleep(for: .seconds(10))
    print(start.duration(to: now.now))
    var n = 0
    for await _ in now.timer(interval: .seconds(1)) {
      n += 1
      if n == 3 { break }
    }
    print(n, start.duration(to: now.now))
    await issues("unimplemented") { try? await UnimplementedClock().sleep(for: .seconds(0)) }
    await issues("past") {
      let c = TestClock()
      let t = Task {
        try? await c.sleep(until: c.now)
        log("past")
      }
      await settle()
      log("|")
      await c.advance()
      await t.value
      log.flush("past")
    }
  }
}
