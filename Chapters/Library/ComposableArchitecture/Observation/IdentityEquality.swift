// Whether a new value of a field is the same as the old one to observers of the field. Observable
// state is the same if its identity is: observers of its own fields are notified by those. Other
// values are the same if they are equal. Changes since `firstNumber` aside: see `ChangesInAction`.

/// Whether two observable states are the same one, maybe with different fields.
public func _$isIdentityEqual<Value: ObservableState>(
  _ old: Value,
  _ new: Value,
  since firstNumber: UInt64
) -> Bool {
  new._$id.isContinuation(of: old._$id, since: firstNumber)
}

/// Whether two optionals hold the same observable state, or both none.
public func _$isIdentityEqual<Value: ObservableState>(
  _ old: Value?,
  _ new: Value?,
  since firstNumber: UInt64
) -> Bool {
  guard let old, let new else { return old == nil && new == nil }
  return _$isIdentityEqual(old, new, since: firstNumber)
}

/// Whether two arrays hold the same rows in the same order.
public func _$isIdentityEqual<ID, Value: ObservableState>(
  _ old: IdentifiedArray<ID, Value>,
  _ new: IdentifiedArray<ID, Value>,
  since firstNumber: UInt64
) -> Bool {
  old.storedIDs == new.storedIDs
    && old.storedElements.isEqual(to: new.storedElements) {
      _$isIdentityEqual($0, $1, since: firstNumber)
    }
}

/// Whether two collections hold the same observable states in the same order.
public func _$isIdentityEqual<Values: Collection>(
  _ old: Values,
  _ new: Values,
  since firstNumber: UInt64
) -> Bool
where Values.Element: ObservableState {
  old.count == new.count
    && zip(old, new).allSatisfy { _$isIdentityEqual($0, $1, since: firstNumber) }
}

/// Whether two values without identity are equal.
@_disfavoredOverload
public func _$isIdentityEqual<Value: Equatable>(
  _ old: Value,
  _ new: Value,
  since firstNumber: UInt64
) -> Bool {
  isSameState(old, new, since: firstNumber) ?? (old == new)
}

/// Values that cannot be compared count as different.
@_disfavoredOverload
public func _$isIdentityEqual<Value>(
  _ old: Value,
  _ new: Value,
  since firstNumber: UInt64
) -> Bool {
  isSameState(old, new, since: firstNumber) ?? false
}

/// Whether two values of a generic type are the same observable state; `nil` if they are none.
private func isSameState<Value>(_ old: Value, _ new: Value, since firstNumber: UInt64) -> Bool? {
  guard let old = old as? any ObservableState, let new = new as? any ObservableState
  else { return nil }
  return new._$id.isContinuation(of: old._$id, since: firstNumber)
}
