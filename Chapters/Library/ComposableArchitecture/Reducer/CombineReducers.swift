/// Groups several reducers, so that one operator applies to all of them.
///
/// ```swift
/// CombineReducers {
///   ReducerA()
///   ReducerB()
/// }
/// .ifLet(\.child, action: \.child) { Child() }
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  @usableFromInline
  let reducers: Reducers

  /// Groups the reducers of `build`, which run from top to bottom.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    self.init(internal: build())
  }

  @usableFromInline
  init(internal reducers: Reducers) {
    self.reducers = reducers
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}

extension CombineReducers: ComposedReducer {
  func resolved() -> Reduce<State, Action> { reducers.resolvedForStore() }
}
