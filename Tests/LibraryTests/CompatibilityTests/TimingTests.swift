import ComposableArchitecture
import Dispatch
import Testing

@MainActor
@Suite("Debounce and throttle", .timeLimit(.minutes(1)))
struct TimingTests {
  let scheduler = DispatchQueue.test
  let store = Recorder.makeStore()

  @Test("A debounced effect runs after a quiet time, and only the last one does")
  func debounce() async {
    func type(_ text: String) {
      store.run(.note(text).debounce(id: 1, for: .seconds(1), scheduler: scheduler))
    }
    type("a")
    await scheduler.advance(by: .milliseconds(900))
    type("ab")
    await scheduler.advance(by: .milliseconds(900))
    #expect(store.notes == [])
    await scheduler.advance(by: .milliseconds(100))
    #expect(store.notes == ["ab"])
    await scheduler.advance(by: .seconds(5))
    #expect(store.notes == ["ab"])
  }

  @Test("A debounced effect may run tasks, and is waited for")
  func debouncedTask() async {
    let task = store.run(
      .run { send in await send(.note("done")) }
        .debounce(id: 1, for: .seconds(1), scheduler: scheduler)
    )
    await scheduler.advance(by: .seconds(1))
    await task.finish()
    #expect(store.notes == ["done"])
  }

  @Test("Effects under different ids do not push each other back")
  func debounceIDs() async {
    store.run(.note("1").debounce(id: 1, for: .seconds(1), scheduler: scheduler))
    store.run(.note("2").debounce(id: 2, for: .seconds(2), scheduler: scheduler))
    await scheduler.advance(by: .seconds(1))
    #expect(store.notes == ["1"])
    await scheduler.advance(by: .seconds(1))
    #expect(store.notes == ["1", "2"])
  }

  @Test("A debounced effect can be cancelled by its id while it waits, and then has ended")
  func cancelDebounce() async {
    let task = store.run(.note("1").debounce(id: 1, for: .seconds(1), scheduler: scheduler))
    store.run(.cancel(id: 1))
    await task.finish()
    await scheduler.advance(by: .seconds(2))
    #expect(store.notes == [])
  }

  @Test("Of throttled actions the first passes at once, and then the last of each interval")
  func throttleLatest() async {
    func tap(_ number: Int) async {
      store.run(
        .note("\(number)").throttle(id: 1, for: .seconds(1), scheduler: scheduler, latest: true)
      )
      await scheduler.advance()
    }
    await tap(1)
    #expect(store.notes == ["1"])
    await tap(2)
    await scheduler.advance(by: .milliseconds(250))
    await tap(3)
    await scheduler.advance(by: .milliseconds(250))
    await tap(4)
    #expect(store.notes == ["1"])
    await scheduler.advance(by: .milliseconds(500))
    #expect(store.notes == ["1", "4"])
    await scheduler.advance(by: .seconds(1))
    #expect(store.notes == ["1", "4"])
    await tap(5)
    #expect(store.notes == ["1", "4", "5"])
  }

  @Test("Or the first of each interval")
  func throttleFirst() async {
    func tap(_ number: Int) async {
      store.run(
        .note("\(number)").throttle(id: 1, for: .seconds(1), scheduler: scheduler, latest: false)
      )
      await scheduler.advance()
    }
    for number in 1...4 { await tap(number) }
    #expect(store.notes == ["1"])
    await scheduler.advance(by: .seconds(1))
    #expect(store.notes == ["1", "2"])
  }

  @Test("What an effect sends over time is throttled too, and the last of it arrives")
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
}
