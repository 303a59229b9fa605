import ComposableArchitecture

/// More of TestStore: changing exhaustivity in between, dependencies, isDismissed, state mutations,
/// key paths of bindings.
enum ExhaustivityBetweenSteps: Program {
  @Reducer struct F {
    @ObservableState struct State: Equatable {
      var n = 0
      var text = ""
      @Presents var alert: AlertState<Never>?
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>), ask, answer(Int), close, alert(PresentationAction<Never>)
    }
    struct N: DependencyKey {
      static let liveValue = 1
      static let testValue = 2
    }
    @Dependency(N.self) var n
    @Dependency(\.dismiss) var dismiss
    var body: some Reducer<State, Action> {
      BindingReducer()
      Reduce { s, a in
        switch a {
        case .ask: return .run { [n] send in await send(.answer(n)) }
        case .answer(let i):
          s.n = i
          s.alert = AlertState { TextState("\(i)") }
          return .none
        case .close: return .run { _ in await dismiss() }
        case .binding, .alert: return .none
        }
      }.ifLet(\.$alert, action: \.alert)
    }
  }
  @MainActor static func run() async {
    func t() -> TestStoreOf<F> { TestStore(initialState: F.State()) { F() } }
    await issues("dependency") {
      let s = t()
      await s.send(.ask)
      await s.receive(\.answer, 2) {
        $0.n = 2
        $0.alert = AlertState { TextState("2") }
      }
      s.dependencies[F.N.self] = 9
      await s.send(.ask)
      await s.receive(\.answer, 9) {
        $0.n = 9
        $0.alert = AlertState { TextState("9") }
      }
      await s.send(\.alert.dismiss) { $0.alert = nil }
    }
    await issues("alert wrong") {
      let s = t()
      await s.send(.answer(1)) {
        $0.n = 1
        $0.alert = AlertState { TextState("x") }
      }
    }
    await issues("dismiss") {
      let s = t()
      print(s.isDismissed)
      await s.send(.close)
      await s.finish()
      print(s.isDismissed)
    }
    await issues("binding") {
      let s = t()
      await s.send(\.binding.text, "a") { $0.text = "a" }
      await s.send(.set(\.text, "b")) { $0.text = "c" }
    }
    await issues("with exhaustivity") {
      let s = t()
      _ = await s.withExhaustivity(.off) { await s.send(.answer(4)) }
      await s.send(.answer(4))
    }
    await issues("off then on") {
      let s = t()
      s.exhaustivity = .off
      await s.send(.ask)
      s.exhaustivity = .on
      await s.receive(\.answer) {
        $0.n = 2
        $0.alert = AlertState { TextState("2") }
      }
    }
    await issues("off, on, send") {
      let s = t()
      s.exhaustivity = .off
      await s.send(.ask)
      await settle()
      s.exhaustivity = .on
      await s.send(.answer(3))
    }
    await issues("dismiss twice") {
      let s = t()
      await s.send(\.alert.dismiss)
    }
  }
}
