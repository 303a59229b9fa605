import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.OwnTests
import func SuiteHelpers.expectEnd
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
  /// What the feature and its view do after a tap with some text in the field, in order.
  private func events(of button: String, _ text: String) async -> [String] {
    let events = LockIsolated<[String]>([])
    let note = { @Sendable (event: String) in events.withValue { $0.append(event) } }
    let store = Store(initialState: FoundThing.State(what: text)) {
      FoundThing()
      Reduce { _, action in
        if case .delegate(.saved(let what)) = action { note("hands on \(what)") }
        return .none
      }
    } withDependencies: {
      $0.dismiss = DismissEffect { note("closes the page") }
    }
    let screen = Screen { Sheet(store: store) }
    if text.isEmpty {
      // The button may be disabled.
      await expectEnd(of: store.send(.saveButtonTapped))
    } else {
      screen.tap(button)
      await waitFor(on: screen) { events.value.last == "closes the page" }
    }
    if !screen.shows("Save") { note("the view closes it") }
    return events.value
  }

  @Test("Your tests show what is wrong", .disabled("`Scripts/workbook run 5.16` does it."))
  func faults() {}

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "5.16-FoundThingOwnTests.swift").expectPass()
  }

  @Test(
    "The feature hands on and closes the page, and its view only sends",
    arguments: [
      ("Save", "A cap", ["hands on A cap", "closes the page"]),
      ("Cancel", "A cap", ["closes the page"]), ("Save", "", []),
    ]
  )
  func deciding(button: String, text: String, wanted: [String]) async {
    let found = await events(of: button, text)
    #expect(
      found == wanted,
      """
      "\(text)" was in the field, and "\(button)" was tapped. It should be so: \(wanted). It was so: \
      \(found). Look at the closure of the button, and at the case for its action.
      """
    )
  }

  @Test("A view can observe the state without a view store")
  func observable() {
    let state: Any.Type = FoundThing.State.self
    let isObservable = state is any ObservableState.Type
    #expect(isObservable, "The compiler warns of an older form. Which macro makes it needless?")
  }
}
