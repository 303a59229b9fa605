import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Navigation

@MainActor
@Suite("5.9 The root of an app", .timeLimit(.minutes(20))) struct BookClubTests {
  typealias Root = BookClub.Root
  typealias Home = BookClub.Home

  private func makeStore(
    _ state: Root.State = Root.State(),
    expirations: AsyncStream<Void> = .never
  ) -> StoreOf<Root> {
    Store(initialState: state) {
      Root()
    } withDependencies: {
      $0.session.expirations = { expirations }
    }
  }

  private func open(_ link: String, in store: StoreOf<Root>) {
    store.send(.linkOpened(URL(string: link)!))
  }

  /// A state with the person logged in.
  private func atHome(_ home: Home.State = Home.State()) -> Root.State {
    Root.State(page: .home(home))
  }

  /// What a state says, in words.
  private func text(_ state: Root.State) -> String {
    let waiting = state.waitingLink.map { "\($0)" } ?? "none"
    switch state.page {
    case .home(let home):
      return "home, tab .\(home.tab), open book \(home.books.openBook ?? "none"), "
        + "waiting link \(waiting)"
    case .login(let login):
      return "login\(login.hasExpired ? " after an expired session" : ""), waiting link \(waiting)"
    }
  }

  /// Logs in or out by the child's delegate action, as its effect sends it.
  private func logIn(_ store: StoreOf<Root>) {
    store.send(.page(.login(.delegate(.loggedIn))))
  }

  private func logOut(_ store: StoreOf<Root>) {
    store.send(.page(.home(.account(.delegate(.loggedOut)))))
  }

  private func expect(
    _ store: StoreOf<Root>,
    _ expected: Root.State,
    _ story: String,
    _ place: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = text(store.state)
    #expect(
      found == text(expected),
      "\(story) Expected: \(text(expected)). It is: \(found). Look at \(place).",
      sourceLocation: sourceLocation
    )
  }

  // MARK: Login or home

  @Test("A login leads home")
  func login() {
    let store = makeStore()
    logIn(store)
    expect(store, atHome(), "The person logged in.", "what `Root` does when the login is done")
  }

  @Test("A logout leads to the login, and leaves nothing of home")
  func logout() {
    var home = Home.State(tab: .account)
    home.books.openBook = "Ulysses"
    let store = makeStore(atHome(home))
    logOut(store)
    expect(store, Root.State(), "The person logged out.", "what `Root` does after a logout")
    guard text(store.state) == text(Root.State()) else { return }
    logIn(store)
    expect(
      store,
      atHome(),
      "The person had a book open, logged out, and logged in again.",
      "the state with which home begins"
    )
  }

  // MARK: Tabs

  @Test("The screen shows the tab in front, and a tap on the other one brings that")
  func screen() async {
    let hasLoggedOut = LockIsolated(false)
    let store = Store(initialState: Home.State()) {
      Home()
      Reduce { _, action in
        if case .account(.logoutButtonTapped) = action { hasLoggedOut.setValue(true) }
        return .none
      }
    }
    let screen = Screen { BookClub.HomeView(store: store) }
    guard screen.tap("Open Emma") else { return }
    let isOpen = screen.shows("Reading Emma")
    guard screen.tap("Account") else { return }
    let tab = store.tab
    #expect(
      isOpen && tab == .account && screen.shows("Log out"),
      """
      "Open Emma" was tapped in the tab "Books", and then the tab "Account". "Reading Emma" should have \
      been shown: \(isOpen ? "it was" : "it was not"). The tab of the state should be .account: it is \
      \(".\(tab)" as String). And "Log out" should be on the screen. Look at the tab view's selection, and at the tags.

      \(screen)
      """
    )
    guard screen.tap("Log out") else { return }
    let isLoggedOut = hasLoggedOut.value
    #expect(
      store.books.openBook == "Emma" && isLoggedOut,
      """
      "Open Emma" was tapped in the one tab, and "Log out" in the other. Home should know of both. The open \
      book of its state is \(store.books.openBook ?? "none"), and the logout \
      \(isLoggedOut ? "arrived" : "did not arrive"). Look at the store that the view of each tab gets.
      """
    )
  }

  @Test("A tap on \"Log out\" leads to the login, and one on \"Log in\" to the books")
  func logoutOnTheScreen() async {
    let store = makeStore(atHome(Home.State(tab: .account)))
    let screen = Screen { BookClub.RootView(store: store) }
    guard screen.tap("Log out") else { return }
    let isOut = await waitFor(on: screen) { screen.shows("Log in") }
    #expect(
      isOut,
      """
      "Log out" was tapped in the tab "Account", and "Log in" should be on the screen. Look at whether \
      `body` of `Home` has both tabs, and at what `Root` does after a logout.

      \(screen)
      """
    )
    guard isOut, screen.tap("Log in") else { return }
    await waitFor(on: screen) { screen.shows("Books") }
    guard screen.tap("Account"), screen.tap("Books") else { return }
    #expect(
      screen.shows("Open Emma"),
      """
      The person logged in again, and tapped the tabs "Account" and "Books". "Open Emma" should be on \
      the screen. Look at the tab view's selection, and at the tags.

      \(screen)
      """
    )
  }

  // MARK: Links

  @Test("A link to a book opens it in its tab, and leaves the rest")
  func bookLink() {
    let store = makeStore(atHome(Home.State(tab: .account)))
    open("club://book/Dune", in: store)
    var home = Home.State(tab: .books)
    home.books.openBook = "Dune"
    expect(
      store,
      atHome(home),
      "The tab .account was in front, and `club://book/Dune` was opened.",
      "what a link to a book changes"
    )
    open("club://account", in: store)
    home.tab = .account
    expect(
      store,
      atHome(home),
      "After that, `club://account` was opened.",
      "what a link to the account changes, and what it keeps"
    )
  }

  @Test("A link that comes before the login is followed after it, once")
  func waitingLink() {
    let store = makeStore()
    open("club://book/Heidi", in: store)
    expect(
      store,
      Root.State(waitingLink: .book("Heidi")),
      "`club://book/Heidi` was opened before the login.",
      "what `linkOpened` does while there is no home"
    )
    guard store.waitingLink == .book("Heidi") else { return }
    logIn(store)
    var home = Home.State()
    home.books.openBook = "Heidi"
    expect(
      store,
      atHome(home),
      "`club://book/Heidi` was opened before the login, and then the person logged in.",
      "what a login does with the link that waits"
    )
    guard text(store.state) == text(atHome(home)) else { return }
    logOut(store)
    logIn(store)
    expect(
      store,
      atHome(),
      "The link was followed, and the person logged out and in again.",
      "when the link stops to wait"
    )
  }

  // MARK: The end of a session

  @Test("An expired session leads to the login, and a new login back to where the person was")
  func expiredSession() async {
    let (expirations, server) = AsyncStream.makeStream(of: Void.self)
    var home = Home.State()
    home.books.openBook = "Middlemarch"
    let store = makeStore(atHome(home), expirations: expirations)
    let appeared = store.send(.appeared)
    server.yield()
    await waitFor { if case .login = store.page { true } else { false } }
    let expected = Root.State(
      page: .login(BookClub.Login.State(hasExpired: true)),
      waitingLink: .book("Middlemarch")
    )
    expect(
      store,
      expected,
      "\"Middlemarch\" was open, and the session expired.",
      "what `appeared` listens to, and at what `sessionExpired` keeps"
    )
    guard text(store.state) == text(expected) else { return }
    // A second request that was on its way may be refused, too.
    server.yield()
    server.finish()
    await expectEnd(of: appeared)
    expect(store, expected, "The session expired once more.", "`sessionExpired` at the login")
    logIn(store)
    expect(store, atHome(home), "After that, the person logged in.", "what a login does")
  }
}
