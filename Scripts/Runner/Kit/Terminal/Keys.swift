/// A key that a person presses.
package enum Key: Equatable, Sendable {
  case letter(Character)
  case up
  case down
  case pageUp
  case pageDown
  case home
  case end
  /// Ctrl-D, which ends the input of most programs.
  case endOfInput
}

/// Puts keys together from the bytes in which they arrive.
package struct KeyReader {
  private var pending: [UInt8] = []

  package init() {}

  /// Returns the keys that are complete now; bytes that are no key are left out.
  package mutating func append(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let first = pending.first {
      guard first == Self.escape else {
        pending.removeFirst()
        if let key = Self.key(first) { keys.append(key) }
        continue
      }
      // An escape sequence ends with a letter or a tilde; the rest of it may be still to come.
      guard pending.count > 2 || pending.count == 2 && !Self.openers.contains(pending[1]) else {
        return keys
      }
      guard Self.openers.contains(pending[1]) else {
        pending.removeFirst()
        continue
      }
      let end = pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
      guard let end else { return keys }
      if let key = Self.sequences[String(decoding: pending[2...end], as: UTF8.self)] {
        keys.append(key)
      }
      pending.removeSubrange(...end)
    }
    return keys
  }

  private static let escape: UInt8 = 27
  /// `ESC [` and `ESC O`, which depends on the terminal's mode.
  private static let openers = Array("[O".utf8)
  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "H": .home, "F": .end, "1~": .home, "4~": .end, "7~": .home, "8~": .end,
    "5~": .pageUp, "6~": .pageDown,
  ]

  private static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 4: .endOfInput
    case 0x20: .pageDown
    case 0x21...0x7E: .letter(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }
}
