// Whether one value can stand in for another as far as observers of the whole are concerned: observers
// of the fields are told by the fields. For values without fields that are observed it means equality.

/// Whether two observable states are the same one, maybe with different fields.
public func _$isIdentityEqual<Value: ObservableState>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs._$id == rhs._$id
}

/// Whether two optionals hold the same observable state, or both none.
public func _$isIdentityEqual<Value: ObservableState>(_ lhs: Value?, _ rhs: Value?) -> Bool {
  lhs?._$id == rhs?._$id
}

/// Whether two arrays hold the same rows in the same order. Of its fields each row tells by itself.
public func _$isIdentityEqual<ID, Value: ObservableState>(
  _ lhs: IdentifiedArray<ID, Value>,
  _ rhs: IdentifiedArray<ID, Value>
) -> Bool {
  lhs.ids == rhs.ids && zip(lhs, rhs).allSatisfy { $0._$id == $1._$id }
}

/// Whether two collections hold the same observable states in the same order.
public func _$isIdentityEqual<Values: Collection>(_ lhs: Values, _ rhs: Values) -> Bool
where Values.Element: ObservableState {
  lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0._$id == $1._$id }
}

/// Whether two values without identity are equal.
@_disfavoredOverload
public func _$isIdentityEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  if let lhs = lhs as? any ObservableState, let rhs = rhs as? any ObservableState {
    return lhs._$id == rhs._$id
  }
  return lhs == rhs
}

/// Values that cannot be compared count as different.
@_disfavoredOverload
public func _$isIdentityEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if let lhs = lhs as? any ObservableState, let rhs = rhs as? any ObservableState {
    return lhs._$id == rhs._$id
  }
  return false
}
