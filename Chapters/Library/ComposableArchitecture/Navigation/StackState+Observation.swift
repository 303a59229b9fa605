/// Whether two stacks hold features with the same ids in the same order.
public func _$isIdentityEqual<Value: ObservableState>(
  _ old: StackState<Value>,
  _ new: StackState<Value>
) -> Bool {
  old.ids == new.ids
}

/// Whether the same observable state is presented, or nothing.
public func _$isIdentityEqual<Value: ObservableState>(
  _ old: PresentationState<Value>,
  _ new: PresentationState<Value>
) -> Bool {
  old.wrappedValue?._$id == new.wrappedValue?._$id
}

/// Whether equal values are presented, or nothing.
@_disfavoredOverload
public func _$isIdentityEqual<Value: Equatable>(
  _ old: PresentationState<Value>,
  _ new: PresentationState<Value>
) -> Bool {
  old == new
}
