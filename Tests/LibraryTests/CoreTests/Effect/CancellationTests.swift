import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Cancellation by id", .timeLimit(.minutes(20)))
struct CancellationTests {
  enum ID { case first, second }

  @Test("A store does not cancel the effects of another store")
  func stores() async {
    let gate = Gate()
    let store = Store(initialState: [String]()) { Waiting() }
    let other = Store(initialState: [String]()) { Waiting() }
    let tasks = [store.send(.waitInEffect(gate)), store.send(.waitInTask(gate))]
    other.send(.cancel)
    await other.send(.cancelTask).finish()
    other.send(.waitInEffect(Gate())).cancel()
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.currentState.sorted() == ["effect", "task"])
  }

  /// Waits under ids that all stores of it have in common.
  @Reducer
  struct Waiting {
    enum Action { case cancel, cancelTask, done(String), waitInEffect(Gate), waitInTask(Gate) }
    var body: some Reducer<[String], Action> {
      Reduce { state, action in
        switch action {
        case .cancel:
          return .cancel(id: ID.first)
        case .cancelTask:
          return .run { _ in Task.cancel(id: ID.second) }
        case .done(let name):
          state.append(name)
          return .none
        case .waitInEffect(let gate):
          return .run { send in
            try await gate.wait()
            await send(.done("effect"))
          }
          .cancellable(id: ID.first, cancelInFlight: true)
        case .waitInTask(let gate):
          return .run { send in
            try await withTaskCancellation(id: ID.second) { try await gate.wait() }
            await send(.done("task"))
          }
        }
      }
    }
  }

  @Test("A task can be cancelled by its id as soon as it runs")
  func cancelFromTheStart() async {
    struct ID: Hashable {}
    for _ in 0..<500 {
      let (hasStarted, start) = AsyncStream<Never>.makeStream()
      let canceller = Task.detached {
        for await _ in hasStarted {}
        Task.cancel(id: ID())
      }
      await Task.detached {
        await withTaskCancellation(id: ID()) {
          start.finish()
          for await _ in AsyncStream<Never>.never {}
        }
      }
      .value
      await canceller.value
    }
  }

  @Test(
    "An effect that is given the same id twice does not cancel itself",
    arguments: [true, false]
  )
  func cancelInFlightTwice(isSynchronous: Bool) async {
    let store = Recorder.makeStore()
    let before = store.run(.never.cancellable(id: 1))
    let effect: Effect = isSynchronous ? .note("a") : .run { await $0(.note("a")) }
    let task = store.run(
      effect.cancellable(id: 1, cancelInFlight: true).cancellable(id: 1, cancelInFlight: true)
    )
    await task.finish()
    await before.finish()
    #expect(store.notes == ["a"])
  }

  @Test("Cancelling does no harm when there is nothing to cancel, or twice")
  func nothing() async {
    let store = Recorder.makeStore()
    #expect(store.run(.cancel(id: 1)).isCancelled)
    let task = store.run(.never.cancellable(id: 1))
    store.run(.merge(.cancel(id: 1), .cancel(id: 1)))
    store.run(.cancel(id: 1))
    await task.finish()
    #expect(store.run(.cancel(id: 1)).isCancelled)
  }

  @Test("An action that a cancelled effect had started goes on")
  func startedActions() async {
    let store = Recorder.makeStore()
    let (started, gate) = (Gate(), Gate())
    let task = store.run(
      .run { send in
        await send(.run(.note("independent", after: gate)))
        started.open()
        for await _ in AsyncStream<Never>.never {}
      }
      .cancellable(id: 1)
    )
    try? await started.wait()
    store.run(.cancel(id: 1))
    gate.open()
    await task.finish()
    #expect(store.notes == ["independent"])
  }

  @Test("A part of an effect returns its value, and throws its error")
  func taskCancellationResults() async {
    let value = await withTaskCancellation(id: ID.first) { 42 }
    #expect(value == 42)
    await #expect(throws: Broken.self) {
      try await withTaskCancellation(id: ID.first, cancelInFlight: true) { throw Broken() }
    }
  }

  @Test("Tests that run in parallel do not cancel each other's effects", arguments: 1...8)
  func parallel(number: Int) async {
    let store = Recorder.makeStore()
    let gate = Gate()
    let task = store.run(.note("\(number)", after: gate).cancellable(id: "shared"))
    for _ in 1...20 { await Task.yield() }
    gate.open()
    await task.finish()
    #expect(store.notes == ["\(number)"])
    store.run(.cancel(id: "shared"))
  }

  struct Broken: Error {}
}
