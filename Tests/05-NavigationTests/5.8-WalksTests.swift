import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import func SuiteHelpers.waitFor

@testable import Navigation

@MainActor
@Suite("5.8 A stack and a sheet", .timeLimit(.minutes(20))) struct WalksTests {
  typealias City = Walks.City
  typealias Path = Walks.Path

  private let harbour = Walks.Walk(id: UUID(70), name: "Harbour", stops: ["Crane", "Lighthouse"])
  private let parks = Walks.Walk(id: UUID(80), name: "Parks", stops: ["Old oak"])

  /// A city with two walks and, if wanted, with pages or a sheet that are open already.
  private func makeStore(
    path: [Path.State] = [],
    newWalk: Walks.NewWalk.State? = nil
  ) -> StoreOf<City> {
    let state = City.State(
      newWalk: newWalk,
      path: StackState(path),
      walks: [harbour, parks]
    )
    return Store(initialState: state) {
      City()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  private func makeScreen(_ store: StoreOf<City>) -> Screen {
    Screen { Walks.CityView(store: store) }
  }

  /// Checks the title of the page in front, and how many pages the path has. If the path is right, the
  /// stack does not show it; otherwise it is `look` that is to be looked at.
  ///
  /// The first page has to be called by its name, or a check of the way back to it says nothing.
  @discardableResult
  private func expect(
    _ title: String,
    depth: Int,
    _ screen: Screen,
    _ store: StoreOf<City>,
    after: String,
    look: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    if title == "Walks", !isFirstPageTitled(sourceLocation) { return false }
    let isRight = screen.title == title && store.path.count == depth
    let place =
      store.path.count == depth
      ? "the stack, which does not show it: at its path, and at the closure `destination:`" : look
    #expect(
      isRight,
      """
      After \(after), the page "\(title)" should be in front, and the path should be \(depth) long. \
      In front is \(screen.title.map { "\"\($0)\"" } ?? "a page without a title"), and the path \
      has \(store.path.count). Look at \(place).

      \(screen)
      """,
      sourceLocation: sourceLocation
    )
    return isRight
  }

  /// Whether the first page has its title. Where it has not, a check that needs it is not judged.
  private func isFirstPageTitled(_ sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let isTitled = makeScreen(makeStore()).title == "Walks"
    #expect(
      isTitled,
      """
      Not judged yet: the first page has another title, or none. First let the check "The first page is \
      called Walks, and lists the walks" pass.
      """,
      sourceLocation: sourceLocation
    )
    return isTitled
  }

  // MARK: The first page

  @Test("The first page is called Walks, and lists the walks")
  func list() {
    let screen = makeScreen(makeStore())
    let buttons = screen.elements(.button).map(\.label).filter { $0 != "New" }
    #expect(
      screen.title == "Walks" && buttons == ["Harbour", "Parks"],
      """
      The first page should have the title "Walks" and the buttons "Harbour" and "Parks". Its title is \
      \(screen.title ?? "missing"), and its buttons are \(buttons). Look at the list in the stack, and \
      at its modifiers.

      \(screen)
      """
    )
  }

  @Test("A walk that is added appears in the list")
  func added() {
    let store = makeStore()
    let screen = makeScreen(store)
    _ = screen.texts
    store.send(.newButtonTapped)
    store.send(.newWalk(.presented(.delegate(.saved(name: "Bridges")))))
    store.send(.newWalk(.dismiss))
    #expect(
      screen.shows("Bridges"),
      """
      A walk "Bridges" was added to the state. It should be in the list. Look at where the rows come \
      from.

      \(screen)
      """
    )
  }

  // MARK: The stack

  @Test(
    "A tap on a walk opens its page, and a tap on a stop one over it",
    arguments: [("Harbour", "Lighthouse"), ("Parks", "Old oak")]
  )
  func deeper(walk: String, stop: String) {
    let store = makeStore()
    let screen = makeScreen(store)
    let after = "a tap on \"\(walk)\""
    guard screen.tap(walk),
      expect(walk, depth: 1, screen, store, after: after, look: "what the button of a walk sends"),
      screen.tap(stop)
    else { return }
    let look = "the store that the page of a walk gets"
    expect(stop, depth: 2, screen, store, after: after + ", and one on \"\(stop)\"", look: look)
  }

  @Test("A page works on its own part of the state")
  func part() {
    let store = makeStore(path: [.stop(Walks.StopPage.State(name: "Old oak"))])
    let screen = makeScreen(store)
    guard screen.tap("Seen") else { return }
    let expected = Path.State.stop(Walks.StopPage.State(name: "Old oak", isSeen: true))
    #expect(
      Array(store.path) == [expected],
      """
      On the page of the old oak, "Seen" was tapped. The state of this page should say so, and the path \
      is \(Array(store.path)). Look at the store that the page gets.
      """
    )
  }

  @Test("The back button goes back one page, in the state too")
  func back() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Harbour"), screen.tap("Crane"), screen.back() else { return }
    let isRight = expect(
      "Harbour",
      depth: 1,
      screen,
      store,
      after: "two taps and one way back",
      look: "the binding that the stack gets"
    )
    guard isRight, screen.back() else { return }
    expect(
      "Walks",
      depth: 0,
      screen,
      store,
      after: "two taps and two ways back",
      look: "the binding that the stack gets"
    )
  }

  @Test("A state with open pages shows the last one")
  func deepLink() {
    let store = makeStore(path: [
      .walk(Walks.WalkPage.State(walk: parks)), .stop(Walks.StopPage.State(name: "Old oak")),
    ])
    let screen = makeScreen(store)
    expect(
      "Old oak",
      depth: 2,
      screen,
      store,
      after: "a start with two open pages",
      look: "what the stack gets as its path"
    )
  }

  // MARK: The sheet

  @Test("A tap on New opens the sheet")
  func openSheet() {
    let store = makeStore()
    let screen = makeScreen(store)
    let before = screen.showsSheet
    guard screen.tap("New") else { return }
    #expect(
      !before && screen.showsSheet,
      """
      A sheet should be in front after a tap on "New", and not before. It was there before: \(before), \
      after: \(screen.showsSheet). The state has \(store.newWalk == nil ? "no form" : "a form"). Look \
      at what the button sends, and at `.sheet`.

      \(screen)
      """
    )
  }

  @Test("A walk that is saved in the sheet is the last of the list, and the sheet goes")
  func save() async {
    let store = makeStore(newWalk: Walks.NewWalk.State())
    let screen = makeScreen(store)
    guard screen.type("Rooftops", into: "Name of the walk"), screen.tap("Save") else { return }
    await waitFor(on: screen) { store.newWalk == nil }
    let names = store.walks.map(\.name)
    #expect(
      names == ["Harbour", "Parks", "Rooftops"] && !screen.showsSheet && store.newWalk == nil,
      """
      "Rooftops" was typed into the sheet, and saved. It should be the third walk, and the sheet should \
      be gone. The walks are \(names), and the sheet is \(screen.showsSheet ? "there" : "gone"). Look \
      at the store that the view in the sheet gets.

      \(screen)
      """
    )
  }

  @Test("A sheet that is swiped away saves nothing, and is gone from the state")
  func swipe() {
    let store = makeStore(newWalk: Walks.NewWalk.State(name: "Alleys"))
    let screen = makeScreen(store)
    guard screen.closeSheet(), isFirstPageTitled() else { return }
    #expect(
      store.newWalk == nil && store.walks.count == 2 && screen.title == "Walks",
      """
      The sheet was swiped away: the state should have no form, and the list two walks. There is \
      \(store.newWalk == nil ? "no form" : "a form"), and there are \(store.walks.count) walks. Look at \
      the binding of `.sheet`: what does it send when the sheet goes?

      \(screen)
      """
    )
  }

  @Test("The sheet opens over a page, too")
  func sheetOverPage() {
    let store = makeStore(
      path: [.walk(Walks.WalkPage.State(walk: parks))],
      newWalk: Walks.NewWalk.State()
    )
    let screen = makeScreen(store)
    #expect(
      screen.showsSheet,
      """
      The page "Parks" is open, and the state has a form: the sheet should be in front. Look at the \
      binding of `.sheet`.

      \(screen)
      """
    )
  }
}
