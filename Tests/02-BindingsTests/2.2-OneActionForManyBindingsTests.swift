import ComposableArchitecture
import TerminalUI
import Testing

import func SuiteHelpers.complaints

@testable import Bindings

@MainActor
@Suite("2.2 One action for many bindings") struct OneActionForManyBindingsTests {
  private typealias GiftOrder = OneActionForManyBindings.GiftOrder

  private func makeStore(_ state: GiftOrder.State = GiftOrder.State()) -> StoreOf<GiftOrder> {
    Store(initialState: state) { GiftOrder() }
  }

  /// Ends a check that could only mislead, since edits do not reach the state.
  private func requireEdits(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = makeStore()
    store.send(.binding(.set(\.isGift, true)))
    store.send(.binding(.set(\.greeting, "Blob")))
    let isWritten = store.isGift && store.greeting == "Blob"
    try #require(
      isWritten,
      """
      Not judged yet: edits do not reach the state. First let the check "A binding action reaches the \
      field that it names" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  // MARK: The feature

  @Test("A binding action reaches the field that it names")
  func boundValuesAreWritten() {
    let store = makeStore()
    store.send(.binding(.set(\.isGift, true)))
    store.send(.binding(.set(\.greeting, "Blob")))
    let isRight = store.isGift && store.greeting == "Blob"
    #expect(
      isRight,
      """
      After `.binding(.set(\\.isGift, true))` and `.binding(.set(\\.greeting, "Blob"))`, `isGift` should be true \
      and `greeting` "Blob". They are \(store.isGift) and "\(store.greeting)". Which reducer in `body` writes bound \
      values?
      """
    )
  }

  /// Whether an edit of the switch is noted. Where it is not, nothing that its case changes may arrive.
  private var isSwitchNoted: Bool {
    let store = makeStore(GiftOrder.State(isGift: true, greeting: "Blob"))
    store.send(.binding(.set(\.isGift, false)))
    return store.hasChanges
  }

  @Test("Every edit is noted as a change, until the next save")
  func changes() {
    for edit in [BindingAction<GiftOrder.State>.set(\.isGift, true), .set(\.greeting, "Blob")] {
      let store = makeStore()
      store.send(.binding(edit))
      let afterEdit = store.hasChanges
      store.send(.saveButtonTapped)
      let afterSave = store.hasChanges
      store.send(.binding(.set(\.greeting, "Blob Jr.")))
      let isRight = afterEdit && !afterSave && store.hasChanges
      #expect(
        isRight,
        """
        `hasChanges` should be true after an edit, false after a save, and true after the next edit. \
        It was \(afterEdit), \(afterSave) and \(store.hasChanges); the first edit was of \
        \(edit == .set(\.isGift, true) ? "`isGift`" : "`greeting`"). Look at the cases of `.binding`, \
        and at whether what they change is the `state` of the closure.
        """
      )
    }
  }

  @Test("Turning the switch off empties the text at once")
  func turningOff() throws {
    let store = makeStore(GiftOrder.State(isGift: true, greeting: "Blob"))
    store.send(.binding(.set(\.isGift, false)))
    let greeting = store.greeting
    store.send(.binding(.set(\.isGift, false)))
    let isLate = greeting == "Blob" && store.greeting.isEmpty
    if !greeting.isEmpty {
      try requireEdits()
      let isNoted = isSwitchNoted
      try #require(
        isNoted,
        """
        Not judged yet: an edit of the switch is not even noted. First let the check "Every edit is noted \
        as a change, until the next save" pass.
        """
      )
    }
    #expect(
      greeting.isEmpty,
      """
      The switch was on and the text "Blob". When the switch is turned off, the text should be empty, \
      and it is "\(greeting)". \
      \(isLate ? "It became empty one edit later: had the new value been written when you looked?" : "")\
      \(isLate
        ? ""
        : "Look at the case `.binding(\\.isGift)`, and at whether it is reached: a `switch` takes the "
          + "first case that fits.")
      """
    )
  }

  @Test(
    "Turning the switch on, or typing while it is off, keeps the text",
    arguments: [false, true]
  )
  func turningOn(isOn: Bool) throws {
    let store = makeStore(GiftOrder.State(isGift: isOn, greeting: "Blob"))
    store.send(.binding(.set(\.isGift, true)))
    let isRight = store.isGift && store.greeting == "Blob"
    if !isRight { try requireEdits() }
    #expect(
      isRight,
      """
      The switch was \(isOn ? "on" : "off") and the text "Blob". When `isGift` is set to true, it should be \
      true and the text should stay. They are \(store.isGift) and "\(store.greeting)". Look at the condition under \
      which the text is emptied, and at the order in `body`.
      """
    )
    let typed = makeStore()
    typed.send(.binding(.set(\.greeting, "B")))
    typed.send(.binding(.set(\.greeting, "Bl")))
    let isKept = typed.greeting == "Bl" && !typed.isGift
    if !isKept { try requireEdits() }
    #expect(
      isKept,
      """
      While the switch was off, "B" and "Bl" were typed. The text should be "Bl" and the switch off. \
      They are "\(typed.greeting)" and \(typed.isGift ? "on" : "off"). Which edits should empty the text?
      """
    )
  }

  // MARK: The screen

  private func makeScreen(_ store: StoreOf<GiftOrder>) -> Screen {
    Screen { OneActionForManyBindings.FormView(store: store) }
  }

  @Test("The form shows the fields of the store")
  func reading() {
    let screen = makeScreen(makeStore(GiftOrder.State(isGift: true, greeting: "Blob")))
    let found = ["Gift", "Greeting"].map { screen.value(of: $0) ?? "no such control" }
    #expect(
      found == ["on", "Blob"],
      """
      `isGift` is true and `greeting` is "Blob". The switch "Gift" should be on, and the field "Greeting" show "Blob". \
      They show \(found). Look at the bindings in `FormView`.

      \(screen)
      """
    )
  }

  @Test("What a person does in the form arrives in the store")
  func writing() async throws {
    let store = makeStore()
    let screen = makeScreen(store)
    let reports = await complaints {
      screen.tap("Gift")
      screen.type("Blob", into: "Greeting")
    }
    let isRight = store.isGift && store.greeting == "Blob"
    if !isRight { try requireEdits() }
    #expect(
      isRight,
      """
      The switch "Gift" was tapped, and "Blob" was typed into "Greeting". The store should have both, and it \
      has \(store.isGift) and "\(store.greeting)". Look at the bindings in `FormView`\
      \(reports.isEmpty ? "." : ", and at what was reported at run time.")

      \(reports.first ?? "")
      """
    )
    guard isRight, screen.tap("Gift") else { return }
    #expect(
      store.greeting == "",
      """
      Then the switch was tapped once more, and is off. The reducer should empty the text, and it is \
      "\(store.greeting)". Look at the binding of the switch: the action that it sends has to name the \
      field `isGift`.
      """
    )
  }
}
