/// A reducer from a closure: the place for a feature's own logic in a `body`.
///
/// ```swift
/// Reduce { state, action in
///   switch action {
///   case .resetButtonTapped:
///     state.count = 0
///     return .none
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  @usableFromInline
  let reduce: (inout State, Action) -> Effect<Action>

  /// Makes a reducer from a closure.
  ///
  /// - Parameter reduce: Changes the state for an action and returns the effects to run.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.reduce = reduce
  }

  /// Hides the type of another reducer.
  ///
  /// - Parameter reducer: The reducer to run.
  // Were this generic, Swift would take a closure with a mistake in it for a wrong reducer, and say
  // nothing of the mistake.
  public init(_ reducer: any Reducer<State, Action>) {
    self.reduce = reducer.lazilyResolved().reduce
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reduce(&state, action)
  }
}
