import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@Suite("Bindings of a store")
@MainActor
struct StoreBindingTests {
  @Test("The whole state can be set")
  func setState() {
    let store = Store(initialState: PlainForm.State()) { PlainForm() }
    store.state = PlainForm.State(name: "Blob")
    #expect(store.name == "Blob")
  }

  @Test("A screen with a bindable store is made with the store")
  func bindableProperty() {
    let store = Store(initialState: SettingsForm.State()) { SettingsForm() }
    let screen = NameScreen(store: store)
    screen.name.wrappedValue = "Blob"
    #expect(store.name == "Blob")
    #expect(screen.name.wrappedValue == "Blob")
  }

  @Test("'$store.user.email' writes a part of a field")
  func bindablePart() {
    @Bindable var store = Store(initialState: SettingsForm.State()) { SettingsForm() }
    let email: Binding<String> = $store.user.email
    email.wrappedValue = "b@example.com"
    #expect(store.user.email == "b@example.com")
    #expect(store.user.age == 0)
  }

  @Test("'sending' sends an action of its own")
  func sending() {
    @Bindable var store = Store(initialState: SettingsForm.State()) { SettingsForm() }
    let age: Binding<Int> = $store.user.age.sending(\.setAge)
    #expect(age.wrappedValue == 0)
    age.wrappedValue = 7
    #expect(store.user.age == 7)
    #expect(age.wrappedValue == 7)
  }

  @Test("'sending' works with a binding of the store, as '@State' gives it")
  func sendingOfBinding() {
    let store = Store(initialState: SettingsForm.State()) { SettingsForm() }
    let binding = Binding(get: { @MainActor in store }, set: { @MainActor _ in })
    let age: Binding<Int> = binding.user.age.sending(\.setAge)
    age.wrappedValue = 7
    #expect(store.user.age == 7)
    #expect(age.wrappedValue == 7)
  }

  @Test("A binding without BindingReducer reports it as the missing piece")
  func missingBindingReducer() async throws {
    let reports = await reports {
      let store = Store(initialState: FormWithoutBindingReducer.State()) {
        FormWithoutBindingReducer()
      }
      store.name = "Blob"
      #expect(store.name == "")
    }
    let message = try #require(reports.messages.first)
    #expect(reports.messages.count == 1)
    #expect(message.contains("\"BindingReducer()\""))
    #expect(message.contains("\"ifLet\""))
    #expect(message.contains("name"))
    #expect(message.contains("\"Blob\""))
  }

  @Test("A child that its parent does not run is reported too")
  func forgottenScope() async {
    let reports = await reports {
      let store = Store(initialState: ForgetfulParent.State()) { ForgetfulParent() }
      store.scope(\.form, action: \.form).name = "Blob"
    }
    #expect(reports.messages.count == 1)
  }

  @Test("With BindingReducer nothing is reported, also for an action that waits its turn")
  func nothingReported() async {
    let reports = await reports {
      let store = Store(initialState: SettingsForm.State()) { SettingsForm() }
      store.name = "Blob"
    }
    #expect(reports.messages.isEmpty)
  }
}

@MainActor
private struct NameScreen {
  @Bindable var store: StoreOf<SettingsForm>

  var name: Binding<String> { $store.name }
}

@Reducer
private struct PlainForm {
  @ObservableState
  struct State: Equatable, Sendable {
    var name = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
private struct ForgetfulParent {
  @ObservableState
  struct State: Equatable {
    var form = SettingsForm.State()
  }

  enum Action {
    case form(SettingsForm.Action)
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
