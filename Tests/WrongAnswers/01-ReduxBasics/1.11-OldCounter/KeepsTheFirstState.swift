// caught by: The screen's buttons and texts do what they did
// REGION 2
    let store: StoreOf<Feature>
    private let state: Feature.State

    init(store: StoreOf<Feature>) {
      self.store = store
      state = store.state
    }

    var countText: String { "\(state.count)" }
    var alertTitle: String? { state.numberFactAlert }

    func plusTapped() { store.send(.incrementButtonTapped) }
    func minusTapped() { store.send(.decrementButtonTapped) }
    func alertClosed() { store.send(.factAlertDismissed) }
