import ComposableArchitecture
import TerminalUI

/// A postcard that can be sent in two ways, or thrown away.
enum Postcard {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Dialog>)

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

  @Reducer
  struct Card {
    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
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
      case destination(PresentationAction<Destination.Action>)
      case sendButtonTapped
      case throwAwayButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .destination(.presented(.alert(.throwAwayConfirmed))):
          state.status = .thrownAway
          return .none

        case .destination(.presented(.dialog(.letterChosen))):
          state.status = .sentByLetter
          return .none

        case .destination(.presented(.dialog(.mailChosen))):
          state.status = .sentByMail
          return .none

        case .destination:
          return .none

        case .sendButtonTapped:
          state.destination = .dialog(.howToSend)
          return .none

        case .throwAwayButtonTapped:
          state.destination = .alert(.throwAway(state.text))
          return .none
        }
      }
      .ifLet(\.$destination, action: \.destination)
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
        Button("Throw away", role: .destructive) { store.send(.throwAwayButtonTapped) }
          .disabled(store.status != .written)
      }
      .alert($store.scope(state: \.$destination, action: \.destination).alert)
      .confirmationDialog($store.scope(state: \.$destination, action: \.destination).dialog)
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

extension Postcard.Destination.State: Equatable {}

extension AlertState<Postcard.Destination.Alert> {
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

extension ConfirmationDialogState<Postcard.Destination.Dialog> {
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
