import ComposableArchitecture
import Foundation

/// Things to buy. What it does is written down in the lesson.
@Reducer
struct ShoppingList {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<ShoppingItem.State> = []

    /// What stands in the text field.
    var newItem = ""

    /// What the shop thinks you mean.
    var suggestion: String?

    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action: BindableAction {
    case addButtonTapped
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case clearButtonTapped
    case items(IdentifiedActionOf<ShoppingItem>)
    case suggestionResponse(Result<String, any Error>)
    case suggestionTapped

    @CasePathable
    enum Alert: Equatable, Sendable {
      case removeButtonTapped
    }
  }

  enum CancelID { case suggestion }

  /// Asks the shop what begins like this.
  let suggest: @Sendable (String) async throws -> String

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    // BEGIN SOLUTION
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.newItem):
        state.suggestion = nil
        if state.newItem.isEmpty { return .cancel(id: CancelID.suggestion) }
        return .run { [text = state.newItem] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.suggestionResponse(Result { try await suggest(text) }))
        }
        .cancellable(id: CancelID.suggestion, cancelInFlight: true)

      case .suggestionResponse(let result):
        state.suggestion = try? result.get()
        return .none

      case .suggestionTapped:
        guard let suggestion = state.suggestion else { return .none }
        state.newItem = suggestion
        state.suggestion = nil
        return .none

      case .addButtonTapped:
        guard !state.newItem.isEmpty else { return .none }
        state.items.append(ShoppingItem.State(id: uuid(), name: state.newItem))
        state.newItem = ""
        state.suggestion = nil
        return .cancel(id: CancelID.suggestion)

      case .items(.element(let id, .doneToggled)):
        guard let item = state.items[id: id], item.isDone else { return .none }
        state.items.remove(id: id)
        state.items.append(item)
        return .none

      case .clearButtonTapped:
        let count = state.items.count(where: \.isDone)
        guard count > 0 else { return .none }
        state.alert = AlertState {
          TextState("Remove \(count) of \(state.items.count)?")
        } actions: {
          ButtonState(role: .destructive, action: .removeButtonTapped) { TextState("Remove") }
          ButtonState(role: .cancel) { TextState("Keep") }
        }
        return .none

      case .alert(.presented(.removeButtonTapped)):
        state.items.removeAll(where: \.isDone)
        return .none

      case .alert, .binding:
        return .none
      }
    }
    .forEach(\.items, action: \.items) {
      ShoppingItem()
    }
    .ifLet(\.$alert, action: \.alert)
    // END SOLUTION
    // STUB: // TODO: Everything that the lesson asks for.
    // STUB: EmptyReducer()
  }
}
