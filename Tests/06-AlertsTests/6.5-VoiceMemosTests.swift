import ComposableArchitecture
import TerminalUI
import Testing

@testable import Alerts

@MainActor
@Suite("6.5 Delete deletes nothing", .timeLimit(.minutes(20))) struct VoiceMemosTests {
  typealias Feature = VoiceMemos.Feature

  private func makeStore() -> StoreOf<Feature> {
    Store(
      initialState: Feature.State(
        memos: [
          VoiceMemos.Memo(id: 3, name: "Owl"),
          VoiceMemos.Memo(id: 5, name: "Train"),
          VoiceMemos.Memo(id: 7, name: "Choir"),
        ]
      )
    ) {
      Feature()
    }
  }

  private func makeScreen(_ store: StoreOf<Feature>) -> Screen {
    Screen { VoiceMemos.MemosView(store: store) }
  }

  private func names(_ store: StoreOf<Feature>) -> [String] {
    store.memos.map(\.name)
  }

  private func front(_ screen: Screen) -> String {
    screen.alert.map { "the alert \"\($0.title)\"" } ?? "no alert"
  }

  @Test("A tap on the row's button asks, and deletes nothing yet", arguments: ["Owl", "Choir"])
  func asks(name: String) {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Delete \(name)") else { return }
    let expected = Screen.Question(
      title: "Delete it for ever?",
      message: "It is called \(name).",
      buttons: ["Delete", "Keep"]
    )
    #expect(
      screen.alert == expected && names(store) == ["Owl", "Train", "Choir"],
      """
      A tap on "Delete \(name)" should ask about \(name), and delete nothing yet. On the screen is \
      \(front(screen)), and the memos are \(names(store)). Look at what shows the alert, and at what \
      `deleteButtonTapped` does.

      \(screen)
      """
    )
  }

  @Test("The alert's Delete deletes the memo", arguments: ["Owl", "Train", "Choir"])
  func deletes(name: String) {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Delete \(name)"), screen.tap("Delete") else { return }
    let expected = ["Owl", "Train", "Choir"].filter { $0 != name }
    #expect(
      names(store) == expected && screen.alert == nil && !screen.shows(name),
      """
      "Delete \(name)" was tapped, and then "Delete" in the alert. The memos should be \(expected), and \
      they are \(names(store)). On the screen is \(front(screen)). Look at which action arrives after a \
      tap in the alert (`Scripts/workbook play 6.5` shows the log), and at what the modifier `.alert` is \
      given: a store can send an action, plain data cannot.

      \(screen)
      """
    )
  }

  @Test("Keep deletes nothing, and closes the alert")
  func keeps() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Delete Train"), screen.tap("Keep") else { return }
    #expect(
      names(store) == ["Owl", "Train", "Choir"] && screen.alert == nil,
      """
      "Delete Train" was tapped, and then "Keep". The memos should be as before, and they are \
      \(names(store)). On the screen is \(front(screen)). "Keep" has no action: what arrives then?

      \(screen)
      """
    )
  }

  @Test("One memo after the other can be deleted")
  func deletesAll() {
    let store = makeStore()
    let screen = makeScreen(store)
    for name in ["Train", "Owl", "Choir"] {
      guard screen.tap("Delete \(name)"), screen.tap("Delete") else { return }
    }
    #expect(
      names(store).isEmpty,
      """
      Each memo was deleted, with a tap in its alert. None should be left, and \(names(store)) are. \
      Look at what closes the alert, and at which action arrives.

      \(screen)
      """
    )
  }

  @Test("A memo can still be renamed, in the sheet")
  func renames() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Train"), screen.type("Freight train", into: "Name"), screen.tap("Done")
    else { return }
    #expect(
      names(store) == ["Owl", "Freight train", "Choir"],
      """
      The memo Train was tapped, "Freight train" was typed in the sheet, and "Done" tapped. The memos \
      should be ["Owl", "Freight train", "Choir"], and they are \(names(store)). Look at what shows the \
      sheet, and at the actions of the destination.

      \(screen)
      """
    )
  }
}
