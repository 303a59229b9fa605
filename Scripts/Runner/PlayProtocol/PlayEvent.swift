/// An event that a person causes at the terminal.
package enum PlayEvent: Codable, Equatable, Sendable {
  /// The terminal has this size, in columns and rows; the next frame draws all of it.
  case size(columns: Int, rows: Int)
  /// A key that types nothing: one of `keys`, or `ctrl-a` to `ctrl-z`.
  case key(String)
  /// A text that is typed.
  case text(String)
  /// A text that is pasted, in one line.
  case paste(String)
  /// A click; both count from 0, at the left and at the top.
  case click(column: Int, row: Int)
  case wheel(isUp: Bool, column: Int, row: Int)
  /// A click on the control with this label.
  case tap(String)
  /// The opening of the app with an address, as a link elsewhere does.
  case open(String)

  /// The names of keys, besides those with Ctrl.
  package static let keys = [
    "tab", "back-tab", "enter", "escape", "backspace", "delete", "up", "down", "left", "right",
    "page-up", "page-down", "home", "end",
  ]

  /// Whether a name is that of a key.
  package static func isKey(_ name: String) -> Bool {
    if keys.contains(name) { return true }
    guard name.hasPrefix("ctrl-"), name.utf8.count == 6, let letter = name.utf8.last else {
      return false
    }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
  }

  /// Whether a terminal could have sent it.
  package var isPossible: Bool {
    switch self {
    case .size(let columns, let rows): columns > 0 && rows > 0
    case .key(let name): Self.isKey(name)
    case .text, .paste, .tap, .open: true
    case .click(let column, let row), .wheel(_, let column, let row): column >= 0 && row >= 0
    }
  }

  /// Whether it is another size of the terminal.
  package var isSize: Bool {
    if case .size = self { true } else { false }
  }

  /// Whether it is at a place of the screen.
  package var isPointing: Bool {
    switch self {
    case .click, .wheel: true
    case .size, .key, .text, .paste, .tap, .open: false
    }
  }
}
