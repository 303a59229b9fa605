import Testing

@testable import Bindings

@MainActor
@Suite("2.1 Two directions") struct TwoDirectionsTests {
  /// Runs a script on a panel that behaves as the lesson says.
  private func run(_ script: [Gesture]) -> (actions: [PanelAction], states: [PanelState]) {
    let panel = ControlPanel()
    let states = script.map { gesture in
      panel.perform(gesture)
      return panel.state
    }
    return (panel.log, states)
  }

  /// Scripts nobody has seen, the same ones in every run.
  private var hiddenScripts: [[Gesture]] {
    var generator = SeededGenerator(seed: 21)
    let random = (0..<6).map { _ in
      (0..<8).map { _ -> Gesture in
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: .tapPlus
        case 1: .tapMinus
        case 2: .type(String(Int.random(in: -99...99, using: &generator)))
        default: .flip(Bool.random(using: &generator))
        }
      }
    }
    return [[], [.type(""), .type("7"), .type("7")], [.flip(false), .flip(true)]] + random
  }

  @Test("Every gesture is logged as one action")
  func actionsOfTheScript() {
    let logged = run(panelScript).actions
    #expect(
      predictedActions == logged,
      """
      The panel logged \(logged.count) actions and you predicted \(predictedActions.count)\
      \(firstDifference(predictedActions, logged)). Look at what a control does when it is edited: \
      is that an action too?
      """
    )
  }

  @Test("The states are those after each gesture")
  func statesOfTheScript() {
    let states = run(panelScript).states
    #expect(
      predictedStates == states,
      """
      There are \(states.count) states to predict, one after each gesture, and you listed \
      \(predictedStates.count)\(firstDifference(predictedStates, states)). \
      Look at `send(_:)` in Support/ControlPanel.swift, with the action in one hand.
      """
    )
  }

  @Test("Scripts that are not shown are predicted too")
  func actionsOfHiddenScripts() throws {
    for script in hiddenScripts {
      let logged = run(script).actions
      let predicted = predictActions(script)
      try #require(
        predicted == logged,
        """
        For the script \(script) your `predictActions` gave \(predicted), and the panel logged \
        something else. Follow each gesture on its own: which action does it become?
        """
      )
    }
  }

  @Test("The binding that goes behind the reducer's back is found")
  func bindingsClassified() {
    let breaking = PanelBinding.allCases.filter { binding in
      let panel = ControlPanel()
      binding.isLoud(of: panel).wrappedValue = true
      return panel.state != PanelState() && panel.log.isEmpty
    }
    #expect(
      bindingsThatBreakTheRule == Set(breaking),
      """
      A binding breaks the rule if writing to it changes the state and no action is logged. \
      You named \(bindingsThatBreakTheRule.map { "\($0)" }.sorted()). \
      Read the `set` of all three again: which one assigns?
      """
    )
  }

  private func firstDifference<Element: Equatable>(
    _ predicted: [Element],
    _ actual: [Element]
  ) -> String {
    guard let index = zip(predicted, actual).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else { return "" }
    return ", and they part at number \(index + 1)"
  }
}
