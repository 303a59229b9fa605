import Foundation

/// What a person does to a screen.
///
/// Its description is a line of the protocol between the runner and the program that is played.
package enum PlayEvent: Equatable, Sendable {
  /// A key that types nothing: one of `keys`, or `ctrl-a` to `ctrl-z`.
  case key(String)
  /// What is typed, or pasted.
  case text(String)
  /// A click; both count from 0, at the left and at the top.
  case click(column: Int, row: Int)
  case wheel(isUp: Bool, column: Int, row: Int)
  /// A click on the control with this label.
  case tap(String)
  /// So many seconds pass, of the program's own time.
  case wait(Double)

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
}

extension PlayEvent: CustomStringConvertible {
  package var description: String {
    switch self {
    case .key(let name): "key \(name)"
    case .text(let text): "text \(text.base64)"
    case .click(let column, let row): "click \(column) \(row)"
    case .wheel(let isUp, let column, let row): "wheel-\(isUp ? "up" : "down") \(column) \(row)"
    case .tap(let label): "tap \(label.base64)"
    case .wait(let seconds): "wait \(seconds)"
    }
  }

  /// Reads what `description` writes; nil for anything else.
  package init?(_ line: some StringProtocol) {
    let words = String(line).split(separator: Character(" "), omittingEmptySubsequences: false)
      .map(String.init)
    switch (words[0], words.count) {
    case ("key", 2) where Self.isKey(words[1]):
      self = .key(words[1])
    case ("text", 2):
      guard let text = String(base64: words[1]) else { return nil }
      self = .text(text)
    case ("tap", 2):
      guard let label = String(base64: words[1]) else { return nil }
      self = .tap(label)
    case ("click", 3), ("wheel-up", 3), ("wheel-down", 3):
      guard let column = Int(words[1]), let row = Int(words[2]), column >= 0, row >= 0 else {
        return nil
      }
      self =
        words[0] == "click"
        ? .click(column: column, row: row)
        : .wheel(isUp: words[0] == "wheel-up", column: column, row: row)
    case ("wait", 2):
      guard let seconds = Double(words[1]), seconds >= 0, seconds.isFinite else { return nil }
      self = .wait(seconds)
    default:
      return nil
    }
  }
}

/// What the runner asks of the program that is played, in a line each.
package enum PlayRequest: Equatable, Sendable {
  /// What is played.
  case title(String)
  /// The terminal's size; the next frame draws all of it.
  case size(columns: Int, rows: Int)
  case event(PlayEvent)
  /// An event of an earlier program, at the time that it had there. Only before `live`.
  case replay(at: Double, PlayEvent)
  /// The replay is over, and the program's time runs on from this one.
  case live(at: Double)
  /// A picture in the colours of light and of dark.
  case picture
  /// Asks for a sign of life.
  case ping(Int)
  /// A line to show; none, if it is empty.
  case note(String)

  package var line: String {
    switch self {
    case .title(let text): "title \(text.base64)"
    case .size(let columns, let rows): "size \(columns) \(rows)"
    case .event(let event): event.description
    case .replay(let seconds, let event): "replay \(seconds) \(event)"
    case .live(let seconds): "live \(seconds)"
    case .picture: "picture both"
    case .ping(let number): "ping \(number)"
    case .note(let text): "note \(text.base64)"
    }
  }
}

extension String {
  fileprivate var base64: String { Data(utf8).base64EncodedString() }

  /// The text that is encoded; nil if nothing is.
  init?(base64: String) {
    guard let data = Data(base64Encoded: base64) else { return nil }
    self = String(decoding: data, as: UTF8.self)
  }
}
