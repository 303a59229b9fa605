/// Describes how a feature's state changes when an action arrives, and which effects follow.
///
/// A feature is a type with a `State`, an `Action`, and either a ``body`` made of other reducers,
/// or a ``reduce(into:action:)`` of its own. Write one of the two, never both.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// The name and the shape are TCA's; Redux calls the same idea a reducer too (document S1).
public protocol Reducer<State, Action> {
  /// The type of the feature's state.
  associatedtype State

  /// Everything that can happen in the feature: what a person does, and what effects send back.
  associatedtype Action

  /// The type of ``body``; `Never` for a reducer that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes `state` for `action`, and returns the effects to run.
  ///
  /// - Parameters:
  ///   - state: The state, to be changed in place.
  ///   - action: The action to process.
  /// - Returns: The effect that the store runs next; `.none` if there is none.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers this one is made of, each run in turn, from top to bottom, for every action.
  @ReducerBuilder<State, Action> var body: Body { get }
}

/// A reducer with the state and the action of the reducer `R`: `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements ``reduce(into:action:)`` has no body; reading it ends the program.
  public var body: Body {
    fatalError(
      """
      '\(Self.self)' has no body: it implements 'reduce(into:action:)'. Call that instead of \
      reading 'body'.
      """
    )
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the reducers of ``body``.
  @inlinable
  @_disfavoredOverload
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  /// The method that a direct call finds, since the one above is disfavored.
  @available(
    *,
    deprecated,
    message: "Return '.send(…)', or put what is shared into a method; the store runs reducers."
  )
  public func reduce(
    into state: inout State,
    action: Action,
    _ calledByHand: Void = ()
  ) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// The effect of the reducer `R`: `func load() -> EffectOf<Self>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// The `Send` of the effects of the reducer `R`: `func load(send: SendOf<Self>) async`.
public typealias SendOf<R: Reducer> = Send<R.Action>
