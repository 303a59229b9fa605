import Testing

@testable import ComposableArchitecture

@Suite("Test clock", .timeLimit(.minutes(20)))
struct TestClockTests {
  let clock = TestClock()
  let log = LockIsolated<[String]>([])

  /// Starts a task that sleeps and then writes down its name.
  @discardableResult
  func sleeper(_ name: String, for duration: Duration) -> Task<Void, any Error> {
    Task {
      try await self.clock.sleep(for: duration)
      self.log.withValue { $0.append(name) }
    }
  }

  @Test("Time stands still by itself, and moves when told to")
  func now() async {
    #expect(self.clock.now.offset == .zero)
    await self.clock.advance(by: .seconds(1))
    #expect(self.clock.now.offset == .seconds(1))
    await self.clock.advance(to: TestClock<Duration>.Instant(offset: .seconds(5)))
    #expect(self.clock.now.offset == .seconds(5))
    await self.clock.advance(to: TestClock<Duration>.Instant(offset: .seconds(2)))
    #expect(self.clock.now.offset == .seconds(5))
  }

  @Test("A task started on a busy main actor sleeps before the time moves, beside other sleepers")
  func startedBeforeTheMove() async throws {
    let first = self.sleeper("first", for: .seconds(10))
    while self.clock.sleeperCount < 1 { await Task.yield() }
    for _ in 1...300 {
      Task { @MainActor in
        let end = ContinuousClock.now.advanced(by: .microseconds(100))
        while ContinuousClock.now < end {}
      }
    }
    let wakeUp = LockIsolated<Duration?>(nil)
    let second = Task { @MainActor in
      try await Task.detached {
        try await self.clock.sleep(for: .seconds(1))
        wakeUp.setValue(self.clock.now.offset)
      }.value
    }
    // Where it fell asleep too late, it wakes later.
    for _ in 1...1_000 where wakeUp.value == nil { await self.clock.advance(by: .seconds(1)) }
    #expect(wakeUp.value == .seconds(1))
    await self.clock.run()
    try await second.value
    try await first.value
  }

  @Test("A test clock forgets the tasks that have slept on it and do not come back")
  func forgetsTasks() async {
    let tasks = (1...250).map { self.sleeper("\($0)", for: .seconds($0)) }
    while self.clock.sleeperCount < tasks.count { await Task.yield() }
    for _ in tasks { await self.clock.advance(by: .seconds(1)) }
    for task in tasks { try? await task.value }
    #expect(self.log.value.count == 250)
    #expect(self.clock.rememberedTaskCount < 100)
  }

  @Test("A clock may start at another time")
  func start() {
    let clock = TestClock(now: TestClock<Duration>.Instant(offset: .seconds(10)))
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("A sleeper wakes at its deadline and not before")
  func deadline() async throws {
    let task = self.sleeper("a", for: .seconds(1))
    #expect(await self.clock.fallsAsleep(1))
    await self.clock.advance(by: .milliseconds(999))
    #expect(self.log.value == [])
    await self.clock.advance(by: .milliseconds(1))
    try await task.value
    #expect(self.log.value == ["a"])
  }

  @Test("Sleepers wake in the order of their deadlines")
  func order() async {
    self.sleeper("c", for: .seconds(3))
    self.sleeper("a", for: .seconds(1))
    self.sleeper("b", for: .seconds(2))
    #expect(await self.clock.fallsAsleep(3))
    await self.clock.advance(by: .seconds(3))
    #expect(await eventually { self.log.value.count == 3 })
    #expect(self.log.value == ["a", "b", "c"])
  }

  @Test("Each wake-up sees the time of its deadline")
  func timeOfWakeUp() async {
    let times = LockIsolated<[Duration]>([])
    for seconds in 1...3 {
      Task {
        try await self.clock.sleep(for: .seconds(seconds))
        times.withValue { $0.append(self.clock.now.offset) }
      }
    }
    #expect(await self.clock.fallsAsleep(3))
    await self.clock.advance(by: .seconds(10))
    #expect(await eventually { times.value.count == 3 })
    #expect(times.value == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(self.clock.now.offset == .seconds(10))
  }

  @Test("A task that sleeps again after a wake-up wakes in the same advance")
  func sleepingAgain() async {
    Task {
      for number in 1...3 {
        try await self.clock.sleep(for: .seconds(1))
        self.log.withValue { $0.append("\(number)") }
      }
    }
    #expect(await self.clock.fallsAsleep(1))
    await self.clock.advance(by: .milliseconds(2_500))
    #expect(await self.clock.fallsAsleep(1))
    #expect(self.log.value == ["1", "2"])
    await self.clock.advance(by: .milliseconds(500))
    #expect(await eventually { self.log.value.count == 3 })
    #expect(self.log.value == ["1", "2", "3"])
  }

  @Test("Sleeping for no time waits for a move by no time")
  func sleepingForZero() async throws {
    let task = self.sleeper("a", for: .zero)
    #expect(await self.clock.fallsAsleep(1))
    #expect(self.log.value == [])
    await self.clock.advance()
    try await task.value
    #expect(self.log.value == ["a"])
  }

  @Test("Sleeping until a time that has passed does not wait")
  func passedDeadline() async throws {
    await self.clock.advance(by: .seconds(2))
    try await self.clock.sleep(until: TestClock<Duration>.Instant(offset: .seconds(1)))
  }

  @Test("Cancelling a sleeper wakes it with an error")
  func cancellation() async {
    let task = self.sleeper("a", for: .seconds(1))
    #expect(await self.clock.fallsAsleep(1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await self.clock.advance(by: .seconds(1))
    #expect(self.log.value == [])
  }

  @Test("A task that is cancelled already does not fall asleep")
  func cancelledBefore() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await self.clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("checkSuspension throws only while a task sleeps")
  func checkSuspension() async throws {
    try await self.clock.checkSuspension()
    let task = self.sleeper("a", for: .seconds(1))
    #expect(await self.clock.fallsAsleep(1))
    await #expect(throws: SuspensionError.self) { try await self.clock.checkSuspension() }
    task.cancel()
    try await self.clock.checkSuspension()
  }

  @Test("Running goes on until no task sleeps any more")
  func run() async {
    self.sleeper("a", for: .seconds(1_000))
    Task {
      for _ in 1...3 { try await self.clock.sleep(for: .seconds(10)) }
      self.log.withValue { $0.append("b") }
    }
    #expect(await self.clock.fallsAsleep(2))
    await self.clock.run()
    #expect(await eventually { self.log.value.count == 2 })
    #expect(self.log.value == ["b", "a"])
    #expect(self.clock.now.offset == .seconds(1_000))
  }

  @Test("Running what never ends is reported, and ends it")
  func runForever() async {
    let task = Task {
      for await _ in self.clock.timer(interval: .seconds(1)) {}
    }
    #expect(await self.clock.fallsAsleep(1))
    let messages = await issues {
      await self.clock.run(timeout: .zero)
    }
    #expect(messages.count == 1)
    // The clock has woken the timer with an error, which is the end of it.
    await task.value
  }

  @Test("Many sleepers wake in order")
  func manySleepers() async {
    let count = 50
    for number in (1...count).shuffled() {
      self.sleeper("\(number)", for: .milliseconds(number))
    }
    #expect(await self.clock.fallsAsleep(count))
    await self.clock.run()
    #expect(await eventually { self.log.value.count == count })
    #expect(self.log.value == (1...count).map(String.init))
  }
}
