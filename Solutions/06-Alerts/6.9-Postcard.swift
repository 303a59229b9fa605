import ComposableArchitecture
import TerminalUI

/// A postcard that can be sent in two ways, or thrown away.
enum Postcard {
  @Reducer
  struct Card {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
      var status = Status.written
      var text = "Greetings!"

      enum Status: String {
        case sentByLetter = "Sent by letter"
        case sentByMail = "Sent by mail"
        case thrownAway = "Thrown away"
        case written = "Not sent yet"
      }
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case dialog(PresentationAction<Dialog>)
      case sendButtonTapped
      case throwAwayButtonTapped

      @CasePathable
      enum Alert {
        case throwAwayConfirmed
      }

      @CasePathable
      enum Dialog {
        case letterChosen
        case mailChosen
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.throwAwayConfirmed)):
          state.status = .thrownAway
          return .none

        case .dialog(.presented(.letterChosen)):
          state.status = .sentByLetter
          return .none

        case .dialog(.presented(.mailChosen)):
          state.status = .sentByMail
          return .none

        case .alert, .dialog:
          return .none

        case .sendButtonTapped:
          state.dialog = .howToSend
          return .none

        case .throwAwayButtonTapped:
          state.alert = .throwAway(state.text)
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$dialog, action: \.dialog)
    }
  }

  /// What is on the screen.
  // BEGIN SOLUTION
  struct CardView: View {
    @Bindable var store: StoreOf<Card>

    var body: some View {
      VStack {
        Text(store.text)
        Text(store.status.rawValue)
        Button("Send") { store.send(.sendButtonTapped) }
          .confirmationDialog($store.scope(\.$dialog, action: \.dialog))
        Button("Throw away", role: .destructive) { store.send(.throwAwayButtonTapped) }
          .disabled(store.status != .written)
      }
      .alert($store.scope(\.$alert, action: \.alert))
    }
  }
  // END SOLUTION
  // STUB: // TODO: Write `CardView`, a view with a property `store`.
  // STUB: struct CardView: View {
  // STUB:   let store: StoreOf<Card>
  // STUB:
  // STUB:   var body: some View {
  // STUB:     EmptyView()
  // STUB:   }
  // STUB: }
}

extension AlertState<Postcard.Card.Action.Alert> {
  fileprivate static func throwAway(_ text: String) -> Self {
    AlertState {
      TextState("Throw it away?")
    } actions: {
      ButtonState(role: .destructive, action: .throwAwayConfirmed) { TextState("Throw away") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("It says: \(text)")
    }
  }
}

extension ConfirmationDialogState<Postcard.Card.Action.Dialog> {
  fileprivate static var howToSend: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("How do you want to send it?")
    } actions: {
      ButtonState(action: .letterChosen) { TextState("By letter") }
      ButtonState(action: .mailChosen) { TextState("By mail") }
      ButtonState(role: .cancel) { TextState("Not now") }
    }
  }
}
