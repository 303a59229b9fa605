import ComposableArchitecture
import Foundation
import Testing

extension Samples {
  /// Document S4: a stopwatch that ticks every ten milliseconds.
  @Reducer
  struct TimerFeature {
    @ObservableState
    struct State: Equatable {
      var started: Date?
      var duration: TimeInterval = 0
    }

    enum Action: Equatable {
      case start
      case stop
      case timeUpdated
    }

    struct TimerID: Hashable {}

    @Dependency(\.date) var date
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          if state.started == nil {
            state.started = date()
            state.duration = 0
          }
          return .run { send in
            for await _ in clock.timer(interval: .milliseconds(10)) {
              await send(.timeUpdated)
            }
          }
          // The document's claim about tapping twice holds only with this.
          .cancellable(id: TimerID(), cancelInFlight: true)
        case .timeUpdated:
          state.duration += 0.01
          return .none
        case .stop:
          return .cancel(id: TimerID())
        }
      }
    }
  }
}

@MainActor
@Suite("Sample P6: a timer", .timeLimit(.minutes(20)))
struct TimerTests {
  let clock = TestClock()
  let date = Date(timeIntervalSince1970: 100)

  func makeStore() -> TestStoreOf<Samples.TimerFeature> {
    TestStore(initialState: Samples.TimerFeature.State()) {
      Samples.TimerFeature()
    } withDependencies: { [clock, date] in
      $0.date = .constant(date)
      $0.continuousClock = clock
    }
  }

  @Test("The trace of the document")
  func trace() async {
    let store = makeStore()
    await store.send(.start) { $0.started = date }
    await clock.advance(by: .milliseconds(35))
    await store.receive(.timeUpdated) { $0.duration = 0.01 }
    await store.receive(.timeUpdated) { $0.duration = 0.02 }
    await store.receive(.timeUpdated) { $0.duration = 0.03 }
    await store.send(.stop)
    await clock.advance(by: .milliseconds(50))
  }

  @Test("The trace without the last tick or without stop fails")
  func incompleteTraces() async throws {
    let withoutTick = await reports {
      let store = makeStore()
      await store.send(.start) { $0.started = date }
      await clock.advance(by: .milliseconds(10))
      await store.send(.stop)
    }
    #expect(try #require(withoutTick.messages.first).contains("timeUpdated"))
    let withoutStop = await reports {
      let store = makeStore()
      await store.send(.start) { $0.started = date }
    }
    #expect(withoutStop.messages.count == 1)
    #expect(try #require(withoutStop.messages.first).contains("still running"))
  }

  @Test("Stopping when idle does nothing")
  func stopIdle() async {
    await makeStore().send(.stop)
  }

  @Test("Starting again goes on counting from where it was")
  func startAgain() async {
    let store = makeStore()
    await store.send(.start) { $0.started = date }
    await clock.advance(by: .milliseconds(10))
    await store.receive(.timeUpdated) { $0.duration = 0.01 }
    await store.send(.stop)
    store.dependencies.date = .constant(date + 60)
    await store.send(.start)
    await clock.advance(by: .milliseconds(10))
    await store.receive(.timeUpdated) { $0.duration = 0.02 }
    await store.send(.stop)
  }

  @Test("Starting twice does not tick twice")
  func startTwice() async {
    let store = makeStore()
    await store.send(.start) { $0.started = date }
    await store.send(.start)
    await clock.advance(by: .milliseconds(10))
    await store.receive(.timeUpdated) { $0.duration = 0.01 }
    await store.send(.stop)
  }
}
