import ComposableArchitecture

/// Dependencies and exhaustivity of a TestStore can change between its steps. It knows whether its
/// feature was dismissed.
enum ExhaustivityBetweenSteps: Program {
  @Reducer struct Question {
    @ObservableState struct State: Equatable {
      var number = 0
      var text = ""
      @Presents var alert: AlertState<Never>?
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>), ask, answer(Int), close, alert(PresentationAction<Never>)
    }
    struct Number: DependencyKey {
      static let liveValue = 1
      static let testValue = 2
    }
    @Dependency(Number.self) var number
    @Dependency(\.dismiss) var dismiss
    var body: some Reducer<State, Action> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .ask: return .run { [number] send in await send(.answer(number)) }
        case .answer(let value):
          state.number = value
          state.alert = AlertState { TextState("\(value)") }
          return .none
        case .close: return .run { _ in await dismiss() }
        case .binding, .alert: return .none
        }
      }.ifLet(\.$alert, action: \.alert)
    }
  }
  @MainActor static func run() async {
    func makeTestStore() -> TestStoreOf<Question> {
      TestStore(initialState: Question.State()) { Question() }
    }
    await issues("a dependency with its test value, then changed") {
      let store = makeTestStore()
      await store.send(.ask)
      await store.receive(\.answer, 2) {
        $0.number = 2
        $0.alert = AlertState { TextState("2") }
      }
      store.dependencies[Question.Number.self] = 9
      await store.send(.ask)
      await store.receive(\.answer, 9) {
        $0.number = 9
        $0.alert = AlertState { TextState("9") }
      }
      await store.send(\.alert.dismiss) { $0.alert = nil }
    }
    await issues("a dismissal") {
      let store = makeTestStore()
      print("is dismissed:", store.isDismissed)
      await store.send(.close)
      await store.finish()
      print("is dismissed:", store.isDismissed)
    }
    await issues("bindings, the second described wrongly") {
      let store = makeTestStore()
      await store.send(\.binding.text, "a") { $0.text = "a" }
      await store.send(.set(\.text, "b")) { $0.text = "c" }
    }
    await issues("exhaustivity is on again before a send") {
      let store = makeTestStore()
      store.exhaustivity = .off
      await store.send(.ask)
      await settle()
      store.exhaustivity = .on
      await store.send(.answer(3))
    }
  }
}
