public import ComposableArchitecture

/// A reducer in whose place a suite can put another one.
///
/// In a *test* exercise you write tests, and the workbook tests them: it runs them on the correct
/// feature and on features with a bug. Both are made here, so that tests can tell one from the
/// other by what it does, and by nothing else.
public struct Replaceable<State, Action>: Reducer {
  private let module: Substring
  private let correct: CorrectReducer<State, Action>

  /// - Parameters:
  ///   - fileID: The file of the feature: only one of the same module can stand in its place.
  ///   - correct: The feature as it should be.
  public init(
    fileID: String = #fileID,
    @ReducerBuilder<State, Action> _ correct: () -> some Reducer<State, Action>
  ) {
    module = fileID.prefix { $0 != "/" }
    self.correct = CorrectReducer(reducer: Delegate(reducer: correct()))
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let current = Replacement.current.value
    let replacement = current?.reducer as? any ReplacingReducer<State, Action>
    guard current?.module == module else { return correct.run(&state, action) }
    return replacement?.run(&state, action, correct: correct) ?? correct.run(&state, action)
  }
}

/// A test that looked into it would find the correct reducer, and could do without expectations.
extension Replaceable: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The reducer of a feature as it should be, for a replacement that uses it and changes the result.
public struct CorrectReducer<State, Action>: Reducer {
  fileprivate let reducer: any ErasedReducer<State, Action>

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  fileprivate func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    reducer.run(&state, action)
  }
}

/// A reducer that stands in place of all those with the same state and actions.
public struct Replacement: Sendable {
  /// The same for every task and thread, so that no test can make a feature that is not replaced.
  fileprivate static let current = LockIsolated<Replacement?>(nil)

  fileprivate let reducer: any Sendable
  fileprivate let module: Substring

  /// - Parameters:
  ///   - feature: The feature in whose place it stands.
  ///   - body: The other reducer.
  public init<Feature: Reducer, Body: Reducer<Feature.State, Feature.Action>>(
    of feature: Feature.Type,
    @ReducerBuilder<Feature.State, Feature.Action> _ body: @escaping @Sendable () -> Body
  ) {
    reducer = ReducerMaker(make: .new(body))
    module = String(reflecting: feature).prefix { $0 != "." }
  }

  /// - Parameters:
  ///   - feature: The feature in whose place it stands.
  ///   - body: The other reducer, made of the correct one.
  public init<Feature: Reducer, Body: Reducer<Feature.State, Feature.Action>>(
    of feature: Feature.Type,
    @ReducerBuilder<Feature.State, Feature.Action>
    _ body: @escaping @Sendable (CorrectReducer<Feature.State, Feature.Action>) -> Body
  ) {
    reducer = ReducerMaker(make: .changed(body))
    module = String(reflecting: feature).prefix { $0 != "." }
  }

  /// Runs an operation during which the reducer stands there, for everybody. Inside of another such
  /// operation it changes nothing: a test cannot take the place of what it tests.
  public func callAsFunction<Result>(
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    guard Self.current.value == nil else { return try await operation() }
    Self.current.setValue(self)
    defer { Self.current.setValue(nil) }
    return try await operation()
  }
}

private protocol ErasedReducer<State, Action> {
  associatedtype State
  associatedtype Action

  func run(_ state: inout State, _ action: Action) -> Effect<Action>
}

private struct Delegate<Wrapped: Reducer>: ErasedReducer {
  let reducer: Wrapped

  // TCA wants no reducer of an app to call another one. Marked so, this one call is allowed.
  @available(*, deprecated, message: "Only what stands in another reducer's place calls it.")
  func run(_ state: inout Wrapped.State, _ action: Wrapped.Action) -> Effect<Wrapped.Action> {
    reducer.reduce(into: &state, action: action)
  }
}

private protocol ReplacingReducer<State, Action> {
  associatedtype State
  associatedtype Action

  func run(
    _ state: inout State,
    _ action: Action,
    correct: CorrectReducer<State, Action>
  ) -> Effect<Action>
}

private struct ReducerMaker<Body: Reducer>: ReplacingReducer, Sendable {
  enum Make: Sendable {
    case new(@Sendable () -> Body)
    case changed(@Sendable (CorrectReducer<Body.State, Body.Action>) -> Body)
  }

  let make: Make

  func run(
    _ state: inout Body.State,
    _ action: Body.Action,
    correct: CorrectReducer<Body.State, Body.Action>
  ) -> Effect<Body.Action> {
    let body =
      switch make {
      case .new(let make): make()
      case .changed(let make): make(correct)
      }
    let delegate: any ErasedReducer<Body.State, Body.Action> = Delegate(reducer: body)
    return delegate.run(&state, action)
  }
}
