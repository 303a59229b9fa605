import ComposableArchitecture

/// The books of a library by their subjects. A list comes in pages.
enum Catalog {
  struct Page: Equatable, Sendable {
    var titles: [String]
    /// The number of the page after this one; nil if this is the last.
    var next: Int?
  }

  @DependencyClient
  struct Client: Sendable {
    var page: @Sendable (_ subject: String, _ number: Int) async throws -> Page
  }

  /// What has arrived of a list.
  struct List: Equatable {
    var isLoading = false
    var nextPage: Int? = 1
    var titles: [String] = []

    mutating func append(_ page: Page) {
      titles += page.titles
      nextPage = page.next
      isLoading = false
    }
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      /// All lists of which something was asked for, by their subjects.
      var lists: [String: List] = [:]
      var subject = ""

      /// The list on the screen.
      var shown: List { lists[subject] ?? List() }
    }

    enum Action {
      case lastRowAppeared
      case subjectTapped(String)
      // TODO: What does the reducer have to know about a page?
      case pageResponse(Result<Page, any Error>)
    }

    @Dependency(\.catalog) var catalog

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .lastRowAppeared:
          return loadNextPage(&state)

        case .subjectTapped(let subject):
          state.subject = subject
          return state.shown.titles.isEmpty ? loadNextPage(&state) : .none

        // TODO: Between the question and this answer, another subject may have been tapped.
        case .pageResponse(.success(let page)):
          state.lists[state.subject, default: List()].append(page)
          return .none

        case .pageResponse(.failure):
          state.lists[state.subject, default: List()].isLoading = false
          return .none
        }
      }
    }

    /// Asks for the next page of the list on the screen.
    private func loadNextPage(_ state: inout State) -> EffectOf<Self> {
      guard let number = state.shown.nextPage else { return .none }
      // TODO: The last row may appear again before its page has come.
      state.lists[state.subject, default: List()].isLoading = true
      return .run { [subject = state.subject] send in
        let result = await Result { try await catalog.page(subject, number) }
        // TODO: Send what the reducer has to know.
        await send(.pageResponse(result))
      }
    }
  }
}

extension Catalog.Client: DependencyKey {
  /// The server is made up: there are three pages of each subject.
  static let liveValue = Self { subject, number in
    Catalog.Page(
      titles: (1...20).map { "\(subject) \(number).\($0)" },
      next: number < 3 ? number + 1 : nil
    )
  }
  static let testValue = Self()
}

extension DependencyValues {
  var catalog: Catalog.Client {
    get { self[Catalog.Client.self] }
    set { self[Catalog.Client.self] = newValue }
  }
}
