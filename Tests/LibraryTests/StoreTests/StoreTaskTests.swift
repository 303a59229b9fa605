import ComposableArchitecture
import Testing

@MainActor
@Suite("What an action started", .timeLimit(.minutes(20)))
struct StoreTaskTests {
  let store = Recorder.makeStore()

  @Test(
    "The task of an action ends with the last effect, also those of the actions that effects send"
  )
  func finish() async {
    await store.run(
      .run { send in
        await send(.run(.run { send in await send(.run(.run { send in await send(.note("3")) })) }))
        await send(.note("1"))
      }
    )
    .finish()
    #expect(store.notes.sorted() == ["1", "3"])
  }

  @Test("An action without effects is over at once")
  func noEffects() async {
    let task = store.send(.note("1"))
    #expect(task.isCancelled)
    await task.finish()
    task.cancel()
    #expect(store.run(.note("2")).isCancelled)
    #expect(store.notes == ["1", "2"])
  }

  @Test("Cancelling it ends all its effects, and no other")
  func cancel() async {
    let gate = Gate()
    let other = store.run(.note("other", after: gate))
    let task = store.run(
      .merge(.never, .concatenate(.never, .note("next")), .send(.run(.never)))
    )
    #expect(!task.isCancelled)
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
    gate.open()
    await other.finish()
    #expect(store.notes == ["other"])
  }

  @Test("A task that waits for it and is cancelled, cancels it")
  func cancelWaiting() async {
    let task = store.run(.never)
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
    #expect(task.isCancelled)
  }

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

  @Test("A task is equal to itself")
  func equality() {
    let first = store.run(.never)
    let second = store.run(.never)
    #expect(first == first)
    #expect(first != second)
    first.cancel()
    second.cancel()
  }

  @Test("When the store goes, its effects are cancelled, and their actions lead nowhere")
  func storeGoes() async {
    let log = LockIsolated<[String]>([])
    var store: Store<[String], Recorder.Action>? = Recorder.makeStore()
    let task = store?.run(
      .merge(
        .run { send in
          try? await Task.never()
          log.withValue { $0.append("cancelled: \(Task.isCancelled)") }
          await send(.note("nowhere"))
        },
        .concatenate(.never, .note("nowhere"))
      )
    )
    let weakly = Weakly(store: store)
    store = nil
    #expect(weakly.store == nil)
    await task?.finish()
    #expect(log.value == ["cancelled: true"])
  }

  private struct Weakly {
    weak var store: Store<[String], Recorder.Action>?
  }

  @Test("A scoped store keeps the effects running")
  func scopedStoreKeeps() async {
    let gate = Gate()
    var store: StoreOf<ScopeTests.Parent>? = Store(initialState: ScopeTests.Parent.State()) {
      ScopeTests.Parent()
    }
    let child = store?.scope(\.child, action: \.child)
    store = nil
    await child?.send(.addLater(3)).finish()
    #expect(child?.count == 3)
    gate.open()
  }
}
