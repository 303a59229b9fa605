import ComposableArchitecture
import Dispatch

/// A queue whose time a program moves. TCA hands one on from another package; the library has none, so
/// this one stands in its place.
struct TestScheduler: Scheduler {
  private let testClock: TestClock<Duration>
  let clock: AnyClock<Duration>

  init() {
    testClock = TestClock()
    clock = AnyClock(testClock)
  }

  @MainActor
  func advance(by duration: Duration = .zero) async {
    await testClock.advance(by: duration)
  }
}

extension DispatchQueue {
  static var test: TestScheduler { TestScheduler() }
}
