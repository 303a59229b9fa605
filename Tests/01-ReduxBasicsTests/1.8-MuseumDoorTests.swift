import ComposableArchitecture
import TerminalUI
import Testing

@testable import ReduxBasics

@MainActor
@Suite("1.8 The loop on a screen", .timeLimit(.minutes(20))) struct MuseumDoorTests {
  typealias Visitors = MuseumDoor.Visitors

  /// A museum with visitors, and the actions that come to it.
  private func makeStore(
    count: Int,
    room: Int = 500,
    actions: LockIsolated<[String]> = LockIsolated([])
  ) -> StoreOf<Visitors> {
    Store(initialState: Visitors.State(count: count, room: room)) {
      Reduce { _, action in
        actions.withValue { $0.append("\(action)") }
        return .none
      }
      Visitors()
    }
  }

  private func makeScreen(_ store: StoreOf<Visitors>) -> Screen {
    Screen { MuseumDoor.VisitorsView(store: store) }
  }

  @Test("The number of visitors is on the screen", arguments: [0, 7, 31, 260])
  func number(count: Int) {
    let screen = makeScreen(makeStore(count: count))
    #expect(
      screen.shows("\(count) visitors"),
      """
      The state has a count of \(count), so the screen should say "\(count) visitors". Look at the \
      text in `body`, and where its number comes from.

      \(screen)
      """
    )
  }

  @Test("A tap on In lets one visitor in", arguments: [0, 12])
  func into(count: Int) {
    let store = makeStore(count: count)
    let screen = makeScreen(store)
    guard screen.tap("In") else { return }
    #expect(
      store.count == count + 1,
      """
      The count was \(count), and "In" was tapped: the store's count should be \(count + 1). It is \
      \(store.count). Look at what the button "In" sends.
      """
    )
  }

  @Test("A tap on Out lets one visitor out", arguments: [1, 23])
  func out(count: Int) {
    let store = makeStore(count: count)
    let screen = makeScreen(store)
    guard screen.tap("Out") else { return }
    #expect(
      store.count == count - 1,
      """
      The count was \(count), and "Out" was tapped: the store's count should be \(count - 1). It is \
      \(store.count). Look at what the button "Out" sends.
      """
    )
  }

  @Test("Each tap sends one action", arguments: [5, 0, 500])
  func actions(count: Int) {
    let actions = LockIsolated<[String]>([])
    let screen = makeScreen(makeStore(count: count, actions: actions))
    let before = actions.value
    // A button that is grey where it has no effect is right, too.
    if ["In", "Out"].contains(where: { screen.control($0)?.isEnabled == false }) { return }
    guard screen.tap("In"), screen.tap("In"), screen.tap("Out") else { return }
    let expected = ["inButtonTapped", "inButtonTapped", "outButtonTapped"]
    #expect(
      before.isEmpty && actions.value == expected,
      """
      There are \(count) visitors, and room for 500. After the taps In, In and Out, the store should have \
      got the actions \(expected), and none before. It got \(before) before, and \(actions.value) in all. \
      Look at the buttons' closures, and for an action that is sent elsewhere.
      """
    )
  }

  @Test("The screen follows the state when something else changes it")
  func follows() {
    let store = makeStore(count: 64)
    let screen = makeScreen(store)
    _ = screen.texts
    store.send(.inButtonTapped)
    store.send(.inButtonTapped)
    #expect(
      screen.shows("66 visitors"),
      """
      Another door let two visitors in: the state went from 64 to \(store.count), and the screen \
      should say "66 visitors". Look at where the text takes its number from: is there a copy of it?

      \(screen)
      """
    )
  }

  @Test(
    "That there is no room is on the screen while the museum is full, and only then",
    arguments: [(8, 9, false), (9, 9, true), (10, 9, true), (0, 1, false), (0, 0, true)]
  )
  func noRoom(count: Int, room: Int, isExpected: Bool) {
    let screen = makeScreen(makeStore(count: count, room: room))
    #expect(
      screen.shows("Sorry, no room") == isExpected,
      """
      With \(count) visitors and room for \(room), "Sorry, no room" should \(isExpected ? "" : "not ")\
      be on the screen. Look at the condition around this text, and compare it with `State`.

      \(screen)
      """
    )
  }

  @Test("The message comes with the last visitor, and goes with the first who leaves")
  func comesAndGoes() {
    let screen = makeScreen(makeStore(count: 2, room: 3))
    var seen = [screen.shows("Sorry, no room")]
    for button in ["In", "Out"] {
      guard screen.tap(button) else { return }
      seen.append(screen.shows("Sorry, no room"))
    }
    #expect(
      seen == [false, true, false],
      """
      There is room for 3, and there are 2. "Sorry, no room" should come with a tap on "In", and go \
      with a tap on "Out". It was there at first, after In, after Out: \(seen). Look at the `if` in \
      `body`.
      """
    )
  }

  @Test("From top to bottom: the number, Out and In side by side, and the message")
  func order() {
    let screen = makeScreen(makeStore(count: 4, room: 4))
    let expected = ["4 visitors", "Out", "In", "Sorry, no room"]
    let found = screen.readings.filter(expected.contains)
    let look =
      found.sorted() == expected.sorted()
      ? "Look at the order of the lines in `body`."
      : "Something is missing, or there too often: look at what `body` shows, and when."
    #expect(
      found == expected,
      """
      From the top, and from left to right, \(expected) should be on the screen. There is \(found). \
      \(look)

      \(screen)
      """
    )
    let isThere = "\(screen)".split(separator: "\n").contains { row in
      // A button may have an image, and be wider than its text.
      ["Out", "In"].allSatisfy { label in
        row.matches(of: /\[([^\[\]]*)\]/).contains {
          $0.output.1.split(separator: " ").last ?? "" == label
        }
      }
    }
    #expect(
      isThere,
      """
      One row of the screen should have the two buttons "Out" and "In". Look at what they are in: which \
      stack puts views side by side?

      \(screen)
      """
    )
  }
}
