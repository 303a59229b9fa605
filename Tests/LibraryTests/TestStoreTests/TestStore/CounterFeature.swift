import ComposableArchitecture

/// A counter with effects of each kind that a test has to deal with.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var text = ""
  }

  @CasePathable
  enum Action: Equatable {
    case increment
    case nothing
    case echo(Int)
    case echoes([Int])
    case echoed(Int)
    case delayed(Int)
    case ticked
    case forever
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .nothing:
        return .none
      case .echo(let number):
        return .run { send in await send(.echoed(number)) }
      case .echoes(let numbers):
        return .run { send in
          for number in numbers { await send(.echoed(number)) }
        }
      case .echoed(let number):
        state.count = number
        return .none
      case .delayed(let number):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.echoed(number))
        }
      case .ticked:
        state.count += 1
        return .none
      case .forever:
        return .run { _ in try await Task.never() }
      }
    }
  }
}

@MainActor
func counterStore(
  _ count: Int = 0,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
) -> TestStoreOf<Counter> {
  TestStore(
    initialState: Counter.State(count: count),
    reducer: { Counter() },
    withDependencies: prepareDependencies,
    fileID: fileID,
    file: filePath,
    line: line
  )
}
