import ComposableArchitecture

/// The task of a send cancels all that followed from it, and no action arrives any more. An error
/// that an effect throws is an issue, but for a cancellation.
enum CancelledTasksAndErrors: Program {
  struct Oops: Error {}
  @Reducer struct Chain {
    struct State: Equatable { var got: [String] = [] }
    enum Action: Equatable {
      case chain, next, end(String), fail, failCaught, cancelSelf, cancelledError
    }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .chain:
          return .run { send in
            await send(.next)
            log("chain \(Task.isCancelled)")
            try? await clock.sleep(for: .seconds(9))
            log("chainEnd \(Task.isCancelled)")
          }
        case .next:
          return .run { send in
            do {
              try await clock.sleep(for: .seconds(1))
              await send(.end("next"))
            } catch {
              log("next \(type(of: error))")
              await send(.end("nextCancelled"))
            }
          }
        case .end(let text):
          state.got.append(text)
          return .none
        case .fail: return .run { send in throw Oops() }
        case .failCaught:
          return .run { send in
            throw Oops()
          } catch: { error, send in
            await send(.end("\(error)"))
          }
        case .cancelSelf:
          return .run { send in
            await withTaskCancellation(id: "self", cancelInFlight: true) {
              Task.cancel(id: "self")
              log("self \(Task.isCancelled)")
              await send(.end("self"))
            }
            await send(.end("outside"))
          }
        case .cancelledError:
          return .run { send in
            throw CancellationError()
          } catch: { error, send in
            await send(.end("never"))
          }
        }
      }
    }
  }
  @available(*, deprecated) @MainActor static func run() async {
    let log = Log()
    let clock = TestClock()
    let store = Store(initialState: Chain.State()) {
      Chain(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = store.send(.chain)
    await settle()
    task.cancel()
    print("the task is cancelled:", task.isCancelled)
    await settle()
    log.flush("a chain whose first task is cancelled")
    print("received:", store.withState(\.got))
    await issues("an effect throws") {
      await store.send(.fail).finish()
      await settle()
    }
    await issues("an effect catches what it throws") { await store.send(.failCaught).finish() }
    await issues("an effect cancels itself by its id") { await store.send(.cancelSelf).finish() }
    await issues("an effect throws a CancellationError") {
      await store.send(.cancelledError).finish()
    }
    log.flush("inside of the cancelled id")
    print("received:", store.withState(\.got))
    print("the task of an action without effects is cancelled:", store.send(.end("x")).isCancelled)
  }
}
