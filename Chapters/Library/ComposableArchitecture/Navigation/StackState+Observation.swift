/// Whether two stacks hold the same features in the same order.
public func _$isIdentityEqual<Value: ObservableState>(
  _ lhs: StackState<Value>,
  _ rhs: StackState<Value>
) -> Bool {
  lhs.ids == rhs.ids && zip(lhs, rhs).allSatisfy { $0._$id == $1._$id }
}

extension ObservationStateRegistrar {
  /// Remembers which features a stack holds.
  public mutating func willModify<Value: ObservableState>(
    _ stack: StackState<Value>
  ) -> _StackIdentity {
    _$willModify()
    return isObserved ? _StackIdentity(stack) : _StackIdentity()
  }

  /// Whether features have come or gone, or one was replaced.
  public func didModify<Value: ObservableState>(
    _ stack: StackState<Value>,
    _ identity: _StackIdentity
  ) -> Bool {
    isObserved && _StackIdentity(stack) != identity
  }
}

/// Which features a stack holds, in which order.
public struct _StackIdentity: Equatable {
  private var ids: [StackElementID] = []
  private var states: [ObservableStateID] = []

  init() {}

  init<Value: ObservableState>(_ stack: StackState<Value>) {
    ids = stack.ids
    states = stack.map(\._$id)
  }
}
