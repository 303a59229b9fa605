/// Whether two stacks hold the same features in the same order.
public func _$isIdentityEqual<Value: ObservableState>(
  _ old: StackState<Value>,
  _ new: StackState<Value>,
  since firstNumber: UInt64
) -> Bool {
  old.ids == new.ids
    && zip(old, new).allSatisfy { _$isIdentityEqual($0, $1, since: firstNumber) }
}

extension ObservationStateRegistrar {
  /// Remembers the features of a stack that is about to change.
  public mutating func willModify<Value: ObservableState>(
    _ stack: StackState<Value>
  ) -> _ValueBefore<StackState<Value>>? {
    valueBefore(stack)
  }

  /// Whether features have come or gone, or one was replaced.
  public func didModify<Value: ObservableState>(
    _ stack: StackState<Value>,
    _ before: _ValueBefore<StackState<Value>>?
  ) -> Bool {
    before.map { !_$isIdentityEqual($0.value, stack, since: $0.number) } ?? false
  }
}
