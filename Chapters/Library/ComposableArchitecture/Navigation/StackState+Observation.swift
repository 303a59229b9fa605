// How a change of a stack is noticed, as that of any field of observable state: see
// `ObservationStateRegistrar`. The general way for collections would do, but costs too much for what
// happens with each action of an element.

/// Which elements a stack holds, and in what order.
public struct _StackIdentity: Equatable {
  fileprivate let ids: [StackElementID]
  fileprivate let elements: [ObservableStateID]
}

extension ObservationStateRegistrar {
  /// Remembers which elements a stack holds.
  public mutating func willModify<Element: ObservableState>(
    _ stack: inout StackState<Element>
  ) -> _StackIdentity {
    _$willModify()
    return stack.identity
  }

  /// Whether elements have come or gone, or are other ones now.
  public func didModify<Element: ObservableState>(
    _ stack: inout StackState<Element>,
    _ identity: _StackIdentity
  ) -> Bool {
    stack.identity != identity
  }
}

/// Whether two stacks hold the same elements. Each element observes itself.
public func _$isIdentityEqual<Element: ObservableState>(
  _ lhs: StackState<Element>,
  _ rhs: StackState<Element>
) -> Bool {
  lhs.identity == rhs.identity
}

extension StackState where Element: ObservableState {
  fileprivate var identity: _StackIdentity {
    var elements: [ObservableStateID] = []
    elements.reserveCapacity(ids.count)
    forEachInPlace { elements.append($0._$id) }
    return _StackIdentity(ids: ids, elements: elements)
  }
}
