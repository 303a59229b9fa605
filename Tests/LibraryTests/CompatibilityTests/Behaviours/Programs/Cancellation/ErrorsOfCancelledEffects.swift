import ComposableArchitecture
import Foundation

/// What an effect throws after it was cancelled is no failure, whatever its type: a request throws
/// its own.
enum ErrorsOfCancelledEffects: Program {
  static let log = Log()
  enum ID { case load }
  @Reducer struct Request {
    @ObservableState struct State: Equatable { var message = "" }
    enum Action { case load, loadCaught, failed, cancel }
    func request() async throws {
      do { try await Task.never() } catch { throw URLError(.cancelled) }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .load:
          return .run { _ in try await request() }.cancellable(id: ID.load, cancelInFlight: true)
        case .loadCaught:
          return .run { _ in
            try await request()
          } catch: { error, send in
            ErrorsOfCancelledEffects.log("handler")
            await send(.failed)
          }.cancellable(id: ID.load)
        case .failed:
          state.message = "failed"
          return .none
        case .cancel: return .cancel(id: ID.load)
        }
      }
    }
  }
  @MainActor static func run() async {
    await issues("store, no catch") {
      let s = Store(initialState: Request.State()) { Request() }
      s.send(.load)
      await settle()
      s.send(.cancel)
      await settle()
    }
    await issues("store, in flight") {
      let s = Store(initialState: Request.State()) { Request() }
      s.send(.load)
      await settle()
      s.send(.load)
      await settle()
      s.send(.cancel)
      await settle()
    }
    await issues("store, catch") {
      let s = Store(initialState: Request.State()) { Request() }
      s.send(.loadCaught)
      await settle()
      s.send(.cancel)
      await settle()
      print("message:", s.message)
    }
    log.flush("caught")
    await issues("test, no catch") {
      let t = TestStore(initialState: Request.State()) { Request() }
      await t.send(.load)
      await t.send(.cancel)
      await t.finish()
    }
    await issues("test, catch") {
      let t = TestStore(initialState: Request.State()) { Request() }
      await t.send(.loadCaught)
      await t.send(.cancel)
      await t.finish()
    }
    log.flush("test")
    await issues("task of the send") {
      let s = Store(initialState: Request.State()) { Request() }
      let t = s.send(.load)
      await settle()
      t.cancel()
    }
  }
}
