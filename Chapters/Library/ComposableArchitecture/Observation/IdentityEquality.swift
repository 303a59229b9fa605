// Whether a new value of a field is the same as the old one to observers of the field. Observable
// state is the same if its identity is: observers of its own fields are notified by those. Rows and
// pages are the same if their ids are. An overload that is named in generated code knows the type.

/// Whether two observable states are the same one, maybe with different fields.
public func _$isIdentityEqual<Value: ObservableState>(_ old: Value, _ new: Value) -> Bool {
  old._$id == new._$id
}

/// Whether two optionals hold the same observable state.
public func _$isIdentityEqual<Value: ObservableState>(_ old: Value?, _ new: Value?) -> Bool {
  guard let old, let new else { return false }
  return old._$id == new._$id
}

/// Whether two arrays hold rows with the same ids in the same order.
public func _$isIdentityEqual<ID, Value: ObservableState>(
  _ old: IdentifiedArray<ID, Value>,
  _ new: IdentifiedArray<ID, Value>
) -> Bool {
  old.storedIDs == new.storedIDs
}

/// Whether two collections hold the same observable states in the same order.
public func _$isIdentityEqual<Values: Collection>(_ old: Values, _ new: Values) -> Bool
where Values.Element: ObservableState {
  old.count == new.count && zip(old, new).allSatisfy { $0._$id == $1._$id }
}

/// Whether two values of a generic type are the same observable state.
@_disfavoredOverload
public func _$isIdentityEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  guard
    !_isPOD(Value.self), let old = old as? any ObservableState,
    let new = new as? any ObservableState
  else { return false }
  return old._$id == new._$id
}

/// Whether two values are equal, as far as their type can tell.
public func _$isEqual<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old == new }

/// Whether two objects are the same.
public func _$isEqual<Value: AnyObject>(_ old: Value, _ new: Value) -> Bool { old === new }

/// Whether two objects are equal.
public func _$isEqual<Value: Equatable & AnyObject>(_ old: Value, _ new: Value) -> Bool {
  old == new
}

/// Values that cannot be compared count as different.
@_disfavoredOverload
public func _$isEqual<Value>(_ old: Value, _ new: Value) -> Bool { false }
