/// A session as text: the app's screen, and the entries of its log since the snapshot before.
package struct PlaySnapshot: Codable, Equatable, Sendable {
  /// Characters of one style that are beside each other.
  package struct Run: Codable, Equatable, Sendable {
    package var text: String
    /// Words such as `bold`, `dim`, `blue` and `on-red`, or a colour as `#aabbcc`; empty for plain text.
    package var style: String

    /// The last word, of what is tapped next.
    package static let marked = "marked"

    package var isMarked: Bool { style.hasSuffix(Self.marked) }

    /// Whether it is the line of a field, which is drawn with `_`.
    package var isField: Bool { style.split(separator: " ").contains("underlined") }

    package init(_ text: String, style: String = "") {
      self.text = text
      self.style = style
    }
  }

  /// A line of the log.
  package enum Entry: Codable, Equatable, Sendable {
    /// The state at the beginning, line by line.
    case start([String])
    /// An action, and what it has changed, line by line: the last one of so many in a row, if effects
    /// have sent the same several times.
    case action(number: Int, sender: String, text: String, change: [String], count: Int = 1)
    /// A line that the program has printed.
    case output(String)
    /// A mistake that the library has reported.
    case issue(String)
  }

  /// The app's screen, without the empty rows at its end.
  package var rows: [[Run]]
  /// The names by which the controls on the screen are tapped, in reading order.
  package var controls: [String]
  /// The entries since the snapshot before.
  package var entries: [Entry]

  package init(rows: [[Run]], controls: [String], entries: [Entry]) {
    self.rows = rows
    self.controls = controls
    self.entries = entries
  }
}
