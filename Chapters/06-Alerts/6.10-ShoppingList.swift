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
    // TODO: Everything that the lesson asks for.
    EmptyReducer()
  }
}
