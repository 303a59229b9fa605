import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("Clocks", .timeLimit(.minutes(20)))
struct ClocksTests {
  @Test("A timer that hops to the main actor misses no tick of a long way")
  @MainActor
  func timerOnMainActor() async {
    let clock = TestClock()
    let ticks = LockIsolated(0)
    let task = Task.detached {
      for await _ in clock.timer(interval: .milliseconds(10)) {
        await MainActor.run { ticks.withValue { $0 += 1 } }
      }
    }
    #expect(await clock.fallsAsleep(1))
    await clock.advance(by: .seconds(1))
    #expect(await eventually { ticks.value == 100 })
    task.cancel()
    await task.value
  }

  @Test("A consumer that is too slow for a timer misses ticks, not the beat")
  func slowConsumer() async {
    let clock = TestClock()
    let times = LockIsolated<[Duration]>([])
    let task = Task {
      for await time in clock.timer(interval: .seconds(1)) {
        times.withValue { $0.append(time.offset) }
        if times.value.count == 1 {
          try? await clock.sleep(for: .milliseconds(2_500))
        }
      }
    }
    #expect(await clock.fallsAsleep(1))
    await clock.advance(by: .seconds(5))
    #expect(await eventually { times.value.count == 4 })
    #expect(times.value == [.seconds(1), .milliseconds(3_500), .seconds(4), .seconds(5)])
    task.cancel()
    await task.value
  }

  @Test("An immediate clock heeds cancellation")
  func immediateClockCancellation() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await ImmediateClock().sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Clocks can be named by what they do")
  func shorthands() async throws {
    func sleep(on clock: some Clock<Duration>) async throws {
      try await clock.sleep(for: .seconds(1))
    }
    try await sleep(on: .immediate)
    let task = Task { try await sleep(on: .test()) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("An unimplemented clock reports each use by its name")
  func unimplementedClock() async throws {
    let clock = UnimplementedClock(TestClock(), name: "The clock")
    let messages = issues {
      _ = clock.now
      _ = clock.minimumResolution
    }
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.hasPrefix("The clock was asked") })
    let messagesOfSleep = try await issues {
      try await UnimplementedClock().sleep(until: UnimplementedClock<Duration>.Instant())
    }
    #expect(messagesOfSleep.count == 1)
  }
}
