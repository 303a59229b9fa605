import ComposableArchitecture
import TerminalUI

/// The list of `Support/PackingModel.swift` as a feature with a view.
enum Packing {
  /// Knows what one might need.
  @DependencyClient
  struct Client: Sendable {
    var suggestions: @Sendable () async throws -> [String]
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      // BEGIN SOLUTION
      var errorMessage: String?
      var isLoading = false
      var items: [String] = []
      var newItem = ""

      var canAdd: Bool { !newItem.isEmpty && !items.contains(newItem) }
      // END SOLUTION
      // STUB: // TODO: What the model remembers, and what follows from it.
    }

    // BEGIN SOLUTION
    enum Action: BindableAction {
      case addButtonTapped
      case binding(BindingAction<State>)
      case suggestButtonTapped
      case suggestionsResponse(Result<[String], any Error>)
    }
    // END SOLUTION
    // STUB: // TODO: What a person does, and what comes back.
    // STUB: enum Action {
    // STUB:   case addButtonTapped
    // STUB: }

    @Dependency(\.packingClient) var client

    var body: some ReducerOf<Self> {
      // BEGIN SOLUTION
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          guard state.canAdd else { return .none }
          state.items.append(state.newItem)
          state.newItem = ""
          return .none

        case .binding:
          return .none

        case .suggestButtonTapped:
          guard !state.isLoading else { return .none }
          state.errorMessage = nil
          state.isLoading = true
          return .run { send in
            await send(.suggestionsResponse(Result { try await client.suggestions() }))
          }

        case .suggestionsResponse(.success(let items)):
          state.isLoading = false
          for item in items where !state.items.contains(item) {
            state.items.append(item)
          }
          return .none

        case .suggestionsResponse(.failure):
          state.isLoading = false
          state.errorMessage = "There are no suggestions now."
          return .none
        }
      }
      // END SOLUTION
      // STUB: // TODO: What the model's methods do.
      // STUB: EmptyReducer()
    }
  }

  /// What is on the screen.
  struct PackingView: View {
    // BEGIN SOLUTION
    @Bindable var store: StoreOf<Feature>

    var body: some View {
      VStack {
        TextField("New thing", text: $store.newItem)
        Button("Add") { store.send(.addButtonTapped) }
          .disabled(!store.canAdd)
        Button("Suggest") { store.send(.suggestButtonTapped) }
          .disabled(store.isLoading)
        if let message = store.errorMessage {
          Text(message)
        }
        ForEach(store.items, id: \.self) { Text($0) }
      }
    }
    // END SOLUTION
    // STUB: // TODO: The same view, with a store in the model's place.
    // STUB: let store: StoreOf<Feature>
    // STUB:
    // STUB: var body: some View {
    // STUB:   EmptyView()
    // STUB: }
  }
}

extension Packing.Client: DependencyKey {
  static let liveValue = Self { ["Toothbrush", "Socks", "Passport"] }
  static let testValue = Self()
}

extension DependencyValues {
  var packingClient: Packing.Client {
    get { self[Packing.Client.self] }
    set { self[Packing.Client.self] = newValue }
  }
}
