// caught by: A drawing that shows the count is left alone when only the alert changes
// REGION 2
    let store: StoreOf<Feature>

    var countText: String { "\(store.state.count)\(store.numberFactAlert == nil ? "" : "")" }
    var alertTitle: String? { store.numberFactAlert }

    func plusTapped() { store.send(.incrementButtonTapped) }
    func minusTapped() { store.send(.decrementButtonTapped) }
    func alertClosed() { store.send(.factAlertDismissed) }
