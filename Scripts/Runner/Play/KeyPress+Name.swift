import TerminalUI
import WorkbookPlayProtocol

extension KeyPress {
  /// The key with a name among `PlayEvent.keys`; `nil` if an app knows no such key.
  package init?(name: String) {
    guard let key = Self.names[name] else { return nil }
    self = key
  }

  private static let names: [String: KeyPress] = [
    "tab": .tab, "back-tab": .backTab, "enter": .enter, "escape": .escape,
    "backspace": .backspace, "delete": .delete,
    "up": .up, "down": .down, "left": .left, "right": .right,
    "page-up": .pageUp, "page-down": .pageDown, "home": .home, "end": .end,
    "ctrl-a": .home, "ctrl-e": .end, "ctrl-u": .eraseBefore, "ctrl-k": .eraseAfter,
    "ctrl-w": .eraseWord,
  ]
}
