// A change of a field in place notifies its observers, unless it leaves the same observable state
// there. Then the value before is kept for comparison, if there are observers.

extension ObservationStateRegistrar {
  /// Gives observable state that is about to change another identity than its copies have.
  public func willModify<Value: ObservableState>(_ value: inout Value) -> _ValueBefore<Value> {
    value._$willModify()
    return valueBefore(value)
  }

  /// Remembers optional state.
  public func willModify<Value: ObservableState>(_ value: inout Value?) -> _ValueBefore<Value?> {
    valueBefore(value)
  }

  /// Remembers the states in a collection.
  public func willModify<Values: Collection>(_ values: inout Values) -> _ValueBefore<Values>
  where Values.Element: ObservableState {
    valueBefore(values)
  }

  /// Remembers nothing of other values: every change of them in place counts.
  @_disfavoredOverload
  public func willModify<Value>(_ value: inout Value) -> _AnyChange { _AnyChange() }

  /// Remembers a value that is presented, or has observers in the code.
  public func willModify<Value>(copying value: Value) -> _ValueBefore<Value> {
    valueBefore(value)
  }

  /// Whether observers must be notified of a change in place.
  public func didModify<Value>(
    _ value: Value,
    _ before: _ValueBefore<Value>,
    _ isIdentityEqual: (Value, Value) -> Bool
  ) -> Bool {
    before.value.map { !isIdentityEqual($0, value) } ?? false
  }

  /// Always true.
  public func didModify<Value>(
    _ value: Value,
    _ before: _AnyChange,
    _ isIdentityEqual: (Value, Value) -> Bool
  ) -> Bool {
    true
  }

  private func valueBefore<Value>(_ value: Value) -> _ValueBefore<Value> {
    _ValueBefore(value: isObserved ? .some(value) : .none)
  }
}

/// A value as it was before a change in place; none if nobody observes it.
public struct _ValueBefore<Value> {
  let value: Value?
}

/// No snapshot: every change in place notifies.
public struct _AnyChange {}
