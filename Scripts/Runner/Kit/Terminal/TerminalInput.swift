import WorkbookPlayProtocol

/// Puts together what a person does from the bytes that a terminal sends: keys, the mouse's buttons
/// and wheel, and pasted text.
package struct TerminalInput {
  private var pending: [UInt8] = []
  /// The bytes pasted so far; nil outside of a paste.
  private var pasted: [UInt8]?

  package init() {}

  /// More than this is cut from what is pasted.
  static let longestPaste = 64 * 1024
  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// No terminal sends a longer sequence.
  private static let longestSequence = 32

  /// Whether there are bytes to which more may belong. If none comes soon, `flush` takes them.
  package var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// Returns what is complete now; bytes that are nothing known are left out.
  package mutating func append(_ bytes: some Sequence<UInt8>) -> [PlayEvent] {
    pending += bytes
    var events: [PlayEvent] = []
    while true {
      switch next() {
      case .event(let event): events.append(event)
      case .nothing: break
      case .incomplete: return joined(events)
      }
    }
  }

  /// Takes what is there as complete: Escape by itself is a key, and also begins what other keys
  /// send.
  package mutating func flush() -> [PlayEvent] {
    guard isWaiting else { return [] }
    let isEscape = pending.first == Self.escape
    pending = []
    return isEscape ? [.key("escape")] : []
  }

  /// The meaning of the next bytes.
  private enum Step {
    case event(PlayEvent)
    /// They mean nothing.
    case nothing
    /// More must come first.
    case incomplete

    init(_ event: PlayEvent?) {
      self = event.map { .event($0) } ?? .nothing
    }
  }

  private mutating func next() -> Step {
    if pasted != nil { return paste() }
    guard let first = pending.first else { return .incomplete }
    if first == Self.escape { return sequence() }
    if first >= 0x80 { return letter() }
    pending.removeFirst()
    return Step(Self.key(first))
  }

  private static func key(_ byte: UInt8) -> PlayEvent? {
    switch byte {
    case 9: .key("tab")
    case 10, 13: .key("enter")
    case 8, 0x7F: .key("backspace")
    case 1...26: .key("ctrl-" + String(UnicodeScalar(byte + 0x60)))
    case 0x20...0x7E: .text(String(UnicodeScalar(byte)))
    default: nil
    }
  }

  /// A letter beyond ASCII, of two to four bytes.
  private mutating func letter() -> Step {
    let count =
      switch pending[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard pending.count >= count else { return .incomplete }
    let text = String(validating: pending[..<count], as: UTF8.self)
    pending.removeFirst(text == nil ? 1 : count)
    return Step(text.map { .text($0) })
  }

  /// `ESC [ … letter`, or `ESC O letter`. Anything else is the key Escape, followed by something.
  private mutating func sequence() -> Step {
    guard pending.count > 1 else { return .incomplete }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
      pending.removeFirst()
      return .event(.key("escape"))
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      guard pending.count > Self.longestSequence else { return .incomplete }
      pending = []
      return .nothing
    }
    let text = String(decoding: pending[2...end], as: UTF8.self)
    pending.removeSubrange(...end)
    if text == "200~" {
      pasted = []
      return .nothing
    }
    return Step(text.hasPrefix("<") ? Self.mouse(text.dropFirst()) : Self.special(text))
  }

  private static func special(_ text: String) -> PlayEvent? {
    // `1;5A` is an arrow with Ctrl, and still an arrow.
    let last = text.suffix(1)
    let name = last == "~" ? text.prefix { $0 != ";" && $0 != "~" } + "~" : last
    return names[String(name)].map { .key($0) }
  }

  private static let names = [
    "A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end", "Z": "back-tab",
    "1~": "home", "4~": "end", "7~": "home", "8~": "end", "3~": "delete", "5~": "page-up",
    "6~": "page-down", "M": "enter",
  ]

  /// `button;column;row` with `M` for a press and `m` for a release; both count from 1.
  private static func mouse(_ text: Substring) -> PlayEvent? {
    let numbers = text.dropLast().split(separator: ";").map { Int($0) }
    guard text.last == "M", numbers.count == 3, let button = numbers[0],
      let column = numbers[1].map({ $0 - 1 }), let row = numbers[2].map({ $0 - 1 }),
      column >= 0, row >= 0
    else { return nil }
    // Shift, Alt and Ctrl add 4, 8 and 16.
    switch button & ~28 {
    case 0: return .click(column: column, row: row)
    case 64, 65: return .wheel(isUp: button & 1 == 0, column: column, row: row)
    default: return nil
    }
  }

  private mutating func paste() -> Step {
    let count = Self.pasteEnd.count
    let start = pending.indices.first { pending[$0...].starts(with: Self.pasteEnd) }
    // The last bytes may be the beginning of the end.
    let taken = start ?? max(0, pending.count - count + 1)
    pasted = (pasted ?? []) + pending[..<taken]
    if let size = pasted?.count, size > Self.longestPaste {
      pasted?.removeLast(size - Self.longestPaste)
    }
    pending.removeFirst(start == nil ? taken : taken + count)
    guard start != nil else { return .incomplete }
    // A field has one line: the ends of others are blanks in it.
    let lines = String(decoding: pasted ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
    let text = Sanitizer.block(lines.joined(separator: " ")).replacing("\t", with: " ")
    pasted = nil
    return Step(text.isEmpty ? nil : .paste(text))
  }

  /// Texts that were typed one after the other as one.
  private func joined(_ events: [PlayEvent]) -> [PlayEvent] {
    events.reduce(into: []) { result, event in
      if case .text(let new) = event, case .text(let old) = result.last {
        result[result.count - 1] = .text(old + new)
      } else {
        result.append(event)
      }
    }
  }
}
