public import TerminalUI

extension Bindable {
  /// A binding of the store of a stack, as a navigation stack in a view wants it:
  /// `$store.scope(\.path, action: \.path)`.
  ///
  /// The store itself is never replaced; elements come and go by its actions.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case of the action that wraps the stack's.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    let store = wrappedValue
    return Binding(
      get: { @MainActor in store.scope(state, action: action) },
      set: { @MainActor _ in }
    )
  }

  /// A binding of the store of a stack, spelled with the label `state:`, as before TCA 1.26;
  /// deprecated softly.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, renamed: "scope(_:action:)")
  #endif
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state, action: action)
  }
}

extension Binding {
  /// A binding of the store of a stack. See `Bindable`'s method of this name.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    Bindable(wrappedValue).scope(state, action: action)
  }

  /// A binding of the store of a stack, spelled with the label `state:`, as before TCA 1.26;
  /// deprecated softly.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, renamed: "scope(_:action:)")
  #endif
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state, action: action)
  }
}
