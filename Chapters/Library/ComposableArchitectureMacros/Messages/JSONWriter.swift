/// Writes JSON text.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  mutating func number(_ value: Int) {
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func string(_ value: String) {
    bytes.append(ASCII.quote)
    for byte in value.utf8 {
      switch byte {
      case ASCII.quote, ASCII.backslash:
        bytes.append(ASCII.backslash)
        bytes.append(byte)
      case 0..<ASCII.space:
        raw("\\u00")
        bytes.append(Self.hexadecimalDigits[Int(byte >> 4)])
        bytes.append(Self.hexadecimalDigits[Int(byte & 15)])
      default:
        bytes.append(byte)
      }
    }
    bytes.append(ASCII.quote)
  }

  /// Writes elements with commas between them, in square brackets.
  mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void)
  {
    raw("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(",") }
      write(&self, element)
    }
    raw("]")
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)
}
