import Testing

@testable import Alerts

@Suite("6.13 Optional means shown") struct OptionalMeansShownTests {
  /// The titles that the presenter has shown after each state.
  private func presentations(_ texts: [String?]) -> [[String]] {
    let presenter = OptionalMeansShown.Presenter()
    return texts.map { text in
      presenter.stateDidChange(numberFactAlert: text)
      return presenter.presented.map(\.title)
    }
  }

  @Test("Nil means that there is no alert")
  func nothing() {
    let alert = OptionalMeansShown.alert(for: nil)
    #expect(
      alert == nil,
      """
      For a state without a text there should be no alert, and there is one with the title \
      "\(alert?.title ?? "")". Look at `alert(for:)`.
      """
    )
  }

  @Test("A text is an alert, with itself as the id", arguments: ["1 is the loneliest", "", "🎲"])
  func text(text: String) {
    let alert = OptionalMeansShown.alert(for: text)
    #expect(
      alert?.title == text && alert?.id == text,
      """
      The text "\(text)" should give an alert with that title. It gave \
      \(alert.map { "\"\($0.title)\"" } ?? "none"). Look at `alert(for:)`: only nil means that \
      nothing is shown.
      """
    )
  }

  @Test("The presenter shows nothing where there is nothing")
  func presenterIgnoresNil() {
    let shown = presentations([nil, nil, "A", nil, nil])
    #expect(
      shown.last == ["A"],
      """
      The state had no text, then "A", then none again. Shown should be ["A"], and shown was \
      \(shown.last ?? []). Look at what `stateDidChange` does for nil.
      """
    )
  }

  @Test("The presenter shows an alert once, however often the state changes meanwhile")
  func presenterShowsOnce() {
    let shown = presentations(["A", "A", "A"])
    #expect(
      shown == [["A"], ["A"], ["A"]],
      """
      Three states in a row had the text "A". Shown should be ["A"], and shown was \
      \(shown.last ?? []). Look at what the presenter has to remember.
      """
    )
  }

  @Test("After a dismissal the same text is shown again")
  func presenterShowsAgain() {
    let shown = presentations(["A", nil, "A", "B", "A"])
    #expect(
      shown.last == ["A", "A", "B", "A"],
      """
      "A" came, went, came again, and then "B" and "A" followed. Shown should be \
      ["A", "A", "B", "A"], and shown was \(shown.last ?? []). Look at when the presenter remembers, \
      and what.
      """
    )
  }
}
