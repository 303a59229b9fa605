import TerminalUI

/// What a person does at the panel of exercise 2.6.
enum Gesture: Equatable, Sendable {
  case tapPlus
  case tapMinus
  case type(String)
  case flip(Bool)
}

/// What can happen at the panel of exercise 2.6.
enum PanelAction: Equatable, Sendable {
  case plusTapped
  case minusTapped
  case countTyped(String)
  case isLoudFlipped(Bool)
}

/// The state of the panel of exercise 2.6, and the way to change it.
@MainActor
@Observable
final class PanelModel {
  var count = 0
  var isLoud = false

  /// Every action that was sent, oldest first.
  private(set) var log: [PanelAction] = []

  func send(_ action: PanelAction) {
    log.append(action)
    switch action {
    case .plusTapped:
      count += 1
    case .minusTapped:
      count -= 1
    case .countTyped(let text):
      count = Int(text) ?? count
    case .isLoudFlipped(let isLoud):
      self.isLoud = isLoud
    }
  }
}

/// A panel with two buttons, a text field and a switch. The buttons send actions; the field and the
/// switch have bindings.
struct PanelView: View {
  let panel: PanelModel
  let isLoud: Binding<Bool>

  var body: some View {
    VStack {
      Button("Minus") { panel.send(.minusTapped) }
      TextField(
        "Count",
        text: Binding(
          get: { @MainActor in String(panel.count) },
          set: { @MainActor in panel.send(.countTyped($0)) }
        )
      )
      Button("Plus") { panel.send(.plusTapped) }
      Toggle("Loud", isOn: isLoud)
    }
  }
}
