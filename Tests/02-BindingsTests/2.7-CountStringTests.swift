import ComposableArchitecture
import Testing

import struct SuiteHelpers.SeededGenerator
import func SuiteHelpers.expectSteps

@testable import Bindings

@MainActor
@Suite("2.7 Text for a number") struct CountStringTests {
  private typealias Counter = CountString.Counter

  /// The count after a person typed `text` into a counter that showed `start`.
  private func count(afterTyping text: String, from start: Int) -> Int {
    let store = Store(initialState: Counter.State(count: start)) { Counter() }
    store.send(.countTyped(text))
    return store.count
  }

  @Test("A whole number becomes the count")
  func wholeNumbers() throws {
    var generator = SeededGenerator(seed: 22)
    let random = (0..<5).map { _ in Int.random(in: -9_999...9_999, using: &generator) }
    let typed = [("50", 50), ("-7", -7), ("+5", 5), ("0", 0)] + random.map { (String($0), $0) }
    for (text, number) in typed {
      let count = count(afterTyping: text, from: 3)
      try #require(
        count == number,
        """
        After typing "\(text)" the count should be \(number), and it is \(count). \
        Look at what `countTyped` does with its text, and at the setter of `countString`.
        """
      )
    }
  }

  @Test(
    "Text that is no whole number leaves the count as it was",
    arguments: ["", " 5", "12a", "5.0", "-", "--5", "99999999999999999999"]
  )
  func otherText(text: String) throws {
    for start in [3, -12] {
      let count = count(afterTyping: text, from: start)
      try #require(
        count == start,
        """
        "\(text)" is no whole number that fits an `Int`, so a counter at \(start) should stay \
        there. It went to \(count). What does your setter do when there is no number?
        """
      )
    }
  }

  @Test("The text field shows the count")
  func countAsText() throws {
    for count in [0, 8, -41, 100] {
      let text = Counter.State(count: count).countString
      try #require(
        text == String(count),
        """
        With a count of \(count), the text field should show "\(count)", and it shows "\(text)". \
        Look at the getter of `countString`.
        """
      )
    }
  }

  @Test("The text follows the buttons, and the buttons follow the text")
  func buttonsAndText() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var state = Counter.State(count: 3)
    state.countString = "7"
    #expect(
      state.count == 7,
      """
      `countString` of a state with the count 3 was set to "7". The count should be 7, and it is \
      \(state.count). Look at the setter.
      """
    )
    store.send(.countTyped("9"))
    store.send(.incrementButtonTapped)
    let text = store.countString
    #expect(
      text == "10",
      """
      After typing 9 and tapping plus the field should show "10", and it shows "\(text)". Look at \
      the getter and the setter of `countString`: both should use the one count.
      """
    )
  }

  @Test("One edit is one action")
  func oneAction() async {
    await expectSteps(
      """
      Each `countTyped` should change the count at most once, and return no effect. Look at what the \
      case returns.
      """
    ) {
      let store = TestStore(initialState: Counter.State(count: 3)) { Counter().comparing(\.count) }
      await store.send(.countTyped("4")) { $0.count = 4 }
      await store.send(.countTyped("four"))
      await store.send(.decrementButtonTapped) { $0.count = 3 }
    }
  }
}
