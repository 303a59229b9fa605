import ComposableArchitecture

/// Where failures are placed: the feature, the send, the store's creation, a helper function.
enum IssuesOfFeatures: Program {
  @Reducer struct Child {
    struct State: Equatable {}
    enum Action: Equatable { case tap }
    var body: some Reducer<State, Action> { EmptyReducer() }
  }
  @Reducer struct F {
    struct State: Equatable {
      var n = 0
      @PresentationState var child: Child.State?
    }
    enum Action: Equatable { case inc, child(PresentationAction<Child.Action>), later, fail }
    var body: some Reducer<State, Action> {
      Reduce { s, a in
        switch a {
        case .inc:
          s.n += 1
          return .none
        case .later: return .send(.child(.presented(.tap)))
        case .fail:
          return .run { _ in
            struct E: Error {}
            throw E()
          }
        case .child: return .none
        }
      }
      .ifLet(\.$child, action: \.child) { Child() }
    }
  }
  @MainActor static func helper(_ t: TestStoreOf<F>, line: UInt = #line) async {
    await t.send(.inc, line: line)
  }
  @MainActor static func run() async {
    await issues("child missing, send") {
      let t = TestStore(initialState: F.State()) { F() }
      await t.send(.child(.presented(.tap)))
    }
    await issues("child missing, receive") {
      let t = TestStore(initialState: F.State()) { F() }
      await t.send(.later)
      await t.receive(.child(.presented(.tap)))
    }
    await issues("thrown by an effect") {
      let t = TestStore(initialState: F.State()) { F() }
      await t.send(.fail)
      await t.finish()
    }
    await issues("helper") {
      let t = TestStore(initialState: F.State()) { F() }
      await helper(t)
    }
    await issues("unreceived") {
      let t = TestStore(initialState: F.State()) { F() }
      await t.send(.later)
      await settle()
    }
    await issues("store") {
      let s = Store(initialState: F.State()) { F() }
      s.send(.child(.presented(.tap)))
    }
  }
}
