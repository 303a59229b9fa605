/// Puts together the reducers listed in a `body`, with `if`, `else`, `switch`, `for` and
/// `#available` among them.
///
/// The reducers run from top to bottom for each action; their effects are merged.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// The reducers that a `for` loop made, one after the other.
  @inlinable
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _SequenceMany<R> {
    _SequenceMany(reducers: reducers)
  }

  /// A body without reducers does nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// A body of one reducer is that reducer.
  @inlinable
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// The reducer of the first branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> {
    .first(reducer)
  }

  /// The reducer of a later branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> {
    .second(reducer)
  }

  /// A reducer, as written in the body.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R {
    expression
  }

  /// A reducer whose type is hidden.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(expression)
  }

  /// The whole body.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// A reducer behind `if #available`, with its type hidden.
  @inlinable
  public static func buildLimitedAvailability(
    _ wrapped: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// A reducer behind an `if` without `else`.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? {
    wrapped
  }

  /// The first reducer of a body.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// The reducers so far, and the next.
  @inlinable
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0,
    next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(accumulated, next)
  }
}

extension ReducerBuilder {
  /// The one of two reducers that an `if`/`else` or a `switch` chose.
  public enum _Conditional<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
    case first(First)
    case second(Second)

    @inlinable
    public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action>
    {
      switch self {
      case .first(let first): first.reduce(into: &state, action: action)
      case .second(let second): second.reduce(into: &state, action: action)
      }
    }
  }

  /// Two reducers, one after the other.
  public struct _Sequence<R0: Reducer, R1: Reducer<R0.State, R0.Action>>: Reducer {
    @usableFromInline let r0: R0
    @usableFromInline let r1: R1

    @usableFromInline
    init(_ r0: R0, _ r1: R1) {
      self.r0 = r0
      self.r1 = r1
    }

    @inlinable
    public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
      let first = r0.reduce(into: &state, action: action)
      return first.merge(with: r1.reduce(into: &state, action: action))
    }
  }

  /// The reducers that a `for` loop made.
  public struct _SequenceMany<Element: Reducer>: Reducer {
    @usableFromInline let reducers: [Element]

    @usableFromInline
    init(reducers: [Element]) {
      self.reducers = reducers
    }

    @inlinable
    public func reduce(
      into state: inout Element.State,
      action: Element.Action
    ) -> Effect<Element.Action> {
      var effect = Effect<Element.Action>.none
      for reducer in reducers {
        effect = effect.merge(with: reducer.reduce(into: &state, action: action))
      }
      return effect
    }
  }
}

/// A reducer behind an `if` without `else`: `nil` changes nothing.
extension Optional: Reducer where Wrapped: Reducer {
  @inlinable
  public func reduce(
    into state: inout Wrapped.State,
    action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    switch self {
    case .some(let wrapped): wrapped.reduce(into: &state, action: action)
    case .none: .none
    }
  }
}

extension Optional: ComposedReducer where Wrapped: Reducer {
  func resolved() -> Reduce<Wrapped.State, Wrapped.Action> {
    self?.resolvedForStore() ?? Reduce { _, _ in .none }
  }
}

extension ReducerBuilder._Conditional: ComposedReducer {
  func resolved() -> Reduce<First.State, First.Action> {
    switch self {
    case .first(let first): first.resolvedForStore()
    case .second(let second): second.resolvedForStore()
    }
  }
}

extension ReducerBuilder._Sequence: ComposedReducer {
  func resolved() -> Reduce<R0.State, R0.Action> {
    let first = r0.resolvedForStore().reduce
    let second = r1.resolvedForStore().reduce
    return Reduce({ state, action in
      let effect = first(&state, action)
      return effect.merge(with: second(&state, action))
    })
  }
}

extension ReducerBuilder._SequenceMany: ComposedReducer {
  func resolved() -> Reduce<Element.State, Element.Action> {
    let resolved = ReducerBuilder<Element.State, Element.Action>._SequenceMany(
      reducers: reducers.map { $0.resolvedForStore() }
    )
    return Reduce(resolved.reduce)
  }
}
