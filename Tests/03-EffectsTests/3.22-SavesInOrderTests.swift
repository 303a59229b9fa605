import ComposableArchitecture
import Testing

import class SuiteHelpers.HeldRequests
import func SuiteHelpers.expectEnd

@testable import Effects

@MainActor
@Suite("3.22 One save after the other", .timeLimit(.minutes(20))) struct SavesInOrderTests {
  /// A note whose server answers when the test says so.
  @MainActor
  private struct Note {
    let saves = HeldRequests<Void>()
    let store: StoreOf<SavesInOrder.Feature>

    init() {
      store = Store(initialState: SavesInOrder.Feature.State()) {
        SavesInOrder.Feature()
      } withDependencies: { [saves] in
        $0.savedNoteClient.save = { try await saves.answer(to: $0) }
      }
    }

    /// Types a text, and waits until it is being saved, or until it is clear that it is not.
    func type(_ text: String) async -> StoreTask {
      let task = store.send(.textChanged(text))
      await saves.arrival(of: text, during: task)
      return task
    }
  }

  @Test("A change is saved")
  func saved() async {
    let note = Note()
    let typing = await note.type("Tea")
    let during = note.store.isSaving
    note.saves.answerAll { _ in .success(()) }
    await expectEnd(of: typing)
    #expect(
      note.saves.names == ["Tea"] && during && !note.store.isSaving
        && note.store.savedText == "Tea",
      """
      "Tea" was typed, and the server saved it. It should have been asked once, for "Tea"; \
      `isSaving` should be true until its answer, and `savedText` "Tea" in the end. The server was \
      asked for \(note.saves.names); `isSaving` was \(during), and is \(note.store.isSaving); \
      `savedText` is "\(note.store.savedText)". Look at `save`, and at what a success does.
      """
    )
  }

  @Test("While a save is under way, no other begins")
  func oneAtATime() async {
    let note = Note()
    let first = await note.type("Milk")
    let second = await note.type("Milk, eggs")
    let names = note.saves.names
    note.saves.answerAll { _ in .success(()) }
    await expectEnd(of: first)
    await expectEnd(of: second)
    #expect(
      names == ["Milk"],
      """
      "Milk" was being saved when the text became "Milk, eggs". No other save should begin before \
      the first one has ended: two that are under way may arrive in any order, also if one of them is \
      cancelled. The server was asked for \(names). Look at when `save` begins one.
      """
    )
  }

  @Test("The last text is saved in the end, and those in between are not")
  func lastText() async {
    let note = Note()
    let tasks = [await note.type("1"), await note.type("12"), await note.type("123")]
    let isJudged = note.saves.names == ["1"]
    note.saves.answerAll { _ in .success(()) }
    for task in tasks { await expectEnd(of: task) }
    let state = note.store
    #expect(
      isJudged && note.saves.names == ["1", "123"] && state.savedText == "123" && !state.isSaving,
      """
      While "1" was being saved, the text became "12", and then "123". Then all saves succeeded. \
      \(isJudged
        ? """
        The server should have been asked for "1" and then for "123". It was asked for \
        \(note.saves.names); `savedText` is "\(state.savedText)", and `isSaving` is \
        \(state.isSaving). Look at what a success does when the text has changed since.
        """
        : """
        Not judged yet: more than one save was under way. First let the check "While a save is under \
        way, no other begins" pass.
        """)
      """
    )
  }

  @Test("What was sent is saved, and not what has been written since")
  func savedText() async {
    let note = Note()
    let first = await note.type("Dear")
    let second = await note.type("Dear Ann")
    note.saves.answer("Dear", with: .success(()))
    await note.saves.arrival(of: "Dear Ann", during: first)
    let saved = note.store.savedText
    note.saves.answerAll { _ in .success(()) }
    await expectEnd(of: first)
    await expectEnd(of: second)
    #expect(
      saved == "Dear",
      """
      "Dear" was sent, the text became "Dear Ann", and the answer for "Dear" came. What is saved at \
      that moment is "Dear", and `savedText` was "\(saved)". Look at which text a success takes over.
      """
    )
  }

  @Test("What is saved already is not saved again")
  func unchanged() async {
    let note = Note()
    note.saves.answerAll { _ in .success(()) }
    await expectEnd(of: note.store.send(.textChanged("Bread")))
    await expectEnd(of: note.store.send(.textChanged("Bread")))
    #expect(
      note.saves.names == ["Bread"],
      """
      "Bread" was saved, and then the text became "Bread" once more. The server should have been \
      asked once, and was asked for \(note.saves.names). Look at when `save` has nothing to do.
      """
    )
  }

  @Test("After a failure the next change tries again, and nothing else does by itself")
  func failure() async {
    let note = Note()
    let first = await note.type("One")
    // Should it be tried again at once, the second time succeeds, so that this comes to an end.
    note.saves.answer("One", with: .failure(Offline()))
    await note.saves.arrival(of: "One", times: 2, during: first)
    let names = note.saves.names
    let hasFailed = note.store.hasFailed
    note.saves.answerAll { _ in .success(()) }
    await expectEnd(of: first)
    #expect(
      names == ["One"] && hasFailed,
      """
      The save of "One" failed. That should be shown, and nothing tried again by itself. The server \
      was asked for \(names), and `hasFailed` was \(hasFailed). Look at what follows a failure.
      """
    )
    await expectEnd(of: note.store.send(.tryAgainButtonTapped))
    #expect(
      note.store.savedText == "One" && !note.store.hasFailed,
      """
      The save of "One" failed, and the person tapped "Try again"; this time it succeeded. \
      `savedText` should be "One", and is "\(note.store.savedText)"; `hasFailed` should be false, and \
      is \(note.store.hasFailed). Look at when `save` begins one.
      """
    )
  }
}

private struct Offline: Error {}
