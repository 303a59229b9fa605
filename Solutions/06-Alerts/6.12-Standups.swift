// BEGIN SOLUTION
import ComposableArchitecture
import Foundation

/// Exercise 6.12: the standups of a team, as an app.
enum Standups {
  struct Standup: Equatable, Identifiable, Sendable {
    let id: UUID
    var minutes = 5
    var title = ""
  }

  /// Keeps the standups.
  struct Client: Sendable {
    var load: @Sendable () async -> [Standup]
    var save: @Sendable (_ standups: [Standup]) async throws -> Void
  }

  // MARK: The form

  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {
      var standup: Standup
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case cancelButtonTapped
      case delegate(Delegate)
      case saveButtonTapped

      @CasePathable
      enum Delegate {
        case standupSaved(Standup)
      }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding, .delegate:
          return .none

        case .cancelButtonTapped:
          return .run { _ in await dismiss() }

        case .saveButtonTapped:
          guard !state.standup.title.isEmpty else { return .none }
          return .run { [standup = state.standup] send in
            await send(.delegate(.standupSaved(standup)))
            await dismiss()
          }
        }
      }
    }
  }

  // MARK: The page of one standup

  @Reducer
  struct Detail {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      let standup: Standup
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case delegate(Delegate)
      case deleteButtonTapped

      @CasePathable
      enum Alert: Equatable {
        case confirmButtonTapped
      }

      @CasePathable
      enum Delegate {
        case deletionConfirmed(Standup.ID)
      }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.confirmButtonTapped)):
          return .run { [id = state.standup.id] send in
            await send(.delegate(.deletionConfirmed(id)))
            await dismiss()
          }

        case .alert, .delegate:
          return .none

        case .deleteButtonTapped:
          state.alert = AlertState {
            TextState("Delete \(state.standup.title)?")
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

  // MARK: The list

  @Reducer
  enum Destination {
    case detail(Detail)
    case form(Form)
  }

  @Reducer
  struct List {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      @Presents var destination: Destination.State?
      /// Whether a save has failed, and no alert has said so yet.
      var hasFailed = false
      var isLoaded = false
      var isSaving = false
      /// What the client keeps.
      var savedStandups: IdentifiedArrayOf<Standup> = []
      var standups: IdentifiedArrayOf<Standup> = []
    }

    enum Action {
      case addButtonTapped
      case alert(PresentationAction<Alert>)
      case appeared
      case destination(PresentationAction<Destination.Action>)
      case savingFailed
      case standupTapped(Standup.ID)
      case standupsLoaded([Standup])
      case standupsSaved(IdentifiedArrayOf<Standup>)

      @CasePathable
      enum Alert: Equatable {
        case retryButtonTapped
      }
    }

    @Dependency(\.standupsClient) var standupsClient
    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          // What is added to a list that is still loading would be replaced by what was loaded.
          guard state.isLoaded else { return .none }
          state.destination = .form(Form.State(standup: Standup(id: uuid())))
          return .none

        case .alert(.presented(.retryButtonTapped)):
          return save(&state)

        case .alert:
          return .none

        case .appeared:
          guard !state.isLoaded else { return .none }
          return .run { send in
            await send(.standupsLoaded(standupsClient.load()))
          }

        case .destination(.presented(.detail(.delegate(.deletionConfirmed(let id))))):
          state.standups.remove(id: id)
          return save(&state)

        case .destination(.presented(.form(.delegate(.standupSaved(let standup))))):
          state.standups.append(standup)
          return save(&state)

        case .destination:
          return .none

        case .savingFailed:
          state.hasFailed = true
          state.isSaving = false
          return .none

        case .standupTapped(let id):
          guard let standup = state.standups[id: id] else { return .none }
          state.destination = .detail(Detail.State(standup: standup))
          return .none

        case .standupsLoaded(let standups):
          // A list that appears twice is loaded twice: what was added meanwhile is not in the second one.
          guard !state.isLoaded else { return .none }
          state.isLoaded = true
          state.savedStandups = IdentifiedArray(uniqueElements: standups)
          state.standups = state.savedStandups
          return .none

        case .standupsSaved(let standups):
          state.hasFailed = false
          state.isSaving = false
          state.savedStandups = standups
          return save(&state)
        }
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$destination, action: \.destination)
      Reduce { state, _ in
        // A phone shows one of them at a time.
        if state.hasFailed, state.destination == nil {
          state.alert = .notSaved
          state.hasFailed = false
        }
        return .none
      }
    }

    /// Saves the whole list if that is not saved yet. Only one save runs at a time: one that is cancelled
    /// may be at the server already, and end after a newer one.
    private func save(_ state: inout State) -> EffectOf<Self> {
      guard !state.isSaving, state.standups != state.savedStandups else { return .none }
      state.isSaving = true
      return .run { [standups = state.standups] send in
        try await standupsClient.save(Array(standups))
        await send(.standupsSaved(standups))
      } catch: { _, send in
        await send(.savingFailed)
      }
    }
  }
}

extension Standups.Destination.State: Equatable {}

extension AlertState<Standups.List.Action.Alert> {
  static var notSaved: Self {
    Self {
      TextState("Not saved")
    } actions: {
      ButtonState(action: .retryButtonTapped) { TextState("Retry") }
      ButtonState(role: .cancel) { TextState("Later") }
    }
  }
}

extension Standups.Client: DependencyKey {
  static let liveValue = Self(load: { [] }, save: { _ in })
  static let testValue = Self(
    load: unimplemented("Standups.Client.load", placeholder: []),
    save: unimplemented("Standups.Client.save")
  )
}

extension DependencyValues {
  var standupsClient: Standups.Client {
    get { self[Standups.Client.self] }
    set { self[Standups.Client.self] = newValue }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 6.12: the standups of a team, as an app.
// STUB: //
// STUB: // Write the whole app in this file, apart from its views: everything inside `enum Standups { … }`,
// STUB: // and below it the client's `DependencyKey` and the property of `DependencyValues`. The lesson says
// STUB: // what the team wishes for, and which names the suite uses: `Scripts/workbook read 6.12`.
