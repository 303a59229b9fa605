// With these, a store has settable properties: `store.name = "Blob"` sends a binding action, and
// `$store.name`, where the store is held in a `Bindable`, is a binding of the field.

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state. Setting it sends the action `.binding(.set(\.field, newValue))`.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { setField(keyPath, newValue) { .binding($0) } }
  }
}

extension Store
where
  State: Equatable & ObservableState & Sendable, Action: BindableAction,
  Action.State == State
{
  /// The state as a whole. Setting it sends the action `.binding(.set(\.self, newValue))`.
  public var state: State {
    get { self[dynamicMember: \State.self as KeyPath<State, State>] }
    set { setField(\State.self, newValue) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState,
  Action: ViewAction,
  Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the state. Setting it sends the action `.view(.binding(.set(\.field, newValue)))`.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { setField(keyPath, newValue) { .view(.binding($0)) } }
  }
}

extension Store
where
  State: Equatable & ObservableState & Sendable, Action: ViewAction,
  Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// The state as a whole. Setting it sends the action `.view(.binding(.set(\.self, newValue)))`.
  public var state: State {
    get { self[dynamicMember: \State.self as KeyPath<State, State>] }
    set { setField(\State.self, newValue) { .view(.binding($0)) } }
  }
}

extension Store {
  /// Sends the binding action for a field, and reports an issue if nothing handles it.
  ///
  /// Nothing is sent for a child that is gone: a text field may write once more while its sheet
  /// closes.
  private func setField<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>,
    _ value: Value,
    embed: (BindingAction<State>) -> Action
  ) {
    guard !core.isInvalid else { return }
    let watch = BindingWatch()
    let action = embed(.change(keyPath, value, watchedBy: watch))
    send(action)
    watch.explain(action, with: core.state) { $0[keyPath: keyPath] = value }
  }
}
