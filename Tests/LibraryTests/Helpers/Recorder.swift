import ComposableArchitecture

/// A feature whose actions say which effect to run, and whose state notes what effects send back.
public struct Recorder: Reducer {
  public init() {}

  public enum Action: Sendable { case note(String), run(Effect<Action>) }

  public func reduce(into state: inout [String], action: Action) -> Effect<Action> {
    switch action {
    case .note(let line):
      state.append(line)
      return .none
    case .run(let effect):
      return effect
    }
  }

  @MainActor
  public static func makeStore() -> Store<[String], Action> {
    Store(initialState: [String]()) { Recorder() }
  }
}

extension Store where State == [String], Action == Recorder.Action {
  /// What effects have sent back so far.
  public var notes: [String] { currentState }

  /// Runs an effect.
  @discardableResult
  public func run(_ effect: Effect<Recorder.Action>) -> StoreTask {
    send(.run(effect))
  }
}

extension Effect where Action == Recorder.Action {
  /// Sends a note when `gate` is open.
  public static func note(_ line: String, after gate: Gate) -> Self {
    .run { send in
      try await gate.wait()
      await send(.note(line))
    }
  }

  /// Sends a note at once.
  public static func note(_ line: String) -> Self {
    .send(.note(line))
  }

  /// Never ends by itself.
  public static var never: Self {
    .run { _ in for await _ in AsyncStream<Never>.never {} }
  }
}
