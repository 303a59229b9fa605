// A body is a computed property, and asking for it is far from free: it names key paths, some of
// which Swift makes each time, and it creates all the reducers in it. So a store asks for a body
// once and keeps the result, the resolved reducer. A child's reducer is resolved when it first
// runs, because a feature may contain itself, and so that it gets the dependencies of the place
// where it runs.

/// A reducer made of others, which can be resolved along with them.
protocol ComposedReducer<State, Action>: Reducer {
  /// This reducer, made of resolved ones.
  func resolved() -> Reduce<State, Action>
}

extension Reducer {
  /// This reducer in the form that a store keeps.
  func resolvedForStore() -> Reduce<State, Action> {
    if let replaced = ReplacedFeature.current?.reducer(of: Self.self) { return replaced }
    if let reduce = self as? Reduce<State, Action> { return reduce }
    if let composed = self as? any ComposedReducer<State, Action> { return composed.resolved() }
    if Body.self != Never.self, let body = body as? any Reducer<State, Action> {
      return body.resolvedForStore()
    }
    return Reduce(reduce)
  }

  /// This reducer, to be resolved when it first runs.
  func lazilyResolved() -> Reduce<State, Action> {
    let lazy = LazyReducer(self)
    return Reduce(lazy.reduce)
  }
}

/// A reducer that is resolved when it first runs, used by one thread at a time like all of a store.
private final class LazyReducer<Base: Reducer> {
  private let base: Base
  private var resolved: Reduce<Base.State, Base.Action>?

  init(_ base: Base) {
    self.base = base
  }

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    if let resolved { return resolved.reduce(&state, action) }
    let resolved = base.resolvedForStore()
    self.resolved = resolved
    return resolved.reduce(&state, action)
  }
}
