import LibraryTestHelpers
import Testing

@testable import ComposableArchitecture

/// Debounce and throttle.
@MainActor
struct Timing: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck(
        "A debounced effect can be cancelled by its id while it waits, and then has ended"
      ) { await Timing().cancelDebounce() },
      DeprecatedCheck("What an effect sends over time is throttled too, and the last of it arrives")
      { await Timing().throttledTask() },
      DeprecatedCheck("Ids of which nothing waits any more are forgotten") {
        await Timing().forgottenIDs()
      },
      DeprecatedCheck("On a busy machine, too, the first of each interval is received") {
        await whileBusy { await Timing().throttleInTestStore() }
      },
    ]
  }

  let scheduler = TestScheduler()
  let store = Recorder.makeStore()

  @available(*, deprecated)
  func cancelDebounce() async {
    let task = store.run(.note("1").debounce(id: 1, for: .seconds(1), scheduler: scheduler))
    store.run(.cancel(id: 1))
    await task.finish()
    await scheduler.advance(by: .seconds(2))
    #expect(store.notes == [])
  }

  @available(*, deprecated)
  func throttledTask() async {
    let hasSent = LockIsolated(false)
    let task = store.run(
      .run { send in
        for number in 1...5 { await send(.note("\(number)")) }
        hasSent.setValue(true)
      }
      .throttle(id: 1, for: .seconds(1), scheduler: scheduler, latest: true)
    )
    while !hasSent.value { await scheduler.advance() }
    await scheduler.advance()
    #expect(store.notes == ["1"])
    let isOver = LockIsolated(false)
    Task {
      await task.finish()
      isOver.setValue(true)
    }
    while !isOver.value { await scheduler.advance(by: .seconds(1)) }
    #expect(store.notes == ["1", "5"])
  }

  @available(*, deprecated)
  func forgottenIDs() async {
    enum ID: Hashable { case number(Int) }
    func pass(_ number: Int) {
      let id = ID.number(number)
      store.run(
        .note("\(number)").throttle(id: id, for: .seconds(1), scheduler: scheduler, latest: true)
      )
    }
    var known: Set<AnyHashable> {
      Set(ThrottledActions.passed.keys.map(\.id).filter { $0.base is ID })
    }
    for number in 1...3 { pass(number) }
    await scheduler.advance()
    #expect(known == [ID.number(1), ID.number(2), ID.number(3)])
    await scheduler.advance(by: .seconds(1))
    pass(4)
    await scheduler.advance()
    #expect(known == [ID.number(4)])
  }

  @available(*, deprecated)
  func throttleInTestStore() async {
    for _ in 1...2 {
      let scheduler = TestScheduler()
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          guard action < 0 else {
            state = action
            return .none
          }
          return .send(-action)
            .throttle(id: 1, for: .seconds(1), scheduler: scheduler, latest: false)
        }
      }
      await store.send(-1)
      await store.receive(1) { $0 = 1 }
      await store.send(-2)
      await scheduler.advance(by: .milliseconds(250))
      await store.send(-3)
      await scheduler.advance(by: .milliseconds(750))
      await store.receive(2) { $0 = 2 }
    }
  }
}
