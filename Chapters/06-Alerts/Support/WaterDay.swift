import ComposableArchitecture

// Exercise 6.14 tests this feature. `Replaceable` changes nothing: it is how the workbook tests your tests.

/// A day on which somebody counts glasses of water.
///
/// Eight glasses are the goal of a day: the eighth one earns a medal. A bottle is three glasses. The
/// glasses that a watch has counted are fetched, which takes a second, and are added to those that are
/// there then.
@Reducer
struct WaterDay {
  @ObservableState
  struct State: Equatable {
    /// The glasses of today.
    @Shared var glasses: Int

    /// Whether the watch could not be asked.
    var hasFailed = false

    /// The medals of all days.
    @Shared var medals: Int
  }

  enum Action {
    case bottleButtonTapped
    case fetchButtonTapped
    case fetchFailed
    case glassButtonTapped
    case goalReached
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.watch) var watch

  var body: some ReducerOf<Self> {
    Replaceable {
      Reduce { state, action in
        switch action {
        case .bottleButtonTapped:
          return .merge((1...3).map { _ in drink(&state) })

        case .fetchButtonTapped:
          return .run { [glasses = state.$glasses] _ in
            try await clock.sleep(for: .seconds(1))
            let count = try await watch.countGlasses()
            glasses.withLock { $0 += count }
          } catch: { _, send in
            await send(.fetchFailed)
          }

        case .fetchFailed:
          state.hasFailed = true
          return .none

        case .glassButtonTapped:
          return drink(&state)

        case .goalReached:
          state.$medals.withLock { $0 += 1 }
          return .none
        }
      }
    }
  }

  /// One glass more.
  private func drink(_ state: inout State) -> EffectOf<Self> {
    state.$glasses.withLock { $0 += 1 }
    return state.glasses == 8 ? .send(.goalReached) : .none
  }
}

/// A watch that counts what its owner drinks.
@DependencyClient
struct Watch: Sendable {
  /// How many glasses it has counted. It throws if the watch does not answer.
  var countGlasses: @Sendable () async throws -> Int
}

extension Watch: TestDependencyKey {
  static let testValue = Watch()
}

extension DependencyValues {
  var watch: Watch {
    get { self[Watch.self] }
    set { self[Watch.self] = newValue }
  }
}
