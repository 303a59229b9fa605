import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.9 An old form, in today's TCA") struct OldFormTests {
  private typealias Feature = OldForm.Feature
  private typealias Screen = OldForm.Screen

  private func makeScreen() -> Screen {
    Screen(store: Store(initialState: Feature.State()) { Feature() })
  }

  /// What a drawing of the screen shows, each time it is drawn, while an edit is made.
  private func drawings(
    _ draw: @escaping @MainActor (Screen) -> String,
    while edit: @MainActor (Screen) -> Void
  ) async -> [String] {
    let screen = makeScreen()
    let drawn = LockIsolated<[String]>([])
    let box = UncheckedSendable((screen, draw))
    let token = observe {
      let text = box.value.1(box.value.0)
      drawn.withValue { $0.append(text) }
    }
    edit(screen)
    // The observation runs again in a turn of its own, on the main actor.
    for _ in 0..<20 { await Task.yield() }
    token.cancel()
    return drawn.value
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

  @Test("The screen reads the store itself")
  func noViewStore() {
    let types = Mirror(reflecting: makeScreen()).children.map { "\(type(of: $0.value))" }
    let isFree = !types.contains { $0.contains("ViewStore") }
    #expect(
      isFree,
      """
      A view store belongs to the old way: a store of observable state is read directly. The screen \
      still keeps \(types.joined(separator: " and ")). Look at its stored properties.
      """
    )
  }

  // MARK: What it does

  @Test("The form begins as it did")
  func beginning() {
    let screen = makeScreen()
    let isRight =
      !screen.foo.wrappedValue
      && screen.bar.wrappedValue.isEmpty
      && screen.count.wrappedValue == "0"
    #expect(
      isRight,
      """
      As before, the switch should be off at first, the text empty, and the count 0. The switch is \
      \(screen.foo.wrappedValue ? "on" : "off"), the text "\(screen.bar.wrappedValue)", and the count \
      \(screen.count.wrappedValue). Look at the values in `State`.
      """
    )
  }

  @Test("The switch and the text field do what they did")
  func fields() {
    let screen = makeScreen()
    screen.bar.wrappedValue = "Blob"
    let early = screen.bar.wrappedValue
    screen.foo.wrappedValue = true
    let isOn = screen.foo.wrappedValue
    let kept = screen.bar.wrappedValue
    screen.foo.wrappedValue = false
    let isRight = early == "Blob" && isOn && kept == "Blob"
    #expect(
      isRight,
      """
      "Blob" was typed and the switch turned on. As before, the text should be "Blob" both times and \
      the switch on. They were "\(early)", "\(kept)" and \(isOn ? "on" : "off"). Look at `foo` and `bar` \
      in `Screen`.
      """
    )
    let isRightAfter = screen.bar.wrappedValue.isEmpty && !screen.foo.wrappedValue
    #expect(
      isRightAfter,
      """
      The switch was turned off again. As before, it should be off and the text empty. The switch is \
      \(screen.foo.wrappedValue ? "on" : "off") and the text "\(screen.bar.wrappedValue)". Look at the \
      case `.binding` for `foo`.
      """
    )
  }

  @Test("The count can be typed, and other text leaves it as it was")
  func count() {
    let screen = makeScreen()
    var seen = [screen.count.wrappedValue]
    for text in ["64", "6four", "-3"] {
      screen.count.wrappedValue = text
      seen.append(screen.count.wrappedValue)
    }
    #expect(
      seen == ["0", "64", "64", "-3"],
      """
      "64", "6four" and "-3" were typed. As before, the field should show 0, 64, 64 and -3. It showed \
      \(seen.joined(separator: ", ")). Look at `count` in `Screen`: what does it show, and which action \
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
    let screen = Screen(store: store)
    screen.count.wrappedValue = "8"
    screen.foo.wrappedValue = true
    screen.bar.wrappedValue = "Blob"
    #expect(
      actions.value == ["setCount", "binding", "binding"],
      """
      A count was typed, the switch turned on, and a text typed. As before, the actions should be \
      ["setCount", "binding", "binding"]. They were \(actions.value). Look at the bindings of `Screen`.
      """
    )
  }

  // MARK: What it gains

  @Test("A drawing of the count is drawn again when the count changes")
  func drawnAgain() async {
    let drawn = await drawings {
      $0.count.wrappedValue
    } while: {
      $0.count.wrappedValue = "12"
    }
    #expect(
      drawn == ["0", "12"],
      """
      A view that shows the count should be drawn with 0 and, after 12 was typed, with 12. It was drawn \
      with \(drawn.joined(separator: ", ")). Where does the screen read the count: in a store that can \
      be observed?
      """
    )
  }

  @Test("A drawing of the count is left alone when only the text changes")
  func notDrawnForNothing() async {
    let counts = await drawings {
      $0.count.wrappedValue
    } while: {
      $0.bar.wrappedValue = "Blob"
    }
    let texts = await drawings {
      $0.bar.wrappedValue
    } while: {
      $0.bar.wrappedValue = "Blob"
    }
    let isRight = counts.count == 1 && texts == ["", "Blob"]
    #expect(
      isRight,
      """
      The text was changed. A view that shows the count should not be drawn again, and \
      \(counts.count == 1 ? "was not" : "was"). A view that shows the text should be drawn with "", \
      then "Blob", and was drawn with \(texts.map { "\"\($0)\"" }.joined(separator: ", then ")). Look \
      at what the bindings of `Screen` read.
      """
    )
  }
}
