extension Reducer {
  /// Changes the state further, and starts effects, whenever a value has changed in the course of
  /// an action.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.settings.isHapticFeedbackEnabled) { oldValue, state in
  ///     .run { [isEnabled = state.settings.isHapticFeedbackEnabled] _ in await save(isEnabled) }
  ///   }
  /// ```
  ///
  /// Only changes made by the reducer it is attached to count, compared before and after.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value from the state.
  ///   - perform: Runs after a change, with the value before the action and the state after it, and
  ///     returns an effect.
  /// - Returns: This reducer, followed by `perform` when the value changed.
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ perform: @escaping (_ oldValue: V, _ state: inout State) -> EffectOf<Self>
  ) -> some Reducer<State, Action> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { oldValue, state, _ in
      perform(oldValue, &state)
    }
  }

  /// Runs another reducer whenever a value has changed in the course of an action.
  ///
  /// An older form: the one whose closure takes the old value and the state says the same without a
  /// reducer.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value from the state.
  ///   - reducer: Makes the reducer that runs after a change, from the old value and the new.
  /// - Returns: This reducer, followed by the other when the value changed.
  #if ComposableArchitecture2Deprecations
    @available(
      *,
      deprecated,
      message: "Write '{ oldValue, state in … }' and return an effect."
    )
  #endif
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> some Reducer<State, Action> where R.State == State, R.Action == Action {
    reaction(to: toValue, isDuplicate: ==, reducer)
  }

  /// Runs another reducer whenever a value of any type has changed in the course of an action.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value from the state.
  ///   - isDuplicate: Whether two values count as the same.
  ///   - reducer: Makes the reducer that runs after a change, from the old value and the new.
  /// - Returns: This reducer, followed by the other when the value changed.
  @available(*, deprecated, message: "Observe an 'Equatable' value: 'onChange(of:)'.")
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> some Reducer<State, Action> where R.State == State, R.Action == Action {
    reaction(to: toValue, isDuplicate: isDuplicate, reducer)
  }

  private func reaction<V, R: Reducer<State, Action>>(
    to toValue: @escaping (State) -> V,
    isDuplicate: @escaping (V, V) -> Bool,
    _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate) {
      oldValue,
      state,
      action in
      reducer(oldValue, toValue(state)).reduce(into: &state, action: action)
    }
  }
}

/// The reducer that ``Reducer/onChange(of:_:)`` makes.
struct _OnChangeReducer<Base: Reducer, Value>: Reducer {
  let base: Base
  let toValue: (Base.State) -> Value
  let isDuplicate: (Value, Value) -> Bool
  let perform:
    (_ oldValue: Value, _ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action>

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let oldValue = toValue(state)
    let effect = base.reduce(into: &state, action: action)
    if isDuplicate(oldValue, toValue(state)) { return effect }
    return effect.merge(with: perform(oldValue, &state, action))
  }
}

extension _OnChangeReducer: ComposedReducer {
  func resolved() -> Reduce<Base.State, Base.Action> {
    let resolved = _OnChangeReducer<Reduce<Base.State, Base.Action>, Value>(
      base: base.resolvedForStore(),
      toValue: toValue,
      isDuplicate: isDuplicate,
      perform: perform
    )
    return Reduce(resolved.reduce)
  }
}
