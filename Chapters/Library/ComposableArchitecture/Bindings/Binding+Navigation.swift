public import TerminalUI

extension Bindable {
  /// A binding of the store of a stack, as a navigation stack in a view wants it:
  /// `$store.scope(state: \.path, action: \.path)`.
  ///
  /// The store itself is never replaced; elements come and go by its actions.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case of the action that wraps the stack's.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    let store = wrappedValue
    return Binding(
      get: { @MainActor in store.scope(state: state, action: action) },
      set: { @MainActor _ in }
    )
  }
}

extension Binding {
  /// A binding of the store of a presented child, by its optional state: the spelling before TCA
  /// 1.25. See `Bindable`'s method of this name.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, message: "Write the property with '$', and a case after the scope.")
  #endif
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentedChild(
      at: state,
      by: action,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// A binding of the store of a stack. See `Bindable`'s method of this name.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    Bindable(wrappedValue).scope(state: state, action: action)
  }
}
