import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("ifLet on optional state", .timeLimit(.minutes(20)))
struct IfLetTests {
  @Test("The child's effects go on when a later reducer of the body lets it go")
  func removedLater() async {
    let reports = await reports(of: {
      let child = Child.State(id: 1)
      let store = Store(initialState: Grandparent.State(parent: Parent.State(child: child))) {
        Grandparent()
      }
      let task = store.send(.parent(.child(.startWaiting)))
      store.send(.forgetChild)
      store.send(.parent(.other))
      child.gate.open()
      await task.finish()
      #expect(store.parent?.isWaitOver == true)
    })
    #expect(reports.failures.map(\.line) == [Parent.ifLetLine])
  }

  @Test("An optional alert is there while the parent runs, and gone afterwards")
  func alert() {
    let store = Store(initialState: Alerting.State(alert: .question)) { Alerting() }
    store.send(.alert(.answer))
    #expect(store.log == ["alert: true"])
    #expect(store.alert == nil)
  }

  @Test("An optional alert that the parent puts in place of another stays")
  func replacedAlert() {
    let store = Store(initialState: Alerting.State(alert: .question)) { Alerting() }
    store.send(.alert(.askAgain))
    #expect(store.log == ["alert: true"])
    #expect(store.alert != nil)
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      let gate = Gate()
    }
    enum Action { case startWaiting, waitIsOver }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .startWaiting:
          return .run { [gate = state.gate] send in
            try await gate.wait()
            await send(.waitIsOver)
          }
        case .waitIsOver:
          return .none
        }
      }
    }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State {
      var child: Child.State?
      var isWaitOver = false
    }
    enum Action { case child(Child.Action), other }
    static let ifLetLine = #line + 6
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .child(.waitIsOver) = action { state.isWaitOver = true }
        return .none
      }
      .ifLet(\.child, action: \.child) { Child() }
    }
  }

  @Reducer
  struct Grandparent {
    @ObservableState
    struct State { var parent: Parent.State? }
    enum Action { case forgetChild, parent(Parent.Action) }
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.parent, action: \.parent) { Parent() }
      Reduce { state, action in
        if case .forgetChild = action { state.parent?.child = nil }
        return .none
      }
    }
  }
}

@Reducer
struct Alerting {
  @ObservableState
  struct State {
    var alert: AlertState<Action.Alert>?
    var log: [String] = []
  }
  enum Action {
    case alert(Alert)

    enum Alert { case answer, askAgain }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.log.append("alert: \(state.alert != nil)")
      if case .alert(.askAgain) = action { state.alert = .question }
      return .none
    }
    .ifLet(\.alert, action: \.alert)
  }
}

extension AlertState where Action == Alerting.Action.Alert {
  static var question: Self {
    AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .answer) { TextState("Yes") }
    }
  }
}
