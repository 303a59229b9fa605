import ComposableArchitecture

/// A counter and its screen.
enum OldCounter {
  // TODO: Today's feature has two macros, a `body`, and a `Result`.
  struct Feature: Reducer {
    struct State: Equatable {
      var count = 0
      var numberFactAlert: String?
    }

    enum Action: Equatable {
      case decrementButtonTapped
      case factAlertDismissed
      case incrementButtonTapped
      case numberFactResponse(TaskResult<String>)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .factAlertDismissed:
        state.numberFactAlert = nil
        return .none

      case .incrementButtonTapped:
        state.count += 1
        return .none

      case .numberFactResponse(.success(let fact)):
        state.numberFactAlert = fact
        return .none

      case .numberFactResponse(.failure):
        state.numberFactAlert = "Could not load a number fact :("
        return .none
      }
    }
  }

  /// What a view shows of the feature, and what its buttons do.
  @MainActor
  struct Screen {
    // TODO: Today's screen needs no view store.
    let viewStore: ViewStoreOf<Feature>

    init(store: StoreOf<Feature>) {
      viewStore = ViewStore(store, observe: { $0 })
    }

    var countText: String { "\(viewStore.count)" }
    var alertTitle: String? { viewStore.numberFactAlert }

    func plusTapped() { viewStore.send(.incrementButtonTapped) }
    func minusTapped() { viewStore.send(.decrementButtonTapped) }
    func alertClosed() { viewStore.send(.factAlertDismissed) }
  }
}
