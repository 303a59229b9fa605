import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.6 Two directions") struct TwoDirectionsTests {
  private typealias Outcome = TwoDirections.Outcome
  private typealias Wiring = TwoDirections.Wiring

  /// A panel on a screen.
  @MainActor
  private struct Panel {
    let model: PanelModel
    let screen: Screen

    init(_ wiring: Wiring = .b) {
      model = PanelModel()
      let view = PanelView(panel: model, isLoud: wiring.isLoud(on: model))
      screen = Screen { view }
    }

    func perform(_ gesture: Bindings.Gesture) {
      switch gesture {
      case .tapPlus: screen.tap("Plus")
      case .tapMinus: screen.tap("Minus")
      case .type(let text): screen.type(text, into: "Count")
      case .flip: screen.tap("Loud")
      }
    }
  }

  /// Predictions and what happened, one pair a line.
  /// How many predictions are right, as the beginning of a sentence.
  private func count(_ predicted: [String], _ happened: [String]) -> String {
    "\(zip(predicted, happened).count { $0 == $1 }) of \(happened.count) are"
  }

  @Test("The log has the entries that you predicted")
  func log() throws {
    try #require(
      !TwoDirections.log.isEmpty,
      "`log` is empty. Write down your prediction first, then the panel is used."
    )
    let panel = Panel()
    for gesture in TwoDirections.script { panel.perform(gesture) }
    let happened = panel.model.log.map { action -> String in
      switch action {
      case .countTyped: "textEdited"
      case .isLoudFlipped: "switchFlipped"
      case .minusTapped: "minusTapped"
      case .plusTapped: "plusTapped"
      }
    }
    let predicted = TwoDirections.log.map { "\($0)" }
    let isRight = predicted == happened
    #expect(
      isRight,
      """
      The panel was used, and its log was not as predicted: \(count(predicted, happened)) right, and there \
      may be more or fewer entries. Look at `PanelView` in Support/Panel.swift: what does each control send?
      """
    )
  }

  @Test("The text field shows what you predicted")
  func fieldShows() throws {
    let predicted = TwoDirections.fieldShows
    try #require(
      predicted.count == TwoDirections.script.count,
      """
      The field shows one text after each gesture, \(TwoDirections.script.count) in all; \
      `fieldShows` has \(predicted.count). Write them all down first, then the panel is used.
      """
    )
    let panel = Panel()
    let shown = TwoDirections.script.map { gesture in
      panel.perform(gesture)
      return panel.screen.value(of: "Count") ?? ""
    }
    let isRight = predicted == shown
    #expect(
      isRight,
      """
      The panel was used, and its text field showed something else: \(count(predicted, shown)) right. Look at \
      `send(_:)` in Support/Panel.swift, and go through the gestures one by one.
      """
    )
  }

  @Test("Each wiring does what you predicted")
  func outcomes() throws {
    let predictions = TwoDirections.outcomes
    try #require(
      predictions.count == Wiring.allCases.count,
      """
      There are \(Wiring.allCases.count) wirings; `outcomes` has a prediction for \
      \(predictions.count) of them. Write them all down first, then the switches are flipped.
      """
    )
    let predicted = Wiring.allCases.map { predictions[$0].map { "\($0)" } ?? "nothing" }
    let happened = Wiring.allCases.map { "\(outcome(of: $0))" }
    let isRight = predicted == happened
    #expect(
      isRight,
      """
      The five switches were flipped, and not all did what was predicted: \(count(predicted, happened)) \
      right. Look at the `set` of each wiring: what does it call, and what does it assign?
      """
    )
  }

  /// Flips the switch of a quiet panel, and says what was seen.
  private func outcome(of wiring: Wiring) -> Outcome {
    let panel = Panel(wiring)
    panel.perform(.flip(true))
    switch (panel.model.log.isEmpty, !panel.model.isLoud && panel.model.count == 0) {
    case (false, false): return .logAndState
    case (false, true): return .logOnly
    case (true, false): return .stateOnly
    case (true, true): return .nothing
    }
  }
}
