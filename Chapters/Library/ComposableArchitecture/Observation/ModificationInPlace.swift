// A field that is changed in place is compared with what it was before. Of observable state its
// identity is enough for that; a copy of a collection is kept, for observers alone, as it shares
// its elements with the collection.

extension ObservationStateRegistrar {
  /// Remembers the identity of observable state that is about to change.
  public mutating func willModify<Value: ObservableState>(_ value: Value) -> ObservableStateID {
    _$willModify()
    return value._$id
  }

  /// Whether the state is another one than before.
  public func didModify<Value: ObservableState>(
    _ value: Value,
    _ id: ObservableStateID
  ) -> Bool {
    value._$id != id
  }

  /// Remembers the identity of optional state that is about to change.
  public mutating func willModify<Value: ObservableState>(_ value: Value?) -> ObservableStateID? {
    _$willModify()
    return value?._$id
  }

  /// Whether the state is another one than before, or has come or gone.
  public func didModify<Value: ObservableState>(
    _ value: Value?,
    _ id: ObservableStateID?
  ) -> Bool {
    value?._$id != id
  }

  /// Remembers the rows of an array that is about to change.
  public mutating func willModify<ID, Value: ObservableState>(
    _ rows: IdentifiedArray<ID, Value>
  ) -> _ValueBefore<IdentifiedArray<ID, Value>>? {
    valueBefore(rows)
  }

  /// Whether rows have come, gone or moved, or one was replaced.
  public func didModify<ID, Value: ObservableState>(
    _ rows: IdentifiedArray<ID, Value>,
    _ before: _ValueBefore<IdentifiedArray<ID, Value>>?
  ) -> Bool {
    before.map { !_$isIdentityEqual($0.value, rows, since: $0.number) } ?? false
  }

  /// Remembers the states in a collection that is about to change.
  public mutating func willModify<Values: Collection>(
    _ values: Values
  ) -> _ValueBefore<Values>? where Values.Element: ObservableState {
    valueBefore(values)
  }

  /// Whether the collection holds other states than before.
  public func didModify<Values: Collection>(
    _ values: Values,
    _ before: _ValueBefore<Values>?
  ) -> Bool where Values.Element: ObservableState {
    before.map { !_$isIdentityEqual($0.value, values, since: $0.number) } ?? false
  }

  /// Remembers a small value.
  @_disfavoredOverload
  public mutating func willModify<Value: Equatable & BitwiseCopyable>(_ value: Value) -> Value {
    _$willModify()
    return value
  }

  /// Whether a small value is another one than before.
  @_disfavoredOverload
  public func didModify<Value: Equatable & BitwiseCopyable>(
    _ value: Value,
    _ oldValue: Value
  ) -> Bool {
    value != oldValue
  }

  /// Remembers nothing of other values: every change of them in place counts.
  @_disfavoredOverload
  public mutating func willModify<Value>(_ value: Value) -> _AnyChange {
    _$willModify()
    return _AnyChange()
  }

  /// Always true.
  @_disfavoredOverload
  public func didModify<Value>(_ value: Value, _: _AnyChange) -> Bool {
    true
  }

  /// The value as it is before a change, if there are observers.
  mutating func valueBefore<Value>(_ value: Value) -> _ValueBefore<Value>? {
    _$willModify()
    return isObserved ? _ValueBefore(value: value, number: UniqueNumber.next()) : nil
  }
}

/// A value as it was before a change in place, and a number drawn at that time.
public struct _ValueBefore<Value> {
  let value: Value
  let number: UInt64
}

/// No snapshot: every change in place notifies.
public struct _AnyChange {}
