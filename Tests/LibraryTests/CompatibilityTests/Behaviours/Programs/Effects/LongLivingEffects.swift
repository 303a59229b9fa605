import ComposableArchitecture

/// An effect that listens ends with its stream, its id, the task that waits for it, or its store.
enum LongLivingEffects: Program {
  @Reducer struct Listener {
    @ObservableState struct State: Equatable { var got: [Int] = [] }
    enum Action: Equatable { case task, got(Int), stop, once }
    let stream: @Sendable () -> AsyncStream<Int>
    let log: Log
    enum ID { case listen }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .task:
          return .run { [log] send in
            for await number in stream() { await send(.got(number)) }
            log("ended, cancelled \(Task.isCancelled);")
          }.cancellable(id: ID.listen, cancelInFlight: true)
        case .got(let number):
          state.got.append(number)
          return .none
        case .stop: return .cancel(id: ID.listen)
        case .once:
          return .run { [log] send in
            await withTaskCancellationHandler {
              try? await Task.never()
            } onCancel: {
              log("once cancelled")
            }
          }
        }
      }
    }
  }
  @MainActor static func run() async {
    let log = Log()
    var (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = Store(initialState: Listener.State()) { [stream] in
      Listener(stream: { stream }, log: log)
    }
    let task = store.send(.task)
    await settle()
    continuation.yield(1)
    continuation.yield(2)
    await settle()
    print("received:", store.got)
    let viewTask = Task {
      await task.finish()
      log("finished \(Task.isCancelled)")
    }
    await settle()
    viewTask.cancel()
    await settle()
    log.flush("a view's task is cancelled")
    continuation.yield(3)
    await settle()
    print("received after the task was cancelled:", store.got)
    (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let second = Store(initialState: Listener.State()) { [stream] in
      Listener(stream: { stream }, log: log)
    }
    second.send(.task)
    await settle()
    second.send(.stop)
    await settle()
    continuation.yield(9)
    await settle()
    print("received after the id was cancelled:", second.got)
    log.flush("an id is cancelled")
    let secondTask = second.send(.task)
    await settle()
    continuation.finish()
    await secondTask.finish()
    log.flush("a stream ends")
    do {
      let third = Store(initialState: Listener.State()) {
        Listener(stream: { AsyncStream { _ in } }, log: log)
      }
      third.send(.once)
      await settle()
    }
    await settle()
    log.flush("a store is gone")
    do {
      let fourth = Store(initialState: Listener.State()) {
        Listener(stream: { AsyncStream { _ in } }, log: log)
      }
      let onceTask = fourth.send(.once)
      await settle()
      onceTask.cancel()
      await settle()
      log.flush("a task is cancelled")
    }
  }
}
