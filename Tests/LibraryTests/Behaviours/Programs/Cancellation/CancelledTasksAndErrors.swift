import ComposableArchitecture

/// Cancelling the task of a send, its chain, and errors thrown by effects.
enum CancelledTasksAndErrors: Program {
  struct Oops: Error {}
  @Reducer struct F {
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
        case .end(let s):
          state.got.append(s)
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
    let store = Store(initialState: F.State()) {
      F(log: log)
    } withDependencies: {
      $0.continuousClock = clock
    }
    let t = store.send(.chain)
    await settle()
    t.cancel()
    print(t.isCancelled)
    await settle()
    log.flush("cancelled")
    print(store.withState(\.got))
    await issues("fail") {
      await store.send(.fail).finish()
      await settle()
    }
    await issues("caught") { await store.send(.failCaught).finish() }
    await issues("self") { await store.send(.cancelSelf).finish() }
    await issues("cancelledError") { await store.send(.cancelledError).finish() }
    log.flush("end")
    print(store.withState(\.got))
    print(store.send(.end("x")).isCancelled)
  }
}
