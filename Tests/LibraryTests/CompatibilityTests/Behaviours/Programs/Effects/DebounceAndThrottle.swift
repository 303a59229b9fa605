import ComposableArchitecture
import Foundation

/// Debounced effects run when nothing came for a while. Throttled ones run at once, and then with
/// the latest or the first of each interval.
enum DebounceAndThrottle: Program {
  @Reducer struct Searches {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable {
      case debounce(Int), throttleLatest(Int), throttleFirst(Int), got(String), clock(Int)
    }
    @Dependency(\.mainQueue) var queue
    @Dependency(\.continuousClock) var clock
    @available(*, deprecated) var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .debounce(let number):
          return .run { await $0(.got("debounced \(number)")) }.debounce(
            id: "debounce",
            for: .milliseconds(300),
            scheduler: queue
          )
        case .throttleLatest(let number):
          return .run { await $0(.got("latest \(number)")) }.throttle(
            id: "latest",
            for: .milliseconds(300),
            scheduler: queue,
            latest: true
          )
        case .throttleFirst(let number):
          return .run { await $0(.got("first \(number)")) }.throttle(
            id: "first",
            for: .milliseconds(300),
            scheduler: queue,
            latest: false
          )
        case .clock(let number):
          return .run { send in
            try await clock.sleep(for: .milliseconds(300))
            await send(.got("slept \(number)"))
          }.cancellable(id: "sleep", cancelInFlight: true)
        case .got(let text):
          state.got.append(text)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let queue = DispatchQueue.test, clock = TestClock()
    let store = Store(initialState: Searches.State()) {
      Searches()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.continuousClock = clock
    }
    func step(_ actions: [Searches.Action], _ milliseconds: Int) async {
      for action in actions { store.send(action) }
      await settle()
      await queue.advance(by: .milliseconds(milliseconds))
      await clock.advance(by: .milliseconds(milliseconds))
      await settle()
      print("after \(milliseconds) milliseconds:", store.withState(\.got))
    }
    await step([.debounce(1)], 100)
    await step([.debounce(2)], 299)
    await step([], 1)
    await step([.debounce(3), .debounce(4)], 300)
    await step([], 300)
    await step([.throttleLatest(1)], 0)
    await step([.throttleLatest(2), .throttleLatest(3)], 100)
    await step([.throttleLatest(4)], 200)
    await step([.throttleLatest(5)], 300)
    await step([], 1000)
    await step([.throttleFirst(1)], 0)
    await step([.throttleFirst(2), .throttleFirst(3)], 100)
    await step([.throttleFirst(4)], 200)
    await step([.throttleFirst(5)], 300)
    await step([], 1000)
    await step([.throttleFirst(6)], 0)
    await step([.clock(1), .clock(2)], 299)
    await step([.clock(3)], 299)
    await step([], 1)
  }
}
