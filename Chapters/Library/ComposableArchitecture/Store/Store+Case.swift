extension Store
where
  State: CaseReducerState,
  State.StateReducer: CaseReducer<State, Action>
{
  /// The store of the feature whose case the state is in, to switch over.
  ///
  /// ```swift
  /// switch store.case {
  /// case .form(let store):
  ///   FormView(store: store)
  /// case .detail(let store):
  ///   DetailView(store: store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
