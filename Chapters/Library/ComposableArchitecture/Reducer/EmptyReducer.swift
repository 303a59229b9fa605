/// A reducer that changes nothing and runs nothing.
///
/// Useful where a reducer is asked for and no logic is needed, such as a screen without actions.
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes a reducer that does nothing.
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into _: inout State, action _: Action) -> Effect<Action> {
    .none
  }
}
