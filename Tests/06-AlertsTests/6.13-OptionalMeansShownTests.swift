import Testing

@testable import Alerts

@Suite("6.1 Optional means shown") struct OptionalMeansShownTests {
  /// The alerts that the learner's presenter has shown after each state.
  private func presentations(_ run: [String?]) -> [[String]] {
    let presenter = AlertPresenter()
    return run.map { text in
      presenter.stateDidChange(numberFactAlert: text)
      return presenter.presented.map(\.title)
    }
  }

  @Test("Nil means that there is no alert")
  func nothing() {
    let alert = presentedAlert(nil)
    #expect(
      alert == nil,
      "Where the state has no text there should be no alert, and there is \(alert as Any)."
    )
  }

  @Test("A text is shown, with itself as the id", arguments: ["1 is the loneliest", "", "🎲"])
  func text(text: String) {
    let alert = presentedAlert(text)
    #expect(
      alert == FactAlert(title: text) && alert?.id == text,
      """
      The text "\(text)" should give an alert with that title and that id. It gave \
      \(alert?.title ?? "none"). Only nil means that nothing is to be shown.
      """
    )
  }

  @Test("How often something is shown is predicted")
  func prediction() {
    var shown: String?
    var count = 0
    let counts = alertRun.map { text in
      if let text, text != shown { count += 1 }
      shown = text
      return count
    }
    #expect(
      predictedPresentations == counts,
      """
      You predicted \(predictedPresentations). An alert is shown when a text appears, not as long \
      as it stays; and after it has gone, the same text is new again.
      """
    )
  }

  @Test("The presenter shows nothing where there is nothing")
  func presenterIgnoresNil() {
    let shown = presentations([nil, nil, "A", nil, nil])
    #expect(
      shown.last == ["A"],
      """
      The state had no text, then "A", then none again. Shown should be "A", once. \
      Shown was \(shown.last ?? []).
      """
    )
  }

  @Test("The presenter shows an alert once, however often the state changes meanwhile")
  func presenterShowsOnce() {
    let shown = presentations(["A", "A", "A"])
    #expect(
      shown == [["A"], ["A"], ["A"]],
      """
      Three states in a row had the text "A". One alert should have been shown, and these were: \
      \(shown.last ?? []). What does the presenter have to remember?
      """
    )
  }

  @Test("After a dismissal the same text is shown again")
  func presenterShowsAgain() {
    let shown = presentations(["A", nil, "A", "B", "A"])
    #expect(
      shown.last == ["A", "A", "B", "A"],
      """
      "A" came, went, came again, and then "B" and "A" followed. Shown should be A, A, B, A, and \
      shown was \(shown.last ?? []).
      """
    )
  }
}
