// BEGIN SOLUTION
import ComposableArchitecture
import Foundation

/// Exercise 5.13: contacts.
enum Contacts {
  struct Contact: Equatable, Identifiable, Sendable {
    let id: UUID
    var name = ""
  }

  /// The form in which a contact gets its name.
  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {
      var contact: Contact
    }

    enum Action {
      case cancelButtonTapped
      case delegate(Delegate)
      case nameChanged(String)
      case saveButtonTapped

      @CasePathable
      enum Delegate {
        case contactSaved(Contact)
      }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .cancelButtonTapped:
          return .run { _ in await dismiss() }

        case .delegate:
          return .none

        case .nameChanged(let name):
          state.contact.name = name
          return .none

        case .saveButtonTapped:
          guard !state.contact.name.isEmpty else { return .none }
          return .run { [contact = state.contact] send in
            await send(.delegate(.contactSaved(contact)))
            await dismiss()
          }
        }
      }
    }
  }

  /// The page of one contact. It asks before its contact is deleted.
  @Reducer
  struct Detail {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      let contact: Contact
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case delegate(Delegate)
      case deleteButtonTapped
      case editButtonTapped

      @CasePathable
      enum Alert: Equatable {
        case confirmButtonTapped
      }

      @CasePathable
      enum Delegate {
        case deletionConfirmed(Contact.ID)
      }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.confirmButtonTapped)):
          return .run { [id = state.contact.id] send in
            await send(.delegate(.deletionConfirmed(id)))
            await dismiss()
          }

        case .alert, .delegate, .editButtonTapped:
          return .none

        case .deleteButtonTapped:
          state.alert = AlertState {
            TextState("Delete \(state.contact.name)?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmButtonTapped) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("Keep") }
          }
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }

  /// Everything to which the list leads.
  @Reducer
  enum Destination {
    case detail(Detail)
    case form(Form)
  }

  /// The list of contacts.
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var contacts: IdentifiedArrayOf<Contact> = []
      @Presents var destination: Destination.State?
    }

    enum Action {
      case addButtonTapped
      case contactTapped(Contact.ID)
      case destination(PresentationAction<Destination.Action>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.destination = .form(Form.State(contact: Contact(id: uuid())))
          return .none

        case .contactTapped(let id):
          guard let contact = state.contacts[id: id] else { return .none }
          state.destination = .detail(Detail.State(contact: contact))
          return .none

        case .destination(.presented(.detail(.delegate(.deletionConfirmed(let id))))):
          state.contacts.remove(id: id)
          return .none

        case .destination(.presented(.detail(.editButtonTapped))):
          guard case .detail(let detail)? = state.destination else { return .none }
          state.destination = .form(Form.State(contact: detail.contact))
          return .none

        case .destination(.presented(.form(.delegate(.contactSaved(let contact))))):
          state.contacts.updateOrAppend(contact)
          return .none

        case .destination:
          return .none
        }
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }
}

extension Contacts.Destination.State: Equatable {}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 5.13: contacts.
// STUB: //
// STUB: // Write everything in this file: the contact, the form, the page, the destination and the list,
// STUB: // inside `enum Contacts { … }`. The lesson says how they behave, and which names the suite uses:
// STUB: // `Scripts/workbook read 5.13`.
