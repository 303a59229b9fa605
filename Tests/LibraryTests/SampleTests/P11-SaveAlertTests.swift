import ComposableArchitecture
import Dispatch
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Samples {
  @CasePathable
  enum GameAlertAction: Equatable {
    case alertSaveButtonTapped
    case alertCancelButtonTapped
  }

  /// Document S4: going back with changes asks whether to save them, which takes a while.
  @Reducer
  struct SavingGame {
    @ObservableState
    struct State: Equatable {
      var resultState = GameResultListFeature.State()
      var resultListState: Identified<UUID, GameResultListFeature.State>?
      var savingResults = false
      @Presents var alert: AlertState<GameAlertAction>?
    }

    enum Action {
      case listResult(GameResultListFeature.Action)
      case setNavigation(UUID?)
      case alertAction(PresentationAction<GameAlertAction>)
      case saveResult(Result<Void, URLError>)
    }

    /// What saving comes to. The document's always succeeds.
    var save: @Sendable () -> Result<Void, URLError> = { .success(()) }

    @Dependency(\.mainQueue) var mainQueue

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .setNavigation(.some(let id)):
          state.resultListState = Identified(state.resultState, id: id)
          return .none
        case .setNavigation(.none):
          guard let draft = state.resultListState?.value else { return .none }
          if draft == state.resultState {
            state.resultListState = nil
          } else {
            state.alert = .saveChanges
          }
          return .none
        case .alertAction(.dismiss):
          state.alert = nil
          return .none
        case .alertAction(.presented(.alertSaveButtonTapped)):
          state.savingResults = true
          return .run { send in
            try await mainQueue.sleep(for: .seconds(2))
            await send(.saveResult(save()))
          }
        case .alertAction(.presented(.alertCancelButtonTapped)):
          state.resultListState = nil
          return .none
        case .saveResult(let result):
          state.savingResults = false
          guard case .success = result else { return .none }
          if let newState = state.resultListState?.value {
            state.resultState = newState
          }
          state.resultListState = nil
          return .none
        case .listResult:
          return .none
        }
      }
      .ifLet(\.resultListState, action: \.listResult) {
        Scope(\.value, action: \.self) { GameResultListFeature() }
      }
    }
  }
}

extension AlertState where Action == Samples.GameAlertAction {
  static var saveChanges: Self {
    AlertState {
      TextState("Save Changes?")
    } actions: {
      ButtonState(action: .send(.alertSaveButtonTapped)) {
        TextState("OK")
      }
      ButtonState(role: .cancel, action: .send(.alertCancelButtonTapped)) {
        TextState("Cancel")
      }
    }
  }
}

@MainActor
@Suite("Sample P11: an alert before saving", .timeLimit(.minutes(20)))
struct SaveAlertTests {
  typealias Game = Samples.SavingGame

  let id = UUID(5)
  let list = Samples.GameResultListFeature.State(results: [
    .init(counter: .init(count: 10, secret: 10, id: UUID(0)), timeSpent: 100),
    .init(counter: .init(count: 0, secret: 4, id: UUID(1)), timeSpent: 500),
  ])
  let queue = DispatchQueue.test

  func makeStore(
    saving result: Result<Void, URLError> = .success(())
  ) -> TestStoreOf<Game> {
    TestStore(initialState: Game.State(resultState: list)) {
      Game(save: { result })
    } withDependencies: { [queue] in
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
  }

  /// Opens the list, deletes the first result, and goes back.
  func goBackWithChanges(_ store: TestStoreOf<Game>) async {
    await store.send(.setNavigation(id)) { $0.resultListState = Identified(list, id: id) }
    await store.send(.listResult(.remove(offset: [0]))) {
      $0.resultListState?.value.results.remove(at: 0)
    }
    await store.send(.setNavigation(nil)) { $0.alert = .saveChanges }
  }

  @Test("The trace of the document: save, dismiss, wait, and the copy counts")
  func save() async {
    let store = makeStore()
    await goBackWithChanges(store)
    await store.send(.alertAction(.presented(.alertSaveButtonTapped))) { $0.savingResults = true }
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
    await queue.advance(by: .seconds(2))
    await store.receive(\.saveResult) {
      $0.savingResults = false
      $0.resultState.results.remove(at: 0)
      $0.resultListState = nil
    }
  }

  @Test("Cancel throws the copy away")
  func cancel() async {
    let store = makeStore()
    await goBackWithChanges(store)
    await store.send(.alertAction(.presented(.alertCancelButtonTapped))) {
      $0.resultListState = nil
    }
    await store.send(.alertAction(.dismiss)) { $0.alert = nil }
    #expect(store.state.resultState == list)
  }

  @Test("A save that fails keeps the copy")
  func failure() async {
    let store = makeStore(saving: .failure(URLError(.notConnectedToInternet)))
    await goBackWithChanges(store)
    await store.send(\.alertAction.alertSaveButtonTapped) { $0.savingResults = true }
    await store.send(\.alertAction.dismiss) { $0.alert = nil }
    await queue.advance(by: .seconds(2))
    await store.receive(\.saveResult.failure) { $0.savingResults = false }
  }

  @Test("Going back without changes asks nothing")
  func unchanged() async {
    let store = makeStore()
    await store.send(.setNavigation(id)) { $0.resultListState = Identified(list, id: id) }
    await store.send(.setNavigation(nil)) { $0.resultListState = nil }
  }

  @Test("Going back when nothing is open asks nothing")
  func nothingOpen() async {
    await makeStore().send(.setNavigation(nil))
  }

  @Test("The alert has the document's title and buttons")
  func alert() {
    let alert = AlertState.saveChanges
    #expect(alert.title == TextState("Save Changes?"))
    #expect(alert.buttons.map(\.label) == [TextState("OK"), TextState("Cancel")])
    #expect(alert.buttons.map(\.role) == [nil, .cancel])
  }
}
