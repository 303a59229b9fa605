import ComposableArchitecture
import TerminalUI
import Testing

extension Samples {
  /// Document S4: a toggle and a text field.
  @Reducer
  struct My {
    @ObservableState
    struct State: Equatable {
      var foo = false
      var bar = ""
    }

    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { _, action in
        switch action {
        case .binding:
          return .none
        }
      }
    }
  }
}

@MainActor
@Suite("Sample P5: two bindings", .timeLimit(.minutes(20)))
struct TwoBindingsTests {
  @Test("Each binding changes its field")
  func actions() async {
    let store = TestStore(initialState: Samples.My.State()) { Samples.My() }
    await store.send(.binding(.set(\.foo, true))) { $0.foo = true }
    await store.send(.binding(.set(\.bar, "Hello"))) { $0.bar = "Hello" }
    await store.send(\.binding.foo, false) { $0.foo = false }
    await store.send(.set(\.bar, "")) { $0.bar = "" }
  }

  @Test("A toggle and a text field write through the store")
  func controls() {
    @Bindable var store = Store(initialState: Samples.My.State()) { Samples.My() }
    let toggle: Binding<Bool> = $store.foo
    let textField: Binding<String> = $store.bar
    toggle.wrappedValue = true
    textField.wrappedValue = "Hello"
    #expect(store.currentState == Samples.My.State(foo: true, bar: "Hello"))
    #expect(toggle.wrappedValue)
    #expect(textField.wrappedValue == "Hello")
  }
}
