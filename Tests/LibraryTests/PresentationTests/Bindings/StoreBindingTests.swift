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
}

@Reducer
private struct PlainForm {
  @ObservableState
  struct State: Equatable, Sendable { var name = "" }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}
