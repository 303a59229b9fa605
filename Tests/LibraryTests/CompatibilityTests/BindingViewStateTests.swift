import ComposableArchitecture
import TerminalUI
import Testing

@Suite("A view's state with bindings", .timeLimit(.minutes(1)))
@MainActor
struct BindingViewStateTests {
  struct ViewState: Equatable {
    @BindingViewState var name: String
    var changes: Int

    @MainActor
    init(_ store: BindingViewStore<OldForm.State>) {
      _name = store.$name
      changes = store.changes
    }
  }

  @Test("reads and writes the feature's fields")
  func readAndWrite() {
    let store = Store(initialState: OldForm.State()) { OldForm() }
    let viewStore = ViewStore(store, observe: ViewState.init)
    let name: Binding<String> = viewStore.$name
    name.wrappedValue = "Blob"
    #expect(viewStore.name == "Blob")
    #expect(viewStore.changes == 1)
  }

  @Test("is compared by what was seen")
  func equality() {
    let store = Store(initialState: OldForm.State()) { OldForm() }
    let viewStore = ViewStore(store, observe: ViewState.init)
    let before = viewStore.state
    viewStore.$name.wrappedValue = "Blob"
    #expect(before != viewStore.state)
    #expect(viewStore.state == viewStore.state)
  }

  @Test("can be made of a test store")
  func testStore() async {
    let store = TestStore(initialState: OldForm.State()) { OldForm() }
    await store.send(\.binding.$name, "Blob") {
      $0.name = "Blob"
      $0.changes = 1
    }
    #expect(ViewState(store.bindings).name == "Blob")
    #expect(ViewState(store.bindings).changes == 1)
  }
}
