import ComposableArchitecture

/// Presented children that close themselves in the reducer, siblings that open in the same action,
/// and effects that outlive.
enum ChildrenThatDismissThemselves: Program {
  @Reducer struct A {
    @ObservableState struct State: Equatable { var n = 0 }
    enum Action: Equatable { case done, late, delegate }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.continuousClock) var clock
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .done:
          s.n += 1
          return .concatenate(.send(.delegate), .run { _ in await dismiss() })
        case .late:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.done)
          }
        case .delegate: return .none
        }
      }
    }
  }
  @Reducer struct R {
    @ObservableState struct State: Equatable {
      @Presents var a: A.State?
      @Presents var b: A.State?
      var log: [String] = []
    }
    enum Action: Equatable {
      case a(PresentationAction<A.Action>), b(PresentationAction<A.Action>), open, swap
    }
    var body: some Reducer<State, Action> {
      Reduce { s, x in
        switch x {
        case .open: s.a = A.State()
        case .swap:
          s.b = A.State(n: 10)
          s.a = nil
        case .a(.presented(.delegate)):
          s.log.append("delegate \(s.a?.n ?? -1)")
          s.b = A.State(n: 5)
        case .a(.dismiss): s.log.append("dismiss a \(s.a == nil) b \(s.b?.n ?? -1)")
        case .a(.presented), .b: s.log.append("\(x)".contains("dismiss") ? "b dismiss" : "other")
        }
        return .none
      }.ifLet(\.$a, action: \.a) { A() }.ifLet(\.$b, action: \.b) { A() }
    }
  }
  @MainActor static func run() async {
    let clock = TestClock()
    let s = Store(initialState: R.State()) {
      R()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await issues("flow") {
      s.send(.open)
      s.send(.a(.presented(.done)))
      await settle()
      print(s.a == nil, s.b?.n as Any, s.log)
      s.send(.open)
      s.send(.a(.presented(.late)))
      await settle()
      s.send(.swap)
      await settle()
      await clock.advance(by: .seconds(2))
      await settle()
      print(s.a == nil, s.b?.n as Any, s.log)
      s.send(.b(.dismiss))
      s.send(.open)
      s.send(.a(.presented(.late)))
      s.send(.open)
      await settle()
      await clock.advance(by: .seconds(2))
      await settle()
      print(s.a == nil, s.log)
    }
  }
}
