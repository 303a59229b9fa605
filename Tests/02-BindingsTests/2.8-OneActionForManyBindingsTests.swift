import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.8 One action for many bindings") struct OneActionForManyBindingsTests {
  private typealias MyFeature = OneActionForManyBindings.MyFeature

  private func makeStore(_ state: MyFeature.State = MyFeature.State()) -> StoreOf<MyFeature> {
    Store(initialState: state) { MyFeature() }
  }

  /// Ends a check that could only mislead, since edits do not reach the state.
  private func requireEdits(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = makeStore()
    store.send(.binding(.set(\.foo, true)))
    store.send(.binding(.set(\.bar, "Blob")))
    let isWritten = store.foo && store.bar == "Blob"
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
    store.send(.binding(.set(\.foo, true)))
    store.send(.binding(.set(\.bar, "Blob")))
    let isRight = store.foo && store.bar == "Blob"
    #expect(
      isRight,
      """
      After `.binding(.set(\\.foo, true))` and `.binding(.set(\\.bar, "Blob"))`, `foo` should be true \
      and `bar` "Blob". They are \(store.foo) and "\(store.bar)". Which reducer in `body` writes bound \
      values?
      """
    )
  }

  @Test("Every edit is noted as a change, until the next save")
  func changes() {
    for edit in [BindingAction<MyFeature.State>.set(\.foo, true), .set(\.bar, "Blob")] {
      let store = makeStore()
      store.send(.binding(edit))
      let afterEdit = store.hasChanges
      store.send(.saveButtonTapped)
      let afterSave = store.hasChanges
      store.send(.binding(.set(\.bar, "Blob Jr.")))
      let isRight = afterEdit && !afterSave && store.hasChanges
      #expect(
        isRight,
        """
        `hasChanges` should be true after an edit, false after a save, and true after the next edit. \
        It was \(afterEdit), \(afterSave) and \(store.hasChanges); the first edit was of \
        \(edit == .set(\.foo, true) ? "`foo`" : "`bar`"). Look at the cases of `.binding`.
        """
      )
    }
  }

  @Test("Turning the switch off empties the text at once")
  func turningOff() throws {
    let store = makeStore(MyFeature.State(foo: true, bar: "Blob"))
    store.send(.binding(.set(\.foo, false)))
    let bar = store.bar
    store.send(.binding(.set(\.foo, false)))
    let isLate = bar == "Blob" && store.bar.isEmpty
    if !bar.isEmpty { try requireEdits() }
    #expect(
      bar.isEmpty,
      """
      The switch was on and the text "Blob". When the switch is turned off, the text should be empty, \
      and it is "\(bar)". \
      \(isLate ? "It became empty one edit later: had the new value been written when you looked?" : "")\
      \(isLate ? "" : "Look at the case `.binding(\\.foo)`.")
      """
    )
  }

  @Test("Turning the switch on leaves the text as it is")
  func turningOn() throws {
    let store = makeStore(MyFeature.State(foo: false, bar: "Blob"))
    store.send(.binding(.set(\.foo, true)))
    let isRight = store.foo && store.bar == "Blob"
    if !isRight { try requireEdits() }
    #expect(
      isRight,
      """
      The switch was off and the text "Blob". When the switch is turned on, `foo` should be true and \
      the text should stay. They are \(store.foo) and "\(store.bar)". Look at the condition under \
      which the text is emptied, and at the order in `body`.
      """
    )
  }

  @Test("Text that is typed while the switch is off stays")
  func typing() throws {
    let store = makeStore()
    store.send(.binding(.set(\.bar, "B")))
    store.send(.binding(.set(\.bar, "Bl")))
    let isRight = store.bar == "Bl" && !store.foo
    if !isRight { try requireEdits() }
    #expect(
      isRight,
      """
      While the switch was off, "B" and "Bl" were typed. The text should be "Bl" and the switch off. \
      They are "\(store.bar)" and \(store.foo ? "on" : "off"). Which edits should empty the text?
      """
    )
  }

  // MARK: The screen

  private func makeScreen(_ store: StoreOf<MyFeature>) -> Screen {
    Screen { OneActionForManyBindings.FormView(store: store) }
  }

  @Test("The form shows the fields of the store")
  func reading() {
    let screen = makeScreen(makeStore(MyFeature.State(foo: true, bar: "Blob")))
    let found = ["Foo", "Bar"].map { screen.value(of: $0) ?? "no such control" }
    #expect(
      found == ["on", "Blob"],
      """
      `foo` is true and `bar` is "Blob". The switch "Foo" should be on, and the field "Bar" show "Blob". \
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
      screen.tap("Foo")
      screen.type("Blob", into: "Bar")
    }
    let isRight = store.foo && store.bar == "Blob"
    if !isRight { try requireEdits() }
    #expect(
      isRight,
      """
      The switch "Foo" was tapped, and "Blob" was typed into "Bar". The store should have both, and it \
      has \(store.foo) and "\(store.bar)". Look at the bindings in `FormView`\
      \(reports.isEmpty ? "." : ", and at what was reported at run time.")

      \(reports.first ?? "")
      """
    )
  }
}
