import ComposableArchitecture

/// A reducer in whose place a suite can put another one.
///
/// In a *test* exercise you write tests, and the workbook tests them: it runs them on the correct
/// feature and on features with a bug. Both are made here, so that tests can tell one from the other
/// by what it does, and by nothing else.
struct Replaceable<State, Action>: Reducer {
  private let correct: any ReplacingReducer<State, Action>

  init(@ReducerBuilder<State, Action> _ correct: () -> some Reducer<State, Action>) {
    self.correct = Delegate(reducer: correct())
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let reducer = Replacement.current as? any ReplacingReducer<State, Action> else {
      return correct.run(&state, action)
    }
    // The replacement may use the correct feature, and change its result.
    return Replacement.$current.withValue(nil) { reducer.run(&state, action) }
  }
}

/// A reducer that stands in place of all those with the same state and actions.
struct Replacement: Sendable {
  @TaskLocal fileprivate static var current: (any Sendable)?

  private let reducer: any Sendable

  init<Feature: Reducer, Body: Reducer<Feature.State, Feature.Action>>(
    of feature: Feature.Type,
    @ReducerBuilder<Feature.State, Feature.Action> _ body: @escaping @Sendable () -> Body
  ) {
    reducer = ReducerMaker(make: body)
  }

  /// Runs an operation during which the reducer stands there.
  func callAsFunction<Result>(
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(reducer, operation: operation)
  }
}

private protocol ReplacingReducer<State, Action> {
  associatedtype State
  associatedtype Action

  func run(_ state: inout State, _ action: Action) -> Effect<Action>
}

private struct Delegate<Wrapped: Reducer>: ReplacingReducer {
  let reducer: Wrapped

  // TCA wants no reducer of an app to call another one. Marked so, this one call is allowed.
  @available(*, deprecated, message: "Only what stands in another reducer's place calls it.")
  func run(_ state: inout Wrapped.State, _ action: Wrapped.Action) -> Effect<Wrapped.Action> {
    reducer.reduce(into: &state, action: action)
  }
}

private struct ReducerMaker<Body: Reducer>: ReplacingReducer, Sendable {
  let make: @Sendable () -> Body

  func run(_ state: inout Body.State, _ action: Body.Action) -> Effect<Body.Action> {
    let delegate: any ReplacingReducer<Body.State, Body.Action> = Delegate(reducer: make())
    return delegate.run(&state, action)
  }
}
