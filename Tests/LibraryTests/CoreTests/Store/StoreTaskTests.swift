import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("What an action started", .timeLimit(.minutes(20)))
struct StoreTaskTests {
  let store = Recorder.makeStore()

  @Test("Several may wait for it")
  func severalWait() async {
    let gate = Gate()
    let task = store.run(.note("1", after: gate))
    let count = LockIsolated(0)
    let waiting = (1...3).map { _ in
      Task {
        await task.finish()
        count.withValue { $0 += 1 }
      }
    }
    for _ in 1...10 { await Task.yield() }
    #expect(count.value == 0)
    gate.open()
    for task in waiting { await task.value }
    #expect(count.value == 3)
  }

  @Test("A task is equal to itself, and a store describes what it is of")
  func equality() {
    #expect("\(store)" == "Store<[String], Recorder.Action>")
    #expect("\(Store(initialState: Host.State()) { Host() })" == "StoreOf<Host>")
    let first = store.run(.never)
    let second = store.run(.never)
    #expect(first == first)
    #expect(first != second)
    first.cancel()
    second.cancel()
  }
}
