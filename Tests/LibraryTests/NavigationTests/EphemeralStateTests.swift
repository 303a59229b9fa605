import ComposableArchitecture
import Testing

@MainActor
@Suite("Alerts that go by themselves", .timeLimit(.minutes(20)))
struct EphemeralStateTests {
  @Test("The action of a button closes the alert")
  func buttonCloses() async {
    let store = TestStore(initialState: Asker.State()) { Asker() }
    await store.send(.askButtonTapped) { $0.alert = .question }
    await store.send(\.alert.saveButtonTapped) {
      $0.alert = nil
      $0.log = ["save, alert shown"]
    }
  }

  @Test("Dismissal closes the alert")
  func dismissalCloses() async {
    let store = TestStore(initialState: Asker.State(alert: .question)) { Asker() }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("A dismissal after a button is one too many, and is reported")
  func dismissalAfterButton() async {
    let store = TestStore(initialState: Asker.State(alert: .question)) { Asker() }
    await store.send(\.alert.saveButtonTapped) {
      $0.alert = nil
      $0.log = ["save, alert shown"]
    }
    await withExpectedIssue {
      await store.send(\.alert.dismiss)
    }
  }

  @Test("An alert that the parent shows in answer to a button stays")
  func nextAlertStays() async {
    let store = TestStore(initialState: Asker.State(alert: .question)) { Asker() }
    await store.send(\.alert.moreButtonTapped)
    #expect(store.state.alert == .question)
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("A parent that clears the alert by itself does no harm")
  func clearedByHand() async {
    let store = TestStore(initialState: Asker.State(alert: .question)) { Asker() }
    await store.send(\.alert.clearButtonTapped) { $0.alert = nil }
  }

  @Test("A dialog behaves like an alert")
  func dialog() async {
    let store = TestStore(initialState: Asker.State()) { Asker() }
    await store.send(.dialogButtonTapped) { $0.dialog = .question }
    await store.send(\.dialog.saveButtonTapped) {
      $0.dialog = nil
      $0.log = ["save from dialog"]
    }
    await store.send(.dialogButtonTapped) { $0.dialog = .question }
    await store.send(\.dialog.dismiss) { $0.dialog = nil }
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

extension ConfirmationDialogState<Asker.Action.Alert> {
  static var question: Self {
    Self {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .saveButtonTapped) { TextState("OK") }
    }
  }
}

@Reducer
struct Asker {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Alert>?
    var log: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case askButtonTapped
    case dialog(PresentationAction<Alert>)
    case dialogButtonTapped

    @CasePathable
    enum Alert {
      case clearButtonTapped
      case moreButtonTapped
      case saveButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.clearButtonTapped)):
        state.alert = nil
      case .alert(.presented(.moreButtonTapped)):
        state.alert = .question
      case .alert(.presented(.saveButtonTapped)):
        state.log.append(state.alert == nil ? "save, alert gone" : "save, alert shown")
      case .askButtonTapped:
        state.alert = .question
      case .dialog(.presented(.saveButtonTapped)):
        state.log.append("save from dialog")
      case .dialogButtonTapped:
        state.dialog = .question
      case .alert, .dialog:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}
