/// A reducer made from an enum of features by ``Reducer()``.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer<State, Action> {
  // Said again so that the type of the static `body` below decides it.
  associatedtype State = State
  associatedtype Action = Action
  associatedtype Body = Body

  /// A store for each feature, by case.
  associatedtype CaseScope

  /// The reducer of each feature, scoped to its case.
  @ReducerBuilder<State, Action> static var body: Body { get }

  /// The store of the feature whose case `store` is in.
  @preconcurrency @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// An enum of features has no value. A join needs none, and a case of another enum holds its body.
  @available(
    *,
    unavailable,
    message: "Leave it out of a join; a case of an enum holds 'name(Name.Body = Name.body)'."
  )
  public init() { fatalError("Unavailable.") }

  /// The reducers of all cases.
  public var body: Body { Self.body }
}

/// The state of a ``CaseReducer``, which knows its reducer: so
/// `ifLet(\.$destination, action: \.destination)` needs no closure.
public protocol CaseReducerState {
  /// The enum of features this is the state of.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
