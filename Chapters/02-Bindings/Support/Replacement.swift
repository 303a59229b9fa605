import ComposableArchitecture

/// A reducer in whose place a suite can put another one.
///
/// In a *test* exercise you write tests, and the workbook tests them: it runs them on the correct
/// feature and on features with a bug. Both are made here, so that tests can tell one from the other
/// by what it does, and by nothing else.
struct Replaceable<State, Action>: Reducer {
  private let correct: Reduce<State, Action>

  init(@ReducerBuilder<State, Action> _ correct: () -> some Reducer<State, Action>) {
    self.correct = Reduce(correct())
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let reducer = Replacement.current as? any ReplacingReducer<State, Action> else {
      return correct.reduce(into: &state, action: action)
    }
    // What stands here may use the correct feature, and change what comes of it.
    return Replacement.$current.withValue(nil) {
      reducer.reduce(into: &state, action: action)
    }
  }
}

/// A reducer that stands in the place of all those with the same state and actions.
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

private protocol ReplacingReducer<State, Action>: Sendable {
  associatedtype State
  associatedtype Action

  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

private struct ReducerMaker<Body: Reducer>: ReplacingReducer {
  let make: @Sendable () -> Body

  func reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
    make().reduce(into: &state, action: action)
  }
}
