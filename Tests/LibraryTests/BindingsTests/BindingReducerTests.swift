import ComposableArchitecture
import Testing

@Suite("A binding reducer", .timeLimit(.minutes(20)))
@MainActor
struct BindingReducerTests {
  @ObservableState
  struct Text: Equatable {
    var text = ""
    var copy = ""
    var changes: [String] = []
  }

  enum Action: BindableAction, Equatable { case binding(BindingAction<Text>) }

  @Test("A binding reducer makes the change of a field of observable state")
  func observable() async {
    let store = TestStore(initialState: SettingsForm.State()) { SettingsForm() }
    await store.send(.binding(.set(\.name, "Blob"))) { $0.name = "Blob" }
    await store.send(.binding(.set(\.isOn, true))) {
      $0.isOn = true
      $0.canSave = true
    }
  }

  @Test("A binding reducer makes the change of a part of a field")
  func nested() async {
    let store = TestStore(initialState: SettingsForm.State()) { SettingsForm() }
    await store.send(.binding(.set(\.user.email, "b@example.com"))) {
      $0.user.email = "b@example.com"
    }
  }

  @Test("A binding reducer is reached by a case key path into the binding")
  func caseKeyPath() async {
    let store = TestStore(initialState: SettingsForm.State()) { SettingsForm() }
    await store.send(\.binding.name, "Blob") { $0.name = "Blob" }
  }

  @Test("A binding reducer leaves other actions alone")
  func otherActions() async {
    let store = TestStore(initialState: SettingsForm.State(name: "Blob")) { SettingsForm() }
    await store.send(.reset) { $0.name = "" }
  }

  @Test("A binding reducer that stands last is too late for the reducers before it")
  func order() async {
    let first = TestStore(initialState: Text()) {
      CombineReducers {
        BindingReducer<Text, Action, Action>()
        Reduce<Text, Action> { state, _ in
          state.copy = state.text
          return .none
        }
      }
    }
    await first.send(.binding(.set(\.text, "a"))) {
      $0.text = "a"
      $0.copy = "a"
    }

    let last = TestStore(initialState: Text()) {
      CombineReducers {
        Reduce<Text, Action> { state, _ in
          state.copy = state.text
          return .none
        }
        BindingReducer<Text, Action, Action>()
      }
    }
    await last.send(.binding(.set(\.text, "a"))) { $0.text = "a" }
    await last.send(.binding(.set(\.text, "b"))) {
      $0.copy = "a"
      $0.text = "b"
    }
  }

  @Test("A binding reducer handles the actions of a view's case")
  func viewAction() async {
    let store = TestStore(initialState: ViewForm.State()) { ViewForm() }
    await store.send(.view(.binding(.set(\.name, "Blob")))) { $0.name = "Blob" }
    await store.send(\.view.binding.name, "Bleb") { $0.name = "Bleb" }
    let old = TestStore(initialState: ViewFormOfTheCase.State()) { ViewFormOfTheCase() }
    await old.send(.view(.binding(.set(\.name, "Blob")))) { $0.name = "Blob" }
  }

  @Test("A binding reducer tells 'onChange' of the changes it makes")
  func onChange() async {
    let store = TestStore(initialState: Text()) {
      BindingReducer<Text, Action, Action>()
        .onChange(of: \.text) { old, new in
          Reduce { state, _ in
            state.changes.append("\(old)>\(new)")
            return .none
          }
        }
    }
    await store.send(.binding(.set(\.text, "a"))) {
      $0.text = "a"
      $0.changes = [">a"]
    }
    await store.send(.binding(.set(\.text, "a")))
  }

  @Test("A binding reducer that is missing leaves the state as it is when a test sends the action")
  func missing() async {
    let store = TestStore(initialState: FormWithoutBindingReducer.State()) {
      FormWithoutBindingReducer()
    }
    await store.send(.binding(.set(\.name, "Blob")))
  }
}

@Reducer
private struct ViewForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action: ViewAction {
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }

  var body: some ReducerOf<Self> {
    Scope(\.self, action: \.view) { BindingReducer() }
  }
}

/// The same form, with the reducer that takes the case.
@Reducer
private struct ViewFormOfTheCase {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action: ViewAction {
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}
