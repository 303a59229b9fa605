// A body is written as a computed property, and asking for it is far from free: it names key paths,
// each of which is made anew, and creates all the reducers in it. So a store asks once, and keeps
// what it got: the reducer "resolved". Those inside of others are resolved when they first run, since
// a feature may contain itself, and so that their dependencies are the ones in force where they run.

extension Reducer where Body == Never {
  /// A reducer without a body is as it is.
  public func _$resolved() -> Reduce<State, Action> {
    Reduce(reduce)
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// The reducer's body, resolved.
  public func _$resolved() -> Reduce<State, Action> {
    body._$resolved()
  }
}

extension Reducer {
  /// This reducer, to be resolved when it first runs.
  func lazilyResolved() -> Reduce<State, Action> {
    let lazy = LazyReducer(make: _$resolved)
    return Reduce(lazy.reduce)
  }
}

/// A reducer that is resolved when it first runs. Like all of a store it is used by one thread at a
/// time.
private final class LazyReducer<State, Action> {
  private let make: () -> Reduce<State, Action>
  private var resolved: Reduce<State, Action>?

  init(make: @escaping () -> Reduce<State, Action>) {
    self.make = make
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let resolved { return resolved.reduce(&state, action) }
    let resolved = make()
    self.resolved = resolved
    return resolved.reduce(&state, action)
  }
}

extension Reduce {
  /// A closure is as it is.
  public func _$resolved() -> Self { self }
}

extension CombineReducers {
  /// The reducers, resolved.
  public func _$resolved() -> Reduce<State, Action> { reducers._$resolved() }
}

extension Optional where Wrapped: Reducer {
  /// The reducer, resolved, if there is one.
  public func _$resolved() -> Reduce<Wrapped.State, Wrapped.Action> {
    self?._$resolved() ?? Reduce { _, _ in .none }
  }
}

extension ReducerBuilder._Conditional {
  /// The reducer that was chosen, resolved.
  public func _$resolved() -> Reduce<First.State, First.Action> {
    switch self {
    case .first(let first): first._$resolved()
    case .second(let second): second._$resolved()
    }
  }
}

extension ReducerBuilder._Sequence {
  /// Both reducers, resolved.
  public func _$resolved() -> Reduce<R0.State, R0.Action> {
    let first = r0._$resolved().reduce
    let second = r1._$resolved().reduce
    return Reduce({ state, action in
      let effect = first(&state, action)
      return effect.merge(with: second(&state, action))
    })
  }
}

extension ReducerBuilder._SequenceMany {
  /// All the reducers, resolved.
  public func _$resolved() -> Reduce<Element.State, Element.Action> {
    let resolved = ReducerBuilder<Element.State, Element.Action>._SequenceMany(
      reducers: reducers.map { $0._$resolved() }
    )
    return Reduce(resolved.reduce)
  }
}

extension Scope {
  /// The same scope of a child that is resolved.
  public func _$resolved() -> Reduce<ParentState, ParentAction> {
    let resolved = Scope<ParentState, ParentAction, Reduce<Child.State, Child.Action>>(
      childState: childState.resolved(),
      childAction: childAction,
      child: child.lazilyResolved()
    )
    return Reduce(resolved.reduce)
  }
}

extension _OnChangeReducer {
  /// The same reaction to changes by a reducer that is resolved.
  func _$resolved() -> Reduce<Base.State, Base.Action> {
    let resolved = _OnChangeReducer<Reduce<Base.State, Base.Action>, Value>(
      base: base._$resolved(),
      toValue: toValue,
      isDuplicate: isDuplicate,
      perform: perform
    )
    return Reduce(resolved.reduce)
  }
}

extension _DependencyKeyWritingReducer {
  /// The same dependencies for a reducer that is resolved.
  public func _$resolved() -> Reduce<Base.State, Base.Action> {
    let resolved = _DependencyKeyWritingReducer<Reduce<Base.State, Base.Action>>(
      base: base.lazilyResolved(),
      update: update
    )
    return Reduce(resolved.reduce)
  }
}

extension _PrintChangesReducer {
  /// The same printing for a reducer that is resolved.
  public func _$resolved() -> Reduce<Base.State, Base.Action> {
    let resolved = _PrintChangesReducer<Reduce<Base.State, Base.Action>>(
      base: base._$resolved(),
      printer: printer
    )
    return Reduce(resolved.reduce)
  }
}
