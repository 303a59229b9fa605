import TerminalUI

// A person uses the control panel of `Support/ControlPanel.swift`. It starts with `count` 0 and
// `isLoud` false. These are the five things they do:
let panelScript: [Gesture] = [
  .tapPlus,
  .type("41"),
  .flip(true),
  .type("many"),
  .tapMinus,
]

/// The actions the panel logs for `panelScript`, in order.
let predictedActions: [PanelAction] = [
  // TODO: List the actions, such as `.plusTapped`.
]

/// The panel's state after each of the five gestures.
let predictedStates: [PanelState] = [
  // TODO: List the states, such as `PanelState(count: 1, isLoud: false)`.
]

/// The actions the panel logs for any script: the checks try scripts that are not shown here.
func predictActions(_ script: [Gesture]) -> [PanelAction] {
  // TODO: Say which action each gesture of `script` becomes.
  return []
}

/// Three bindings that a view might be handed.
enum PanelBinding: CaseIterable {
  case readOnly
  case sending
  case assigning

  /// Makes the binding for a panel.
  @MainActor
  func isLoud(of panel: ControlPanel) -> Binding<Bool> {
    switch self {
    case .readOnly:
      Binding(get: { @MainActor in panel.state.isLoud }, set: { _ in })
    case .sending:
      Binding(
        get: { @MainActor in panel.state.isLoud },
        set: { @MainActor in panel.send(.isLoudFlipped($0)) }
      )
    case .assigning:
      Binding(
        get: { @MainActor in panel.state.isLoud },
        set: { @MainActor in panel.state.isLoud = $0 }
      )
    }
  }
}

/// Those of the three that change state behind the reducer's back.
let bindingsThatBreakTheRule: Set<PanelBinding> = [
  // TODO: Name them, such as `.readOnly`.
]
