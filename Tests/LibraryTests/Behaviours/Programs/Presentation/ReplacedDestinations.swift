import ComposableArchitecture

/// A presented value is replaced by another one of the same case, of another case, and by an equal
/// one.
enum ReplacedDestinations: Program {
  @Reducer struct A {
    @ObservableState struct State: Equatable { var name: String }
    enum Action { case start, tick }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .start:
          let name = s.name
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
          log("tick \(s.name)")
          return .none
        }
      }
    }
  }
  @Reducer struct WithID {
    @ObservableState struct State: Equatable, Identifiable {
      var id: Int
      var name: String
    }
    enum Action { case start, tick }
    @Dependency(\.continuousClock) var clock
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .start:
          let name = s.name
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
          log("tick \(s.name)")
          return .none
        }
      }
    }
  }
  @Reducer struct Destination {
    @CasePathable enum State: Equatable { case a(A.State), b(A.State), i(WithID.State) }
    @CasePathable enum Action { case a(A.Action), b(A.Action), i(WithID.Action) }
    let log: Log
    var body: some Reducer<State, Action> {
      EmptyReducer()
        .ifCaseLet(\.a, action: \.a) { A(log: log) }
        .ifCaseLet(\.b, action: \.b) { A(log: log) }
        .ifCaseLet(\.i, action: \.i) { WithID(log: log) }
    }
  }
  @Reducer struct Root {
    @ObservableState struct State: Equatable { @Presents var d: Destination.State? }
    enum Action { case d(PresentationAction<Destination.Action>), set(Destination.State?) }
    let log: Log
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        if case .set(let d) = a { s.d = d }
        return .none
      }.ifLet(\.$d, action: \.d) { Destination(log: log) }
    }
  }
  @MainActor static func run() async {
    let first: [(String, Destination.State, Destination.Action)] = [
      ("a", .a(A.State(name: "1")), .a(.start)),
      ("i", .i(WithID.State(id: 1, name: "1")), .i(.start)),
    ]
    let second: [(String, Destination.State?)] = [
      ("a", .a(A.State(name: "2"))), ("b", .b(A.State(name: "2"))),
      ("i1", .i(WithID.State(id: 1, name: "2"))), ("i2", .i(WithID.State(id: 2, name: "2"))),
      ("nil", nil),
    ]
    for f in first {
      for s in second {
        let log = Log()
        let clock = TestClock()
        let store = Store(initialState: Root.State(d: f.1)) {
          Root(log: log)
        } withDependencies: {
          $0.continuousClock = clock
        }
        store.send(.d(.presented(f.2)))
        await settle()
        await clock.advance(by: .seconds(1))
        await settle()
        store.send(.set(s.1))
        await settle()
        await issues("\(f.0)->\(s.0)") {
          await clock.advance(by: .seconds(1))
          await settle()
        }
        log.flush()
      }
    }
  }
}
