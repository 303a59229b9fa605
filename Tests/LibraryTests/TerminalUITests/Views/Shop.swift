import ComposableArchitecture
import TerminalUI

// A feature with everything that can be presented.

@Reducer
struct Shop {
  @Reducer
  enum Path { case detail(TallyFeature) }

  @ObservableState
  struct State {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    @Presents var tally: TallyFeature.State?
    var path = StackState<Path.State>()
    var clearCount = 0
    var shareCount = 0
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case clearButtonTapped
    case dialog(PresentationAction<Dialog>)
    case newButtonTapped
    case path(StackActionOf<Path>)
    case shareButtonTapped
    case tally(PresentationAction<TallyFeature.Action>)

    @CasePathable
    enum Alert: Sendable { case again, yes }
    @CasePathable
    enum Dialog: Sendable { case copy }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearButtonTapped:
        state.alert = AlertState {
          TextState("Clear all?")
        } actions: {
          ButtonState(role: .destructive, action: .yes) { TextState("Yes") }
          ButtonState(action: .again) { TextState("Again") }
          ButtonState(role: .cancel) { TextState("No") }
        } message: {
          TextState("For ever.")
        }
        return .none
      case .shareButtonTapped:
        state.dialog = ConfirmationDialogState {
          TextState("Share")
        } actions: {
          ButtonState(action: .copy) { TextState("Copy") }
        }
        return .none
      case .newButtonTapped:
        state.tally = TallyFeature.State()
        return .none
      case .alert(.presented(.again)):
        state.alert = AlertState { TextState("Clear twice?") }
        return .none
      case .alert(.presented(.yes)):
        state.clearCount += 1
        return .none
      case .dialog(.presented(.copy)):
        state.shareCount += 1
        return .none
      case .alert, .dialog, .path, .tally:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .ifLet(\.$tally, action: \.tally) { TallyFeature() }
    .forEach(\.path, action: \.path)
  }
}

struct ShopView: View {
  @Bindable var store: StoreOf<Shop>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      List {
        Button("Clear") { store.send(.clearButtonTapped) }
        Button("Share") { store.send(.shareButtonTapped) }
        NavigationLink("Item", state: Shop.Path.State.detail(TallyFeature.State()))
      }
      .navigationTitle("Shop")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("New") { store.send(.newButtonTapped) }
        }
      }
      .alert($store.scope(\.$alert, action: \.alert))
      .confirmationDialog($store.scope(\.$dialog, action: \.dialog))
      .sheet(item: $store.scope(\.$tally, action: \.tally)) { store in
        NavigationStack {
          TallyView(store: store)
            .toolbar { CloseButton() }
        }
      }
    } destination: { store in
      switch store.case {
      case .detail(let store):
        VStack {
          TallyView(store: store)
          NavigationLink("Next", state: Shop.Path.State.detail(TallyFeature.State()))
        }
        .navigationTitle("Detail")
      }
    }
  }
}

private struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
