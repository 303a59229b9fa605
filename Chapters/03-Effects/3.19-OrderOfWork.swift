import ComposableArchitecture

/// Everything of exercise 3.19.
enum OrderOfWork {
  /// Loads the pages of a book.
  struct PageClient: Sendable {
    var load: @Sendable (_ number: Int) async throws -> String
  }

  /// Shows the first two pages of a book, each as soon as it is there.
  @Reducer
  struct Reader {
    @ObservableState
    struct State: Equatable {
      var pages: [String] = []
      var pagesToCome = 0
    }

    enum Action {
      case atOnceButtonTapped
      case inOrderButtonTapped
      case pageResponse(Result<String, any Error>)
    }

    enum CancelID { case pages }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.pageClient) var pageClient

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .inOrderButtonTapped:
          state = State(pagesToCome: 2)
          // TODO: Page 1, a pause of one second on the clock, page 2: in one effect.
          return .none

        case .atOnceButtonTapped:
          state = State(pagesToCome: 2)
          // TODO: Both pages, and neither waits for the other.
          return load(1)

        case .pageResponse(.success(let page)):
          state.pages.append(page)
          state.pagesToCome -= 1
          return .none

        case .pageResponse(.failure):
          state.pages.append("This page is missing.")
          state.pagesToCome -= 1
          return .none
        }
      }
    }

    /// An effect that loads one page and sends it.
    private func load(_ number: Int) -> EffectOf<Self> {
      .run { send in
        await send(.pageResponse(Result { try await pageClient.load(number) }))
      }
    }
  }
}

extension OrderOfWork.PageClient: DependencyKey {
  static let liveValue = Self { number in "This is page \(number)." }
  static let testValue = Self(load: unimplemented("PageClient.load", placeholder: ""))
}

extension DependencyValues {
  var pageClient: OrderOfWork.PageClient {
    get { self[OrderOfWork.PageClient.self] }
    set { self[OrderOfWork.PageClient.self] = newValue }
  }
}
