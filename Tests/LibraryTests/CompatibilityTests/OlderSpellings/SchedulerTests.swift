import ComposableArchitecture
import Dispatch
import LibraryTestHelpers
import Testing

@Suite("Schedulers", .timeLimit(.minutes(20)))
struct SchedulerTests {
  let scheduler = TestScheduler()
  let log = LockIsolated<[String]>([])

  @Test("Closures are called when they are due")
  func schedule() async {
    scheduler.schedule(after: .seconds(2)) { log.withValue { $0.append("later") } }
    scheduler.schedule { log.withValue { $0.append("soon") } }
    #expect(await scheduler.isGiven(2))
    await scheduler.advance()
    #expect(await eventually { log.value == ["soon"] })
    await scheduler.advance(by: .seconds(2))
    #expect(await eventually { log.value == ["soon", "later"] })
  }

  @Test("A scheduler's timer ticks at its interval")
  func timer() async {
    let task = Task {
      for await _ in scheduler.timer(interval: .milliseconds(10)).prefix(3) {
        log.withValue { $0.append("tick") }
      }
    }
    #expect(await scheduler.isGiven(1))
    await scheduler.advance(by: .milliseconds(25))
    #expect(await eventually { log.value.count == 2 })
    await scheduler.advance(by: .milliseconds(5))
    await task.value
    #expect(log.value.count == 3)
  }

  @Test("A queue counts the time of the system")
  func queue() async throws {
    let start = AnySchedulerOf<DispatchQueue>.main.now
    try await AnySchedulerOf<DispatchQueue>.global().sleep(for: .nanoseconds(1))
    for await _ in DispatchQueue.main.timer(interval: .nanoseconds(1)).prefix(2) {}
    #expect(start < AnySchedulerOf<DispatchQueue>.main.now)
  }

  @Test("An unimplemented scheduler reports that it is used, and does not wait")
  func unimplemented() async {
    let scheduler = AnySchedulerOf<DispatchQueue>.unimplemented("The queue")
    let messages = await issues { try? await scheduler.sleep(for: .seconds(1_000_000)) }
    let message = messages.first ?? ""
    #expect(message.hasPrefix("The queue was asked"))
    #expect(message.contains(#"sleep on '\.continuousClock' instead"#))
  }
}
