import TerminalUI

/// What a person does at the panel of exercise 2.2.
enum Gesture: Equatable, Sendable {
  case tapPlus
  case tapMinus
  case type(String)
  case flip(Bool)
}

/// The state of the panel of exercise 2.2.
struct PanelState: Equatable, Sendable {
  var count = 0
  var isLoud = false
}

/// What can happen at the panel of exercise 2.2.
enum PanelAction: Equatable, Sendable {
  case plusTapped
  case minusTapped
  case countTyped(String)
  case isLoudFlipped(Bool)
}

/// A panel with two buttons, a text field and a switch, and the loop behind it.
///
/// The buttons send actions. The text field and the switch each have a binding.
@MainActor
final class ControlPanel {
  /// Every action that reached the reducer, oldest first.
  private(set) var log: [PanelAction] = []

  var state: PanelState

  init(state: PanelState = PanelState()) {
    self.state = state
  }

  /// What the text field shows.
  var text: String {
    makeText().wrappedValue
  }

  /// The way to the reducer.
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
      makeText().wrappedValue = text
    case .flip(let isLoud):
      makeIsLoud().wrappedValue = isLoud
    }
  }

  private func makeText() -> Binding<String> {
    Binding(
      get: { @MainActor in String(self.state.count) },
      set: { @MainActor in self.send(.countTyped($0)) }
    )
  }

  private func makeIsLoud() -> Binding<Bool> {
    Binding(
      get: { @MainActor in self.state.isLoud },
      set: { @MainActor in self.send(.isLoudFlipped($0)) }
    )
  }
}
