import ComposableArchitecture

/// A destination that is replaced keeps its effects if the case and the id of its value stay.
enum ReplacedDestinations: Program {
  @Reducer struct Named {
    @ObservableState struct State: Equatable { var name: String }
    enum Action { case start, tick }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          let name = state.name
          return .run { send in
            do {
              while true {
                try await clock.sleep(for: .seconds(1))
                await send(.tick)
              }
            } catch {
              log("cancel \(name)")
            }
          }
        case .tick:
          log("tick \(state.name)")
          return .none
        }
      }
    }
  }
  @Reducer struct Identified {
    @ObservableState struct State: Equatable, Identifiable {
      var id: Int
      var name: String
    }
    enum Action { case start, tick }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          let name = state.name
          return .run { send in
            do {
              while true {
                try await clock.sleep(for: .seconds(1))
                await send(.tick)
              }
            } catch {
              log("cancel \(name)")
            }
          }
        case .tick:
          log("tick \(state.name)")
          return .none
        }
      }
    }
  }
  @Reducer struct Destination {
    @CasePathable enum State: Equatable {
      case left(Named.State), right(Named.State), identified(Identified.State)
    }
    @CasePathable enum Action {
      case left(Named.Action), right(Named.Action), identified(Identified.Action)
    }
    let log: Log
    var body: some Reducer<State, Action> {
      EmptyReducer()
        .ifCaseLet(\.left, action: \.left) { Named(log: log) }
        .ifCaseLet(\.right, action: \.right) { Named(log: log) }
        .ifCaseLet(\.identified, action: \.identified) { Identified(log: log) }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable { @Presents var destination: Destination.State? }
    enum Action {
      case destination(PresentationAction<Destination.Action>), set(Destination.State?)
    }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .set(let destination) = action { state.destination = destination }
        return .none
      }.ifLet(\.$destination, action: \.destination) { Destination(log: log) }
    }
  }
  @MainActor static func run() async {
    let starts: [(String, Destination.State, Destination.Action)] = [
      ("left", .left(Named.State(name: "old")), .left(.start)),
      ("identified", .identified(Identified.State(id: 1, name: "old")), .identified(.start)),
    ]
    let ends: [(String, Destination.State?)] = [
      ("left", .left(Named.State(name: "new"))), ("right", .right(Named.State(name: "new"))),
      ("identified with the same id", .identified(Identified.State(id: 1, name: "new"))),
      ("identified with another id", .identified(Identified.State(id: 2, name: "new"))),
      ("nil", nil),
    ]
    for from in starts {
      for to in ends {
        let log = Log()
        let clock = TestClock()
        let store = Store(initialState: Root.State(destination: from.1)) {
          Root(log: log)
        } withDependencies: {
          $0.continuousClock = clock
        }
        store.send(.destination(.presented(from.2)))
        await settle()
        await clock.advance(by: .seconds(1))
        await settle()
        store.send(.set(to.1))
        await settle()
        await issues("\(from.0) is replaced by \(to.0)") {
          await clock.advance(by: .seconds(1))
          await settle()
        }
        log.flush("ticks and cancellations")
      }
    }
  }
}
