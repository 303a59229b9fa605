import ComposableArchitecture
import TerminalUI
import Testing

/// Scopes with the label `state:`, as they were written before TCA 1.26.
@MainActor
@Suite("Scopes with a label")
struct LabelledScopeTests {
  @Test("A store, an optional store and the stores of rows are the same in both spellings")
  func stores() {
    let store = Store(initialState: Both.State()) { Both() }
    #expect(
      store.scope(\.today, action: \.today) === store.scope(state: \.today, action: \.today)
    )
    let optional: StoreOf<Counter>? = store.scope(state: \.optional, action: \.optional)
    #expect(optional != nil)
    #expect(optional === store.scope(\.optional, action: \.optional))
    let rows = Array(store.scope(state: \.rows, action: \.rows)) as [StoreOf<Counter>]
    #expect(rows.count == 2)
    #expect(rows == Array(store.scope(\.rows, action: \.rows)))
  }

  @Test("A presented child has the same store in both spellings, with its '$' and without")
  func presentedChild() {
    @Bindable var store = Store(initialState: Presenter.State(child: Sheet.State())) {
      Presenter()
    }
    let child = $store.scope(\.$child, action: \.child)
    #expect(child.wrappedValue != nil)
    #expect(child.wrappedValue === $store.scope(state: \.$child, action: \.child).wrappedValue)
    #expect(child.wrappedValue?.count == $store.scope(\.child, action: \.child).wrappedValue?.count)
    let labelled = $store.scope(state: \.child, action: \.child)
    #expect(labelled.wrappedValue === $store.scope(\.child, action: \.child).wrappedValue)
    labelled.wrappedValue = nil
    #expect(store.child == nil)
  }

  @Test("A binding of a store scopes alike with the label and without it")
  func bindingOfStore() {
    let store = Store(initialState: Presenter.State(child: Sheet.State())) { Presenter() }
    let binding = Binding(get: { @MainActor in store }, set: { @MainActor _ in })
    let child = binding.scope(\.$child, action: \.child).wrappedValue
    #expect(child != nil)
    #expect(child === binding.scope(state: \.$child, action: \.child).wrappedValue)
  }

  @Test("A stack has the same store in both spellings")
  func stack() {
    @Bindable var store = Store(initialState: Stacker.State()) { Stacker() }
    let path = store.scope(\.path, action: \.path)
    #expect($store.scope(\.path, action: \.path).wrappedValue === path)
    #expect($store.scope(state: \.path, action: \.path).wrappedValue === path)
    let binding = Binding(get: { @MainActor in store }, set: { @MainActor _ in })
    #expect(binding.scope(\.path, action: \.path).wrappedValue === path)
    #expect(binding.scope(state: \.path, action: \.path).wrappedValue === path)
  }

  @Reducer
  struct Counter {
    @ObservableState
    struct State: Identifiable {
      let id: Int
    }

    enum Action {}

    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  struct Both {
    @ObservableState
    struct State {
      var optional: Counter.State? = Counter.State(id: 0)
      var rows: IdentifiedArrayOf<Counter.State> = [Counter.State(id: 1), Counter.State(id: 2)]
      var today = Counter.State(id: 0)
    }

    enum Action {
      case optional(Counter.Action)
      case rows(IdentifiedActionOf<Counter>)
      case today(Counter.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(\.today, action: \.today) { Counter() }
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) { Counter() }
        .forEach(\.rows, action: \.rows) { Counter() }
    }
  }
}
