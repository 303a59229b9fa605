import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.12 An old form, in today's TCA", .timeLimit(.minutes(20))) struct OldFormTests {
  private typealias Feature = OldForm.Feature

  private func makeStore(_ state: Feature.State = Feature.State()) -> StoreOf<Feature> {
    Store(initialState: state) { Feature() }
  }

  private func makeScreen(_ store: StoreOf<Feature>) -> Screen {
    // The view is made once, so that a copy which it keeps would show.
    let view = OldForm.FormView(store: store)
    return Screen { view }
  }

  // MARK: Today's form

  @Test("The state can be observed")
  func observableState() {
    let state: Any.Type = Feature.State.self
    let isObservable = state is any ObservableState.Type
    #expect(
      isObservable,
      """
      This `State` cannot be observed, so `$store` makes no bindings of its fields. Which macro makes a \
      state observable?
      """
    )
  }

  @Test("No field of the state is marked")
  func noMarks() {
    let marked = Mirror(reflecting: Feature.State()).children.filter {
      "\(type(of: $0.value))".hasPrefix("BindingState")
    }
    let isUnmarked = marked.isEmpty
    #expect(
      isUnmarked,
      """
      \(marked.count) fields of the state are marked with `@BindingState`. Today every field of an \
      observable state can be bound, without a mark. Look at `State`.
      """
    )
  }

  @Test("The view reads the store itself")
  func noViewStore() {
    let view = OldForm.FormView(store: makeStore())
    let types = Mirror(reflecting: view).children.map { "\(type(of: $0.value))" }
    let body = "\(OldForm.FormView.Body.self)"
    let isFree = !body.contains("WithViewStore") && !types.contains { $0.contains("ViewStore") }
    #expect(
      isFree,
      """
      A view store belongs to the old way: a store of observable state is read directly. Look at what \
      \(body.contains("WithViewStore") ? "`body` begins with" : "the view keeps besides its store").
      """
    )
  }

  // MARK: What it does

  @Test("The form begins as it did")
  func beginning() {
    let screen = makeScreen(makeStore())
    let found = ["Gift", "Greeting", "Pieces"].map { screen.value(of: $0) ?? "" }
    #expect(
      found == ["off", "", "0"],
      """
      As before, the switch "Gift" should be off at first, the field "Greeting" empty, and "Pieces" 0. \
      They are \(found). Look at the values in `State`, and at the labels.

      \(screen)
      """
    )
  }

  @Test("The switch and the text field do what they did")
  func fields() {
    let screen = makeScreen(makeStore())
    guard screen.type("Blob", into: "Greeting") else { return }
    let early = screen.value(of: "Greeting")
    guard screen.tap("Gift") else { return }
    let isOn = screen.value(of: "Gift") == "on"
    let kept = screen.value(of: "Greeting")
    #expect(
      early == "Blob" && isOn && kept == "Blob",
      """
      "Blob" was typed and the switch turned on. As before, the text should be "Blob" both times and \
      the switch on. They were "\(early ?? "")", "\(kept ?? "")" and \(isOn ? "on" : "off"). Look at \
      the bindings in `FormView`.

      \(screen)
      """
    )
    guard isOn, screen.tap("Gift") else { return }
    let isOff = screen.value(of: "Gift") == "off"
    #expect(
      screen.value(of: "Greeting") ?? "" == "" && isOff,
      """
      The switch was turned off again. As before, it should be off and the text empty. The switch is \
      \(isOff ? "off" : "on") and the text "\(screen.value(of: "Greeting") ?? "")". Look at the \
      case `.binding` for `isGift`.
      """
    )
  }

  @Test("The count can be typed, and other text leaves it as it was")
  func count() {
    let screen = makeScreen(makeStore())
    var seen = [screen.value(of: "Pieces") ?? ""]
    for text in ["64", "6four", "-3"] {
      guard screen.type(text, into: "Pieces") else { return }
      seen.append(screen.value(of: "Pieces") ?? "")
    }
    #expect(
      seen == ["0", "64", "64", "-3"],
      """
      "64", "6four" and "-3" were typed. As before, the field should show 0, 64, 64 and -3. It showed \
      \(seen.joined(separator: ", ")). Look at the field "Pieces": what does it show, and which action \
      does it send?
      """
    )
  }

  @Test("An edit of the count sends its own action, and the others send binding")
  func actions() {
    let actions = LockIsolated<[String]>([])
    let store = Store(initialState: Feature.State()) {
      Reduce<Feature.State, Feature.Action> { _, action in
        let isCount = action.is(\.setCount)
        actions.withValue { $0.append(isCount ? "setCount" : "binding") }
        return .none
      }
      Feature()
    }
    let screen = makeScreen(store)
    guard screen.type("8", into: "Pieces"), screen.tap("Gift"),
      screen.type("Blob", into: "Greeting"), screen.tap("Gift")
    else { return }
    #expect(
      actions.value == ["setCount", "binding", "binding", "binding"],
      """
      A count was typed, the switch turned on, a text typed, and the switch turned off. As before, the \
      actions should be ["setCount", "binding", "binding", "binding"]. They were \(actions.value). Look at \
      the bindings in `FormView`, and at what it sends besides.
      """
    )
  }

  @Test("The form follows the state when something else changes it")
  func follows() {
    let store = makeStore()
    let screen = makeScreen(store)
    _ = screen.texts
    store.send(.setCount("12"))
    #expect(
      screen.value(of: "Pieces") == "12",
      """
      Another part of the app set the count to 12. The field "Pieces" should show it, and shows \
      "\(screen.value(of: "Pieces") ?? "")". Where does the view read the count: is there a copy of it?

      \(screen)
      """
    )
  }
}
