import ComposableArchitecture
import Foundation
import TerminalUI

/// An app with a login, and with two tabs behind it.
enum BookClub {
  // MARK: The pages

  /// The page before the person is known.
  @Reducer
  struct Login {
    @ObservableState
    struct State: Equatable {
      /// Whether the server did not know the person any more.
      var hasExpired = false
    }

    enum Action {
      case delegate(Delegate)
      case loginButtonTapped

      @CasePathable
      enum Delegate { case loggedIn }
    }

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .delegate: .none
        case .loginButtonTapped: .send(.delegate(.loggedIn))
        }
      }
    }
  }

  /// The books of the club, one of which may be open.
  @Reducer
  struct Books {
    @ObservableState
    struct State: Equatable {
      var openBook: String?
    }

    enum Action {
      case bookTapped(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bookTapped(let title):
          state.openBook = title
          return .none
        }
      }
    }
  }

  /// What belongs to the person.
  @Reducer
  struct Account {
    @ObservableState
    struct State: Equatable {}

    enum Action {
      case delegate(Delegate)
      case logoutButtonTapped

      @CasePathable
      enum Delegate { case loggedOut }
    }

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .delegate: .none
        case .logoutButtonTapped: .send(.delegate(.loggedOut))
        }
      }
    }
  }

  // MARK: Tabs

  /// Both tabs, which are there at once.
  @Reducer
  struct Home {
    @ObservableState
    struct State: Equatable {
      var account = Account.State()
      var books = Books.State()
      var tab = Tab.books

      enum Tab: Hashable { case account, books }

      /// The link that leads to what is shown now.
      var link: Link? { tab == .account ? .account : books.openBook.map(Link.book) }
    }

    enum Action {
      case account(Account.Action)
      case books(Books.Action)
      case tabSelected(State.Tab)
    }

    var body: some ReducerOf<Self> {
      Scope(\.account, action: \.account) { Account() }
      Scope(\.books, action: \.books) { Books() }
      Reduce { state, action in
        switch action {
        case .account, .books:
          return .none

        case .tabSelected(let tab):
          state.tab = tab
          return .none
        }
      }
    }
  }

  // MARK: The root

  /// Where a link leads: `club://account`, or `club://book/Dune`.
  enum Link: Equatable, Sendable {
    case account
    case book(String)

    /// It is nil for every other link.
    init?(_ url: URL) {
      switch (url.scheme, url.host(), url.pathComponents.dropFirst().first) {
      case ("club", "account", nil): self = .account
      case ("club", "book", let title?): self = .book(title)
      default: return nil
      }
    }
  }

  /// Makes all requests of the app, and knows when the server has answered 401.
  @DependencyClient
  struct Session: Sendable {
    var expirations: @Sendable () -> AsyncStream<Void> = { .finished }
  }

  /// Login or home, never both.
  @Reducer
  struct Root {
    @Reducer
    enum Page {
      case home(Home)
      case login(Login)
    }

    @ObservableState
    struct State: Equatable {
      var page = Page.State.login(Login.State())

      /// A link that came before the login, and waits for it.
      var waitingLink: Link?
    }

    enum Action {
      case appeared
      case linkOpened(URL)
      case page(Page.Action)
      case sessionExpired
    }

    @Dependency(\.session) var session

    var body: some ReducerOf<Self> {
      Scope(\.page, action: \.page) { Page.body }
      Reduce { state, action in
        // TODO: Login, logout, links in both situations, and the end of a session.
        return .none
      }
    }

    /// The state of home, once a link has been followed.
    private static func home(_ home: Home.State, showing link: Link) -> Home.State {
      var home = home
      switch link {
      case .account:
        home.tab = .account
      case .book(let title):
        home.tab = .books
        home.books.openBook = title
      }
      return home
    }
  }
}

extension BookClub.Root.Page.State: Equatable {}

extension BookClub.Session: DependencyKey {
  /// The sessions of this made-up club do not end.
  static let liveValue = Self { .never }
  static let testValue = Self()
}

extension DependencyValues {
  var session: BookClub.Session {
    get { self[BookClub.Session.self] }
    set { self[BookClub.Session.self] = newValue }
  }
}

// MARK: - Views

extension BookClub {
  struct RootView: View {
    let store: StoreOf<Root>

    var body: some View {
      Group {
        switch store.scope(\.page, action: \.page).case {
        case .home(let store):
          HomeView(store: store)
        case .login(let store):
          if store.hasExpired { Text("Please log in again.") }
          Button("Log in") { store.send(.loginButtonTapped) }
        }
      }
      .task { await store.send(.appeared).finish() }
    }
  }

  struct HomeView: View {
    @Bindable var store: StoreOf<Home>

    var body: some View {
      // TODO: A tab view with "Books" and "Account", each with its own part of the store.
      EmptyView()
    }
  }

  struct BooksView: View {
    let store: StoreOf<Books>

    var body: some View {
      VStack {
        Text(store.openBook.map { "Reading \($0)" } ?? "No book is open.")
        Button("Open Emma") { store.send(.bookTapped("Emma")) }
      }
    }
  }

  struct AccountView: View {
    let store: StoreOf<Account>

    var body: some View {
      Button("Log out") { store.send(.logoutButtonTapped) }
    }
  }
}
