// caught by: The state can be observed
// REGION 1
  @Reducer
  struct Feature {
    struct State: Equatable {
      var count = 0
      var numberFactAlert: String?
    }

    enum Action {
      case decrementButtonTapped
      case factAlertDismissed
      case incrementButtonTapped
      case numberFactResponse(Result<String, any Error>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
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
  }
// REGION 2
    let store: StoreOf<Feature>
    private let viewStore: ViewStoreOf<Feature>

    init(store: StoreOf<Feature>) {
      self.store = store
      viewStore = ViewStore(store, observe: { $0 })
    }

    var countText: String { "\(viewStore.count)" }
    var alertTitle: String? { viewStore.numberFactAlert }

    func plusTapped() { viewStore.send(.incrementButtonTapped) }
    func minusTapped() { viewStore.send(.decrementButtonTapped) }
    func alertClosed() { viewStore.send(.factAlertDismissed) }
