import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@MainActor
@Suite("Stores of presented features and stacks")
struct NavigationScopingTests {
  @Test("A store of the wrapper shows what is presented")
  func wrapper() {
    let store = Store(initialState: Asker.State()) { Asker() }
    let alert = store.scope(\.$alert, action: \.alert)
    #expect(alert.currentState.wrappedValue == nil)
    store.send(.askButtonTapped)
    #expect(alert.currentState.wrappedValue == .question)
    alert.send(.presented(.saveButtonTapped))
    #expect(store.log == ["save, alert shown"])
    #expect(alert.currentState.wrappedValue == nil)
  }

  @Test("Elements of a stack have stores by their ids")
  func stack() {
    @Bindable var store = Store(
      initialState: Stacker.State(path: StackState([Sheet.State(), Sheet.State()]))
    ) {
      Stacker()
    }
    let id = store.path.ids[1]
    var element: StoreOf<Sheet>? = store.scope(\.path[id: id], action: \.path[id: id])
    element?.send(.incrementButtonTapped)
    #expect(store.path[id: id]?.count == 1)
    #expect(store.path.first?.count == 0)

    let path = store.scope(\.path, action: \.path)
    path.send(.popFrom(id: id))
    #expect(store.path.count == 1)
    element = store.scope(\.path[id: id], action: \.path[id: id])
    #expect(element == nil)
    #expect($store.scope(\.path, action: \.path).wrappedValue == path)
  }
}
