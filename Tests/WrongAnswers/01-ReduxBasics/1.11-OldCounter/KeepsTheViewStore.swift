// caught by: The screen reads the store itself
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
