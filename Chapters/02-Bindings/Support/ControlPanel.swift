import TerminalUI

/// What a person does at the panel of exercise 2.1.
enum Gesture: Equatable {
  case tapPlus
  case tapMinus
  case type(String)
  case flip(Bool)
}

/// What the panel of exercise 2.1 knows.
struct PanelState: Equatable {
  var count = 0
  var isLoud = false
}

/// What can happen at the panel of exercise 2.1.
enum PanelAction: Equatable {
  case plusTapped
  case minusTapped
  case countTyped(String)
  case isLoudFlipped(Bool)
}

/// A panel with two buttons, a text field and a switch, and the loop behind it.
///
/// The buttons send actions. The text field and the switch are each handed a binding.
@MainActor
final class ControlPanel {
  /// Every action that reached the reducer, oldest first.
  private(set) var log: [PanelAction] = []

  var state: PanelState

  init(state: PanelState = PanelState()) {
    self.state = state
  }

  /// The one door to the reducer.
  func send(_ action: PanelAction) {
    log.append(action)
    switch action {
    case .plusTapped:
      state.count += 1
    case .minusTapped:
      state.count -= 1
    case .countTyped(let text):
      state.count = Int(text) ?? state.count
    case .isLoudFlipped(let isLoud):
      state.isLoud = isLoud
    }
  }

  /// Does what a person does: buttons send, controls write to their bindings.
  func perform(_ gesture: Gesture) {
    switch gesture {
    case .tapPlus:
      send(.plusTapped)
    case .tapMinus:
      send(.minusTapped)
    case .type(let text):
      Binding(
        get: { @MainActor in String(self.state.count) },
        set: { @MainActor in self.send(.countTyped($0)) }
      )
      .wrappedValue = text
    case .flip(let isLoud):
      Binding(
        get: { @MainActor in self.state.isLoud },
        set: { @MainActor in self.send(.isLoudFlipped($0)) }
      )
      .wrappedValue = isLoud
    }
  }
}
