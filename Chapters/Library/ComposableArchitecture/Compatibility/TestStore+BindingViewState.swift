extension TestStore where Action: BindableAction, Action.State == State {
  /// The store from which a view's state with ``BindingViewState`` fields is made, to test how it
  /// is made.
  ///
  /// ```swift
  /// #expect(FeatureView.ViewState(store.bindings).name == "Blob")
  /// ```
  ///
  /// It shows the state after the last step. Nothing comes of setting a field.
  @available(
    *,
    deprecated,
    message: "Mark the state '@ObservableState' and make bindings of the store."
  )
  public var bindings: BindingViewStore<State> { readOnlyBindings }
}

extension TestStore {
  /// The store from which a view's state is made, for binding actions that are a case of the
  /// feature's.
  ///
  /// - Parameter toViewAction: The case, such as `\.view`.
  /// - Returns: The state with its bindings.
  @available(
    *,
    deprecated,
    message: "Mark the state '@ObservableState' and make bindings of the store."
  )
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    readOnlyBindings
  }

  @available(*, deprecated)
  fileprivate var readOnlyBindings: BindingViewStore<State> {
    BindingViewStore(state: { self.state }, send: { _ in })
  }
}
