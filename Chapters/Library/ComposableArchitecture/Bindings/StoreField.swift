public import TerminalUI

/// A field of a store's state, on the way to a binding.
///
/// It is what `$store.count` is where the feature's actions are no ``BindableAction``s. The name is
/// our own; in TCA the type has none that one would write.
@MainActor
@dynamicMemberLookup
public struct StoreField<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  init(store: Store<State, Action>, keyPath: KeyPath<State, Value>) {
    self.store = store
    self.keyPath = keyPath
  }

  /// A part of the field.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> StoreField<State, Action, Member> {
    StoreField<State, Action, Member>(store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that sends an action for each new value.
  ///
  /// - Parameter action: The case of the action that carries the value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let path = AnyCasePath(action)
    return Binding(
      get: { @MainActor in store[dynamicMember: keyPath] },
      set: { @MainActor in store.send(path.embed($0)) }
    )
  }
}
