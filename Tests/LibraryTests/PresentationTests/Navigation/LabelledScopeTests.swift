import ComposableArchitecture
import TerminalUI
import Testing

/// Scopes with the label `state:`, as they were written before TCA 1.26.
@MainActor
@Suite("Scopes with a label")
struct LabelledScopeTests {
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
}
