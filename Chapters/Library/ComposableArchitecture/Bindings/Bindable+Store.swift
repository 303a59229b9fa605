public import Observation
public import TerminalUI

/// The conformance that SwiftUI demands of an object whose properties are bound.
extension Store: Observable {}

extension Bindable {
  /// A field of a store's state, of which ``StoreField/sending(_:)`` makes a binding:
  /// `$store.count.sending(\.setCount)`.
  @MainActor
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreField<State, Action, Member> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// The same where the view keeps the store in a `@State`, whose `$store` is a binding.
  @MainActor
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreField<State, Action, Member> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }
}
