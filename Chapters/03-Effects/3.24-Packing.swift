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
      // TODO: What the model remembers, and what follows from it.
    }

    // TODO: What a person does, and what comes back.
    enum Action {
      case addButtonTapped
    }

    @Dependency(\.packingClient) var client

    var body: some ReducerOf<Self> {
      // TODO: What the model's methods do.
      EmptyReducer()
    }
  }

  /// What is on the screen.
  struct PackingView: View {
    // TODO: The same view, with a store in the model's place.
    let store: StoreOf<Feature>

    var body: some View {
      EmptyView()
    }
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
