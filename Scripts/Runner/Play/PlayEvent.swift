import Foundation
import TerminalUI

/// What a person does at the terminal.
package enum PlayEvent: Equatable, Sendable {
  /// The terminal has another size.
  case size(columns: Int, rows: Int)
  case key(PlayKey)
  /// Characters were typed or pasted.
  case text(String)
  case click(column: Int, row: Int)
  /// The wheel was turned, by a number of rows; down is positive.
  case wheel(Int, column: Int, row: Int)
  /// Something is tapped by what it says.
  case tap(String)

  /// Whether it is at a place of the picture.
  var isPointing: Bool {
    switch self {
    case .click, .wheel: true
    case .size, .key, .text, .tap: false
    }
  }
}

/// A key that is no character.
package enum PlayKey: Equatable, Sendable {
  /// A key that an app knows.
  case press(KeyPress)
  case home, end
  /// A letter together with the control key.
  case control(Character)

  init?(name: Substring) {
    switch name {
    case "home": self = .home
    case "end": self = .end
    default:
      if let key = Self.presses[String(name)] {
        self = .press(key)
      } else if name.hasPrefix("ctrl-"), name.count == 6, let letter = name.last {
        self = .control(letter)
      } else {
        return nil
      }
    }
  }

  /// The name of the key in the protocol.
  var name: String {
    switch self {
    case .home: "home"
    case .end: "end"
    case .control(let letter): "ctrl-\(letter)"
    case .press(let key): Self.presses.first { $0.value == key }?.key ?? ""
    }
  }

  private static let presses: [String: KeyPress] = [
    "tab": .tab, "back-tab": .backTab, "enter": .enter, "escape": .escape,
    "backspace": .backspace, "delete": .delete,
    "up": .up, "down": .down, "left": .left, "right": .right,
    "page-up": .pageUp, "page-down": .pageDown,
  ]
}

extension PlayEvent {
  /// Reads an event from a line of the protocol; `nil` if it is none.
  package init?(line: some StringProtocol) {
    let fields = line.split(separator: " ").map { Substring($0) }
    guard let name = fields.first else { return nil }
    let numbers = fields.dropFirst().compactMap { Int($0) }
    switch (name, fields.count) {
    case ("size", 3) where numbers.count == 2:
      self = .size(columns: numbers[0], rows: numbers[1])
    case ("key", 2):
      guard let key = PlayKey(name: fields[1]) else { return nil }
      self = .key(key)
    case ("text", 2):
      guard let text = String(base64: fields[1]) else { return nil }
      self = .text(text)
    case ("click", 3) where numbers.count == 2:
      self = .click(column: numbers[0], row: numbers[1])
    case ("wheel-up", 3) where numbers.count == 2:
      self = .wheel(-3, column: numbers[0], row: numbers[1])
    case ("wheel-down", 3) where numbers.count == 2:
      self = .wheel(3, column: numbers[0], row: numbers[1])
    case ("tap", 2):
      guard let label = String(base64: fields[1]) else { return nil }
      self = .tap(label)
    default:
      return nil
    }
  }

  /// The event as a line of the protocol.
  package var line: String {
    switch self {
    case .size(let columns, let rows): "size \(columns) \(rows)"
    case .key(let key): "key \(key.name)"
    case .text(let text): "text \(text.base64)"
    case .click(let column, let row): "click \(column) \(row)"
    case .wheel(let rows, let column, let row):
      "\(rows < 0 ? "wheel-up" : "wheel-down") \(column) \(row)"
    case .tap(let label): "tap \(label.base64)"
    }
  }
}

extension String {
  /// Reads a text that is written in base 64; `nil` if it is not.
  init?(base64: some StringProtocol) {
    guard let data = Data(base64Encoded: String(base64)) else { return nil }
    self = String(decoding: data, as: UTF8.self)
  }

  /// The text in base 64.
  var base64: String { Data(utf8).base64EncodedString() }
}
