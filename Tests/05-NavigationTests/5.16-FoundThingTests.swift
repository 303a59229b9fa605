import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.OwnTests
import func SuiteHelpers.waitFor

@testable import Navigation

/// A sheet that a view may close without a feature.
private struct Sheet: View {
  @State private var isOpen = true
  let store: StoreOf<FoundThing>

  var body: some View {
    Text("Below").sheet(isPresented: $isOpen) { FoundThingView(store: store) }
  }
}

@MainActor
@Suite("5.16 Something found", .timeLimit(.minutes(20))) struct FoundThingTests {
  /// What the feature does after some taps, in order, and at which tap the view has closed the page.
  private func events(_ taps: String..., typing what: String) async -> (events: [String], Screen) {
    let events = LockIsolated<[String]>([])
    let note = { @Sendable (event: String) in events.withValue { $0.append(event) } }
    let store = Store(initialState: FoundThing.State()) {
      FoundThing()
      Reduce { _, action in
        if case .delegate(.saved(let what)) = action { note("saves \(what)") }
        return .none
      }
    } withDependencies: {
      $0.dismiss = DismissEffect { note("closes the page") }
    }
    let screen = Screen { Sheet(store: store) }
    screen.type(what, into: "What is it?")
    for tap in taps {
      guard screen.tap(tap) else { break }
      await waitFor(on: screen) { events.value.last == "closes the page" || tap == "Save" && what.isEmpty }
      if !screen.shows("Save") { note("the view closes it at \(tap)") }
    }
    return (events.value, screen)
  }

  @Test("Your tests show what is wrong", .disabled("`Scripts/workbook run 5.16` does it."))
  func faults() {}

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "5.16-FoundThingOwnTests.swift")
      .expectPass(on: "this feature", advice: "Compare both with the wish.")
  }

  @Test("The feature closes the page, and not its view", arguments: ["Save", "Cancel"])
  func closing(button: String) async {
    let (found, _) = await events(button, typing: "A green cap")
    let wanted = (button == "Save" ? ["saves A green cap"] : []) + ["closes the page"]
    #expect(
      found == wanted,
      """
      "A green cap" was typed, and "\(button)" tapped. It should be so: \(wanted). It was so: \(found). Look \
      at the closure of the button, and at the case for its action.
      """
    )
  }

  @Test("The page stays while nothing is typed, and says so until something is")
  func refusing() async {
    let (found, screen) = await events("Save", typing: "")
    let says = screen.shows("One word, please")
    if found.isEmpty { screen.type("A ball", into: "What is it?") }
    #expect(
      found.isEmpty && says && !screen.shows("One word, please"),
      """
      "Save" was tapped with an empty field, and then "A ball" typed. The page should stay, and say "One \
      word, please" until then. After the tap it \(says ? "said" : "did not say") so, and it was so: \(found).

      \(screen)
      """
    )
  }

  @Test("A view can observe the state without a view store")
  func observable() {
    let isObservable = FoundThing.State.self is any ObservableState.Type
    #expect(isObservable, "The compiler warns of what is older in the view. Which macro makes it needless?")
  }
}
