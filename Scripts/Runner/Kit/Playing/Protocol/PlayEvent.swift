/// An event that a person causes at the terminal.
///
/// Its description is a line, in which the runner and the program that is played write it.
package enum PlayEvent: Equatable, Sendable {
  /// The terminal has this size, in columns and rows; the next frame draws all of it.
  case size(columns: Int, rows: Int)
  /// A key that types nothing: one of `keys`, or `ctrl-a` to `ctrl-z`.
  case key(String)
  /// A text that is typed or pasted.
  case text(String)
  /// A click; both count from 0, at the left and at the top.
  case click(column: Int, row: Int)
  case wheel(isUp: Bool, column: Int, row: Int)
  /// A click on the control with this label.
  case tap(String)

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

  /// Whether it is another size of the terminal.
  package var isSize: Bool {
    if case .size = self { true } else { false }
  }

  /// Whether it is at a place of the screen.
  package var isPointing: Bool {
    switch self {
    case .click, .wheel: true
    case .size, .key, .text, .tap: false
    }
  }
}

extension PlayEvent: LosslessStringConvertible {
  package var description: String {
    switch self {
    case .size(let columns, let rows): "size \(columns) \(rows)"
    case .key(let name): "key \(name)"
    case .text(let text): "text \(text.base64)"
    case .click(let column, let row): "click \(column) \(row)"
    case .wheel(let isUp, let column, let row): "wheel-\(isUp ? "up" : "down") \(column) \(row)"
    case .tap(let label): "tap \(label.base64)"
    }
  }

  package init?(_ description: String) {
    let fields = description.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = fields.dropFirst().compactMap { Int($0) }.filter { $0 >= 0 }
    switch (fields[0], fields.count, numbers.count) {
    case ("size", 3, 2) where !numbers.contains(0):
      self = .size(columns: numbers[0], rows: numbers[1])
    case ("key", 2, _) where Self.isKey(String(fields[1])):
      self = .key(String(fields[1]))
    case ("click", 3, 2):
      self = .click(column: numbers[0], row: numbers[1])
    case ("wheel-up", 3, 2), ("wheel-down", 3, 2):
      self = .wheel(isUp: fields[0] == "wheel-up", column: numbers[0], row: numbers[1])
    case ("text", 2, _), ("tap", 2, _):
      guard let text = String(base64: fields[1]) else { return nil }
      self = fields[0] == "text" ? .text(text) : .tap(text)
    default:
      return nil
    }
  }
}
