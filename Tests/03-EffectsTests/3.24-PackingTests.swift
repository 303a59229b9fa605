import ComposableArchitecture
import TerminalUI
import Testing

import class SuiteHelpers.HeldRequests
import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.24 From a model to a feature", .timeLimit(.minutes(20))) struct PackingTests {
  /// A list whose suggestions come when the test says so.
  @MainActor
  private struct List {
    let requests = HeldRequests<[String]>()
    let store: StoreOf<Packing.Feature>
    let screen: Screen

    init() {
      let store = Store(initialState: Packing.Feature.State()) {
        Packing.Feature()
      } withDependencies: { [requests] in
        $0.packingClient.suggestions = { try await requests.answer(to: "suggestions") }
      }
      self.store = store
      screen = Screen { Packing.PackingView(store: store) }
    }

    /// Whether a button is there and can be tapped; nil if there is no such button.
    func isEnabled(_ button: String) -> Bool? {
      screen.elements(.button).first { $0.label == button }?.isEnabled
    }

    /// Writes a text into the field and taps "Add".
    func add(_ text: String) -> Bool {
      screen.type(text, into: "New thing") && screen.tap("Add")
    }

    /// Taps "Suggest", and waits until the client has been asked.
    func suggest() async -> Bool {
      let count = requests.names.count
      guard screen.tap("Suggest") else { return false }
      return await waitFor(on: screen) { requests.names.count > count }
    }
  }

  @Test("What was written is added, and the field is empty again")
  func adds() {
    let list = List()
    guard list.add("Camera"), list.add("Map") else { return }
    let field = list.screen.value(of: "New thing")
    #expect(
      list.screen.shows("Camera") && list.screen.shows("Map") && field == "",
      """
      "Camera" and then "Map" were written and added. Both should be in the list, and the field should be \
      empty. The field has \(field.map { "\"\($0)\"" } ?? "gone"). Look at `addButtonTapped` of the \
      model.

      \(list.screen)
      """
    )
  }

  @Test("Only something new can be added")
  func canAdd() {
    let list = List()
    let empty = list.isEnabled("Add")
    guard list.screen.type("Tent", into: "New thing") else { return }
    let new = list.isEnabled("Add")
    guard list.screen.tap("Add") else { return }
    let added = list.isEnabled("Add")
    guard list.screen.type("Tent", into: "New thing") else { return }
    let again = list.isEnabled("Add")
    #expect(
      empty == false && new == true && added == false && again == false,
      """
      "Add" should be grey while the field is empty, and when the list has what is written. Could it be \
      tapped? With an empty field: \(text(empty)). With "Tent", which is new: \(text(new)). When that was \
      added, and the field is empty again: \(text(added)). With "Tent" once more: \(text(again)). Look at `canAdd` of the model, and at where its view uses it.

      \(list.screen)
      """
    )
  }

  @Test("Suggestions are added, without those that are there already")
  func suggestions() async {
    let list = List()
    guard list.add("Socks"), await expectRequest(list) else { return }
    list.requests.answerAll { _ in .success(["Soap", "Socks", "Towel"]) }
    await waitFor(on: list.screen) { list.screen.shows("Towel") }
    let rows = "\(list.screen)".components(separatedBy: "Socks").count - 1
    #expect(
      list.screen.shows("Soap") && list.screen.shows("Towel") && rows == 1,
      """
      "Socks" was in the list, and the suggestions were "Soap", "Socks" and "Towel". The list should \
      have each of the three once. "Socks" is there \(rows == 1 ? "once" : "\(rows) times"). Look \
      at what `suggestButtonTapped` of the model does with the answer.

      \(list.screen)
      """
    )
  }

  @Test("What is written while suggestions are loading is not lost")
  func meanwhile() async {
    let list = List()
    guard await expectRequest(list), list.add("Lamp"), list.add("Soap"),
      list.screen.type("Ra", into: "New thing")
    else { return }
    list.requests.answerAll { _ in .success(["Soap", "Towel"]) }
    await waitFor(on: list.screen) { list.screen.shows("Towel") }
    let rows = "\(list.screen)".components(separatedBy: "Soap").count - 1
    #expect(
      list.screen.shows("Lamp") && list.screen.shows("Towel") && rows == 1
        && list.screen.value(of: "New thing") == "Ra",
      """
      While the suggestions were loading, the person added "Lamp" and "Soap", and wrote "Ra"; then "Soap" and \
      "Towel" were suggested. Each of the three should be in the list once, and "Ra" in the field. Look at \
      which state the answer is compared with and added to: that of the tap, or that of the answer.

      \(list.screen)
      """
    )
  }

  @Test("While suggestions are loading, no more can be asked for", arguments: [true, false])
  func loading(succeeds: Bool) async {
    let list = List()
    let before = list.isEnabled("Suggest")
    guard await expectRequest(list) else { return }
    await list.screen.settle()
    let during = list.isEnabled("Suggest")
    list.requests.answerAll { _ in succeeds ? .success([]) : .failure(Offline()) }
    await waitFor(on: list.screen) { list.isEnabled("Suggest") != false }
    let after = list.isEnabled("Suggest")
    #expect(
      before == true && during == false && after == true,
      """
      "Suggest" should be grey from the tap to the answer, \(succeeds ? "suggestions" : "a failure") \
      here. Could it be tapped? Before: \(text(before)). While loading: \(text(during)). After the \
      answer: \(text(after)). Look at `isLoading`, and at what each outcome does to it.

      \(list.screen)
      """
    )
  }

  @Test("A failure is shown until the next try")
  func failure() async {
    let list = List()
    let message = "There are no suggestions now."
    guard await expectRequest(list) else { return }
    list.requests.answer("suggestions", with: .failure(Offline()))
    await waitFor(on: list.screen) { list.screen.shows(message) }
    let before = list.screen.shows(message)
    guard await expectRequest(list) else { return }
    await list.screen.settle()
    let after = list.screen.shows(message)
    list.requests.answerAll { _ in .success([]) }
    #expect(
      before && !after,
      """
      The suggestions failed, and "Suggest" was tapped again. "\(message)" should be on the screen \
      after the failure, and gone with the next tap. It was there after the failure: \(before); after \
      the tap: \(after). Look at `errorMessage`.

      \(list.screen)
      """
    )
  }

  @Test("Everything is in the order in which the model's view shows it")
  func order() async {
    let list = List()
    let message = "There are no suggestions now."
    guard list.add("Kettle"), await expectRequest(list) else { return }
    list.requests.answer("suggestions", with: .failure(Offline()))
    await waitFor(on: list.screen) { list.screen.shows(message) }
    let expected = ["New thing", "Add", "Suggest", message, "Kettle"]
    let lines = "\(list.screen)".components(separatedBy: "\n")
    let order = lines.compactMap { line in expected.first { line.contains($0) } }
    #expect(
      order == expected,
      """
      "Kettle" was added, and the suggestions failed. From top to bottom there should be: \
      \(expected.joined(separator: "; ")). There is: \(order.joined(separator: "; ")). Look at the \
      model's view.

      \(list.screen)
      """
    )
  }

  @Test("All of it is in the store: another view of the same store shows the same")
  func oneState() {
    let list = List()
    guard list.add("Kettle"), list.screen.type("Cup", into: "New thing") else { return }
    let other = Screen { Packing.PackingView(store: list.store) }
    #expect(
      other.shows("Kettle") && other.value(of: "New thing") == "Cup",
      """
      "Kettle" was added, and "Cup" is in the field. A second view of the same store should show both. \
      Its field has \(other.value(of: "New thing").map { "\"\($0)\"" } ?? "gone"). Look for what the \
      view keeps for itself.

      \(other)
      """
    )
  }

  /// Taps "Suggest", and reports it if the client is not asked then.
  private func expectRequest(_ list: List) async -> Bool {
    let isAsked = await list.suggest()
    #expect(
      isAsked,
      """
      A tap on "Suggest" should ask the client for suggestions, and it was not asked. Look at what the \
      button sends, and at what the reducer returns for it.

      \(list.screen)
      """
    )
    return isAsked
  }

  private func text(_ canTap: Bool?) -> String {
    canTap.map { $0 ? "yes" : "no" } ?? "there is no such button"
  }
}

private struct Offline: Error {}
