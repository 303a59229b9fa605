import TerminalUI

/// Exercise 2.6: what a control panel logs, and what it shows.
///
/// `Support/Panel.swift` has the panel. Write predictions, as plain values. Then run the checks and
/// see.
enum TwoDirections {
  /// What a person does, one after another. The panel begins with a count of 0, and quiet. Its
  /// switch has the wiring `.b`.
  static let script: [Gesture] = [
    .tapPlus, .type("41"), .flip(true), .type("many"), .tapMinus,
  ]

  /// What can be in the panel's log.
  enum Entry: Sendable {
    /// The minus button was tapped.
    case minusTapped
    /// The plus button was tapped.
    case plusTapped
    /// The switch was flipped.
    case switchFlipped
    /// The text was edited.
    case textEdited
  }

  /// The panel's log after the whole script, oldest first.
  // BEGIN SOLUTION
  static let log: [Entry] = [.plusTapped, .textEdited, .switchFlipped, .textEdited, .minusTapped]
  // END SOLUTION
  // STUB: // TODO: Predict the entries.
  // STUB: static let log: [Entry] = []

  /// What the text field shows after each of the five gestures.
  // BEGIN SOLUTION
  static let fieldShows: [String] = ["1", "41", "41", "41", "40"]
  // END SOLUTION
  // STUB: // TODO: Predict five texts, such as "1".
  // STUB: static let fieldShows: [String] = []

  /// Five ways to give a switch its binding.
  enum Wiring: CaseIterable, Sendable {
    case a, b, c, d, e

    /// Makes the binding of the switch on a panel.
    @MainActor
    func isLoud(on panel: PanelModel) -> Binding<Bool> {
      switch self {
      case .a:
        Bindable(panel).isLoud
      case .b:
        Binding(
          get: { @MainActor in panel.isLoud },
          set: { @MainActor in panel.send(.isLoudFlipped($0)) }
        )
      case .c:
        Binding(get: { @MainActor in panel.isLoud }, set: { _ in })
      case .d:
        Binding(
          get: { @MainActor in panel.isLoud },
          set: { @MainActor in panel.send(.countTyped("\($0)")) }
        )
      case .e:
        Binding(
          get: { @MainActor in panel.isLoud },
          set: { @MainActor newValue in
            var isLoud = panel.isLoud
            isLoud = newValue
            _ = isLoud
          }
        )
      }
    }
  }

  /// What happens when a person flips a switch.
  enum Outcome: Sendable {
    /// An action is logged, and the state changes.
    case logAndState
    /// An action is logged, and the state stays.
    case logOnly
    /// Neither of the two happens.
    case nothing
    /// The state changes, and no action is logged.
    case stateOnly
  }

  /// What happens with each wiring when a person flips the switch of a quiet panel.
  // BEGIN SOLUTION
  static let outcomes: [Wiring: Outcome] = [
    .a: .stateOnly,
    .b: .logAndState,
    .c: .nothing,
    .d: .logOnly,
    .e: .nothing,
  ]
  // END SOLUTION
  // STUB: // TODO: Predict an outcome for each of the five wirings, in the form `.a: .logOnly`.
  // STUB: static let outcomes: [Wiring: Outcome] = [:]
}
