import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@MainActor
@Suite("A view's state with bindings")
struct BindingViewStateTests {
  @Test("A deprecated API still works", arguments: checks(of: ViewStates.self))
  func check(_ check: DeprecatedCheck) async throws {
    try await check.run()
  }
}

@MainActor
private struct ViewStates: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("reads and writes the feature's fields") { ViewStates().readAndWrite() },
      DeprecatedCheck("need not be read by what is observed") { ViewStates().constant() },
      DeprecatedCheck("is compared by what was seen") { ViewStates().equality() },
      DeprecatedCheck("can be made of a test store") { await ViewStates().testStore() },
    ]
  }

  @available(*, deprecated)
  struct ViewState: Equatable {
    @BindingViewState var name: String
    var changes: Int

    @MainActor
    init(_ store: BindingViewStore<OldForm.State>) {
      _name = store.$name
      changes = store.changes
    }
  }

  @available(*, deprecated)
  func constant() {
    let store = Store(initialState: OldForm.State()) { OldForm() }
    #expect(ViewStore(store, observe: { _ in 7 }).state == 7)
    let screen = Screen { WithViewStore(store, observe: { _ in 7 }) { Text("\($0.state)") } }
    #expect(screen.shows("7"))
  }

  @available(*, deprecated)
  func readAndWrite() {
    let store = Store(initialState: OldForm.State()) { OldForm() }
    let viewStore = ViewStore(store, observe: ViewState.init)
    let name: Binding<String> = viewStore.$name
    name.wrappedValue = "Blob"
    #expect(viewStore.name == "Blob")
    #expect(viewStore.changes == 1)
  }

  @available(*, deprecated)
  func equality() {
    let store = Store(initialState: OldForm.State()) { OldForm() }
    let viewStore = ViewStore(store, observe: ViewState.init)
    let before = viewStore.state
    viewStore.$name.wrappedValue = "Blob"
    #expect(before != viewStore.state)
    #expect(viewStore.state == viewStore.state)
  }

  @available(*, deprecated)
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
