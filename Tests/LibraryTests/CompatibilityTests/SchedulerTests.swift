import ComposableArchitecture
import Dispatch
import Testing

@Suite("Schedulers")
struct SchedulerTests {
  let scheduler = DispatchQueue.test
  let log = LockIsolated<[String]>([])

  func schedule(_ name: String, after delay: DispatchQueue.SchedulerTimeType.Stride) {
    self.scheduler.schedule(after: self.scheduler.now.advanced(by: delay)) {
      self.log.withValue { $0.append(name) }
    }
  }

  @Test("A test scheduler runs what is due, in the order of the dates")
  func order() {
    self.schedule("b", after: .milliseconds(20))
    self.schedule("a", after: .milliseconds(10))
    self.schedule("c", after: .milliseconds(20))
    self.scheduler.advance(by: .milliseconds(9))
    #expect(self.log.value == [])
    self.scheduler.advance(by: .milliseconds(1))
    #expect(self.log.value == ["a"])
    self.scheduler.advance(by: .seconds(1))
    #expect(self.log.value == ["a", "b", "c"])
  }

  @Test("Moving by no time delivers what is due now")
  func advanceByZero() {
    self.scheduler.schedule { self.log.withValue { $0.append("now") } }
    #expect(self.log.value == [])
    self.scheduler.advance()
    #expect(self.log.value == ["now"])
  }

  @Test("What is due schedules more, which runs on the same way")
  func schedulingOnTheWay() {
    self.scheduler.schedule(after: self.scheduler.now.advanced(by: 1)) {
      self.log.withValue { $0.append("first") }
      self.schedule("second", after: 1)
    }
    self.scheduler.advance(by: 1)
    #expect(self.log.value == ["first"])
    self.scheduler.advance(by: 1)
    #expect(self.log.value == ["first", "second"])
  }

  @Test("Running goes on until nothing is left")
  func run() {
    self.schedule("a", after: .seconds(1_000))
    let start = self.scheduler.now
    self.scheduler.run()
    #expect(self.log.value == ["a"])
    #expect(start.distance(to: self.scheduler.now) == .seconds(1_000))
  }

  @Test("An interval repeats until it is cancelled")
  func interval() {
    let timer = self.scheduler.schedule(
      after: self.scheduler.now.advanced(by: .milliseconds(10)),
      interval: .milliseconds(10)
    ) {
      self.log.withValue { $0.append("tick") }
    }
    self.scheduler.advance(by: .milliseconds(35))
    #expect(self.log.value.count == 3)
    timer.cancel()
    self.scheduler.advance(by: .milliseconds(35))
    #expect(self.log.value.count == 3)
  }

  @Test("An interval can be cancelled by its own tick")
  func cancelledByItself() {
    let timer = LockIsolated<AnyCancellable?>(nil)
    let cancellable = AnyCancellable(
      self.scheduler.schedule(after: self.scheduler.now, interval: 1) {
        self.log.withValue { $0.append("tick") }
        timer.withValue { $0 }?.cancel()
      }.cancel
    )
    timer.withValue { $0 = cancellable }
    self.scheduler.advance(by: 5)
    #expect(self.log.value == ["tick"])
  }

  @Test("Sleeping on a scheduler ends when its time has come, and not before")
  func sleep() async throws {
    let task = Task {
      try await self.scheduler.sleep(for: .seconds(2))
      self.log.withValue { $0.append("awake") }
    }
    #expect(await self.scheduler.isGiven(1))
    await self.scheduler.advance(by: .milliseconds(1_999))
    #expect(self.log.value == [])
    await self.scheduler.advance(by: .milliseconds(1))
    try await task.value
    #expect(self.log.value == ["awake"])
  }

  @Test("Sleeping on a scheduler ends with an error when the task is cancelled")
  func sleepCancelled() async {
    let task = Task { try await self.scheduler.sleep(for: .seconds(2)) }
    #expect(await self.scheduler.isGiven(1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await self.scheduler.isGiven(0))
  }

  @Test("A scheduler's timer ticks at its interval")
  func timer() async {
    let task = Task {
      for await _ in self.scheduler.timer(interval: .milliseconds(10)).prefix(3) {
        self.log.withValue { $0.append("tick") }
      }
    }
    #expect(await self.scheduler.isGiven(1))
    await self.scheduler.advance(by: .milliseconds(25))
    #expect(await eventually { self.log.value.count == 2 })
    await self.scheduler.advance(by: .milliseconds(5))
    await task.value
    #expect(self.log.value.count == 3)
    #expect(await self.scheduler.isGiven(0))
  }

  @Test("A scheduler of unknown kind does as the one it wraps")
  func anyScheduler() async throws {
    let wrapped: AnySchedulerOf<DispatchQueue> = self.scheduler.eraseToAnyScheduler()
    let task = Task { try await wrapped.sleep(for: .seconds(1)) }
    #expect(await self.scheduler.isGiven(1))
    await self.scheduler.advance(by: .seconds(1))
    try await task.value
    #expect(wrapped.now == self.scheduler.now)
    #expect(wrapped.measure { self.scheduler.advance(by: 3) } == .seconds(3))
  }

  @Test("An immediate scheduler does not wait")
  func immediate() async throws {
    let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
    try await scheduler.sleep(for: .seconds(1_000_000))
    try await DispatchQueue.immediate.sleep(for: .seconds(1_000_000))
    scheduler.schedule { self.log.withValue { $0.append("now") } }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) {
      self.log.withValue { $0.append("later") }
    }
    #expect(self.log.value == ["now", "later"])
  }

  @Test("A queue is a scheduler of its own")
  func queue() async throws {
    let queue = AnySchedulerOf<DispatchQueue>.global()
    try await queue.sleep(for: .nanoseconds(1))
    for await _ in queue.timer(interval: .nanoseconds(1)).prefix(2) {}
    await withCheckedContinuation { continuation in
      AnySchedulerOf<DispatchQueue>.main.schedule { continuation.resume() }
    }
  }

  @Test("An unimplemented scheduler reports what it is asked")
  func unimplemented() {
    let scheduler = AnySchedulerOf<DispatchQueue>.unimplemented("The queue")
    let messages = issues {
      scheduler.schedule { self.log.withValue { $0.append("ran") } }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("The queue was asked") == true)
    #expect(self.log.value == ["ran"])
  }

  @Test("Lengths of time can be written in all units")
  func strides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(2) == .milliseconds(2_000))
    #expect(Stride.milliseconds(1) == .microseconds(1_000))
    #expect(Stride.microseconds(1) == .nanoseconds(1_000))
    #expect(Stride.seconds(0.5) == .milliseconds(500))
    #expect(2 == Stride.seconds(2))
    #expect(0.25 == Stride.milliseconds(250))
    #expect(Stride.seconds(1) + .seconds(2) - .seconds(4) == -1)
    #expect(Stride.seconds(3) * 2 == .seconds(6))
    #expect(Stride(.never) > .seconds(1))
    #expect(Stride.seconds(-1) < .zero)
  }
}
