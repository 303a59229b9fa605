// BEGIN SOLUTION
import ComposableArchitecture

/// Exercise 3.20: a search that waits until the typing stops.
enum LiveSearch {
  /// Finds things by a text.
  struct Client: Sendable {
    var search: @Sendable (_ query: String) async throws -> [String]
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var errorMessage: String?
      var isSearching = false
      var query = ""
      var results: [String] = []
    }

    enum Action {
      case queryChanged(String)
      case searchResponse(Result<[String], any Error>)
    }

    enum CancelID { case search }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.searchClient) var searchClient

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .queryChanged(let query):
          state.query = query
          guard !query.isEmpty else {
            state = State()
            return .cancel(id: CancelID.search)
          }
          state.isSearching = true
          return .run { send in
            try await clock.sleep(for: .milliseconds(400))
            await send(.searchResponse(Result { try await searchClient.search(query) }))
          }
          .cancellable(id: CancelID.search, cancelInFlight: true)

        case .searchResponse(.success(let results)):
          state.errorMessage = nil
          state.isSearching = false
          state.results = results
          return .none

        case .searchResponse(.failure):
          state.errorMessage = "The search failed. Try again."
          state.isSearching = false
          state.results = []
          return .none
        }
      }
    }
  }
}

extension LiveSearch.Client: DependencyKey {
  static let liveValue = Self { query in
    ["apple", "apricot", "banana", "cherry", "peach", "pear"].filter { $0.contains(query) }
  }
  static let testValue = Self(search: unimplemented("LiveSearch.Client.search", placeholder: []))
}

extension DependencyValues {
  var searchClient: LiveSearch.Client {
    get { self[LiveSearch.Client.self] }
    set { self[LiveSearch.Client.self] = newValue }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 3.20: a search that waits until the typing stops.
// STUB: //
// STUB: // Write the whole feature in this file, inside `enum LiveSearch { … }`, and below it the
// STUB: // dependency: the client's `DependencyKey` and the property of `DependencyValues`. The lesson says
// STUB: // how the search behaves, and which names the suite uses: `Scripts/workbook read 3.20`.
