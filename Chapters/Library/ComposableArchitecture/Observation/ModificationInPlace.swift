// A field that is changed in place is compared with what it was before, without a copy of it: while
// there was a copy, the first change to a collection inside would copy all of it.

extension ObservationStateRegistrar {
  /// Remembers the identity of observable state that is about to change.
  public mutating func willModify<Value: ObservableState>(_ value: Value) -> ObservableStateID {
    _$willModify()
    return value._$id
  }

  /// Whether the state is now another one than before.
  public func didModify<Value: ObservableState>(
    _ value: Value,
    _ id: ObservableStateID
  ) -> Bool {
    value._$id != id
  }

  /// Remembers the identity of optional state that is about to change.
  public mutating func willModify<Value: ObservableState>(_ value: Value?)
    -> ObservableStateID?
  {
    _$willModify()
    return value?._$id
  }

  /// Whether the state is now another one than before, or has come or gone.
  public func didModify<Value: ObservableState>(
    _ value: Value?,
    _ id: ObservableStateID?
  ) -> Bool {
    value?._$id != id
  }

  /// Remembers which rows there are.
  public mutating func willModify<ID, Value: ObservableState>(
    _ values: IdentifiedArray<ID, Value>
  ) -> _RowsIdentity {
    _$willModify()
    return values.rowsIdentity
  }

  /// Whether rows have come, gone or moved.
  public func didModify<ID, Value: ObservableState>(
    _ values: IdentifiedArray<ID, Value>,
    _ rows: _RowsIdentity
  ) -> Bool {
    values.rowsIdentity != rows
  }

  /// Remembers which states a collection holds.
  public mutating func willModify<Values: Collection>(
    _ values: Values
  ) -> [ObservableStateID] where Values.Element: ObservableState {
    _$willModify()
    return isObserved ? values.map(\._$id) : []
  }

  /// Whether the collection holds other states now.
  public func didModify<Values: Collection>(
    _ values: Values,
    _ ids: [ObservableStateID]
  ) -> Bool where Values.Element: ObservableState {
    isObserved && !values.lazy.map(\._$id).elementsEqual(ids)
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

  /// Other values are not remembered: to change them in place counts as a change.
  @_disfavoredOverload
  public mutating func willModify<Value>(_ value: Value) -> _AnyChange {
    _$willModify()
    return _AnyChange()
  }

  /// Counts as a change.
  @_disfavoredOverload
  public func didModify<Value>(_ value: Value, _: _AnyChange) -> Bool {
    true
  }
}

/// What is remembered of a value of which every change in place counts: nothing.
public struct _AnyChange {}
