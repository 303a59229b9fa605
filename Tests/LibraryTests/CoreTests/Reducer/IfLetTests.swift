import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("ifLet on optional state", .timeLimit(.minutes(20)))
struct IfLetTests {
  @Test("An action of a child that is not there is reported; the parent still runs")
  func missing() async {
    let reports = await reports(of: {
      let store = Store(initialState: Parent.State()) { Parent() }
      store.send(.child(.closeButtonTapped))
      #expect(store.log == ["parent sees child: false"])
    })
    #expect(reports.failures.map(\.line) == [Parent.ifLetLine])
    #expect(reports.messages.first?.contains("Parent.Action.child(.closeButtonTapped)") == true)
    #expect(reports.messages.first?.contains("nil") == true)
  }

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

  @Test("The effects of the child's own children end with it")
  func grandchild() async {
    let store = Store(
      initialState: Grandparent.State(parent: Parent.State(child: Child.State(id: 1)))
    ) {
      Grandparent()
    }
    let task = store.send(.parent(.child(.startWaiting)))
    store.send(.drop)
    await task.finish()
    #expect(store.parent == nil)
  }

  @Test("An effect that starts in the very action in which the child goes is let finish")
  func lastEffect() async {
    let saved = LockIsolated(0)
    let store = Store(initialState: Parent.State(child: Child.State(id: 1))) {
      Parent()
    } withDependencies: {
      $0[SaveClient.self] = SaveClient { saved.withValue { $0 += 1 } }
    }
    await store.send(.child(.saveAndClose)).finish()
    #expect(saved.value == 1)
    #expect(store.child == nil)
  }

  struct SaveClient: TestDependencyKey, Sendable {
    var save: @Sendable () -> Void = {}
    static let testValue = SaveClient()
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      let gate = Gate()
      var hasClosed = false
    }
    enum Action {
      case closeButtonTapped, saveAndClose, startWaiting, waitIsOver
    }
    @Dependency(SaveClient.self) var client

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .closeButtonTapped:
          state.hasClosed = true
          return .none
        case .saveAndClose:
          return .run { _ in
            if !Task.isCancelled { client.save() }
          }
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
      var log: [String] = []
    }
    enum Action {
      case child(Child.Action), other
    }
    static let ifLetLine = #line + 19
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .child(.closeButtonTapped):
          if state.child?.hasClosed == true { state.log.append("child closes") }
          state.log.append("parent sees child: \(state.child != nil)")
          state.child = nil
          return .none
        case .child(.saveAndClose):
          state.child = nil
          return .none
        case .child(.waitIsOver):
          state.isWaitOver = true
          return .none
        case .child, .other:
          return .none
        }
      }
      .ifLet(\.child, action: \.child) { Child() }
    }
  }

  @Reducer
  struct Grandparent {
    @ObservableState
    struct State { var parent: Parent.State? }
    enum Action { case drop, forgetChild, parent(Parent.Action) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .drop = action { state.parent = nil }
        return .none
      }
      .ifLet(\.parent, action: \.parent) { Parent() }
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
