import ComposableArchitecture
import Testing

@MainActor
@Suite("Alerts that go by themselves")
struct EphemeralStateTests {
  @Test("A parent that clears the alert by itself does no harm")
  func clearedByHand() async {
    let store = TestStore(initialState: Asker.State(alert: .question)) { Asker() }
    await store.send(\.alert.clearButtonTapped) { $0.alert = nil }
  }
}

extension AlertState<Asker.Action.Alert> {
  static var question: Self {
    Self {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .saveButtonTapped) { TextState("OK") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

@Reducer
struct Asker {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var log: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case askButtonTapped

    @CasePathable
    enum Alert {
      case clearButtonTapped
      case saveButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.clearButtonTapped)):
        state.alert = nil
      case .alert(.presented(.saveButtonTapped)):
        state.log.append(state.alert == nil ? "save, alert gone" : "save, alert shown")
      case .askButtonTapped:
        state.alert = .question
      case .alert:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
