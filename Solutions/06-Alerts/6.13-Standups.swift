// BEGIN SOLUTION
import ComposableArchitecture
import Foundation

/// Exercise 6.13: the standups of a team, as an app.
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
      var isLoaded = false
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

      @CasePathable
      enum Alert: Equatable {
        case retryButtonTapped
      }
    }

    enum CancelID { case save }

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
          return save(state.standups)

        case .alert:
          return .none

        case .appeared:
          guard !state.isLoaded else { return .none }
          return .run { send in
            await send(.standupsLoaded(standupsClient.load()))
          }

        case .destination(.presented(.detail(.delegate(.deletionConfirmed(let id))))):
          state.standups.remove(id: id)
          return save(state.standups)

        case .destination(.presented(.form(.delegate(.standupSaved(let standup))))):
          state.standups.append(standup)
          return save(state.standups)

        case .destination:
          return .none

        case .savingFailed:
          state.alert = AlertState {
            TextState("Not saved")
          } actions: {
            ButtonState(action: .retryButtonTapped) { TextState("Retry") }
            ButtonState(role: .cancel) { TextState("Later") }
          }
          return .none

        case .standupTapped(let id):
          guard let standup = state.standups[id: id] else { return .none }
          state.destination = .detail(Detail.State(standup: standup))
          return .none

        case .standupsLoaded(let standups):
          state.isLoaded = true
          state.standups = IdentifiedArray(uniqueElements: standups)
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$destination, action: \.destination)
    }

    /// Saves the whole list. A save that is still running is cancelled: it could end after this one,
    /// and then the older list would be the one that is kept.
    private func save(_ standups: IdentifiedArrayOf<Standup>) -> EffectOf<Self> {
      .run { _ in
        try await standupsClient.save(Array(standups))
      } catch: { _, send in
        await send(.savingFailed)
      }
      .cancellable(id: CancelID.save, cancelInFlight: true)
    }
  }
}

extension Standups.Destination.State: Equatable {}

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
// STUB: // Exercise 6.13: the standups of a team, as an app.
// STUB: //
// STUB: // Write the whole app in this file, apart from its views: everything inside `enum Standups { … }`,
// STUB: // and below it the client's `DependencyKey` and the property of `DependencyValues`. The lesson says
// STUB: // what the team wishes for, and which names the suite uses: `Scripts/workbook read 6.13`.
