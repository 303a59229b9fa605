import ComposableArchitecture

/// A feature that counts its actions, to be a part of others.
@Reducer
public struct Counting {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count = 0

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public enum Action: Equatable, Sendable { case increment }

  private let step: Int

  public init(step: Int = 1) {
    self.step = step
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += step
      return .none
    }
  }
}
