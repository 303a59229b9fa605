import LibraryTestHelpers
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

  @Test("A run that takes too long is reported, and ends")
  func runTimesOut() async {
    let task = Task { while !Task.isCancelled { try? await self.clock.sleep(for: .seconds(1)) } }
    while self.clock.sleeperCount < 1 { await Task.yield() }
    #expect(await issues { await self.clock.run(timeout: .milliseconds(20)) }.count == 1)
    task.cancel()
  }

  @Test("A task that is cancelled already does not fall asleep")
  func cancelledBefore() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await self.clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
