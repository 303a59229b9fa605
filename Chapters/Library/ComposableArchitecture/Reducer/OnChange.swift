extension Reducer {
  /// Runs another reducer whenever a value has changed in the course of an action.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.settings.isHapticFeedbackEnabled) { oldValue, newValue in
  ///     Reduce { state, action in .run { _ in await save(newValue) } }
  ///   }
  /// ```
  ///
  /// Only changes made by the reducer it is attached to count, compared before and after.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value from the state.
  ///   - reducer: Makes the reducer that runs after a change, from the old value and the new.
  /// - Returns: This reducer, followed by the other when the value changed.
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, reducer: reducer)
  }

  /// Runs another reducer whenever a value, of whatever type, has changed in the course of an action.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value from the state.
  ///   - isDuplicate: Whether two values count as the same.
  ///   - reducer: Makes the reducer that runs after a change, from the old value and the new.
  /// - Returns: This reducer, followed by the other when the value changed.
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, reducer: reducer)
  }
}

/// The reducer that ``Reducer/onChange(of:_:)`` makes.
public struct _OnChangeReducer<Base: Reducer, Value, Change: Reducer>: Reducer
where Base.State == Change.State, Base.Action == Change.Action {
  let base: Base
  let toValue: (Base.State) -> Value
  let isDuplicate: (Value, Value) -> Bool
  let reducer: (Value, Value) -> Change

  /// Runs the reducer, and the other one if the value has changed.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let oldValue = toValue(state)
    let effect = base.reduce(into: &state, action: action)
    let newValue = toValue(state)
    if isDuplicate(oldValue, newValue) { return effect }
    return effect.merge(
      with: reducer(oldValue, newValue).reduce(into: &state, action: action)
    )
  }
}
