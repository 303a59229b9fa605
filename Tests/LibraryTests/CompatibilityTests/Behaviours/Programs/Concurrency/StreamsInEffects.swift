import ComposableArchitecture

/// An effect listens to a stream until it ends or is cancelled. Streams, isolated values and
/// results have helpers for tests.
enum StreamsInEffects: Program {
  @Reducer struct Listener {
    struct State: Equatable { var got: [Int] = [] }
    enum Action: Equatable { case listen, got(Int), ended }
    let stream: @Sendable () -> AsyncStream<Int>
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .listen:
          return .run { send in
            for await number in stream() { await send(.got(number)) }
            await send(.ended)
          }.cancellable(id: "listen", cancelInFlight: true)
        case .got(let number):
          state.got.append(number)
          return .none
        case .ended:
          state.got.append(-1)
          return .none
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = Store(initialState: Listener.State()) { Listener(stream: { stream }) }
    store.send(.listen)
    continuation.yield(1)
    continuation.yield(2)
    await settle()
    print("received:", store.withState(\.got))
    continuation.finish()
    await settle()
    print("received after the end:", store.withState(\.got))
    await issues("a stream in a test") {
      let testStore = TestStore(initialState: Listener.State()) {
        Listener(stream: { [3, 4].async })
      }
      let task = await testStore.send(.listen)
      await testStore.receive(.got(3)) { $0.got = [3] }
      await testStore.receive(.got(4)) { $0.got = [3, 4] }
      await testStore.receive(.ended) { $0.got = [3, 4, -1] }
      await task.finish()
    }
    await issues("a stream that never ends") {
      let testStore = TestStore(initialState: Listener.State()) { Listener(stream: { .never }) }
      let task = await testStore.send(.listen)
      await task.cancel()
      print("the task is cancelled:", task.isCancelled)
    }
    let isolated = LockIsolated(1)
    isolated.withValue { $0 += 1 }
    print("isolated value:", isolated.value)
    isolated.setValue(9)
    print("isolated value:", isolated.value)
    var iterator = AsyncStream {
      $0.yield(1)
      $0.finish()
    }.makeAsyncIterator()
    print("elements of an iterator:", await iterator.next() as Any, await iterator.next() as Any)
    let result = Result<Int, any Error> { @Sendable in throw CancellationError() }
    print("value of a closure that throws:", (try? result.get()) as Any)
    print("unchecked value:", UncheckedSendable(3).value)
  }
}
extension Array where Element: Sendable {
  var async: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}
