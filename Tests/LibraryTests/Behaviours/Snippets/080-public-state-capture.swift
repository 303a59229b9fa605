// Rejected.
import ComposableArchitecture

@Reducer public struct F {
  public struct State { public var n = 0 }
  public enum Action: Sendable { case a }
  public init() {}
  public var body: some ReducerOf<Self> {
    Reduce { state, a in .run { [state] _ in print(state.n) } }
  }
}
