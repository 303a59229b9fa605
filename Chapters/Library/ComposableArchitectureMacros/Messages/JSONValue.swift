/// A value of a JSON message. Strings stay ranges of bytes until they are read, because the
/// compiler sends with every request some kilobytes of configuration that no macro looks at.
///
/// Foundation has this too; loading it would take longer than all the expansions of a file.
indirect enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(JSONString)
  case array([JSONValue])
  case object([(key: JSONString, value: JSONValue)])

  subscript(key: StaticString) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key.isEqual(to: key) }?.value
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string.value
  }

  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }
}

/// A string in a JSON message, decoded when asked for.
struct JSONString {
  let bytes: [UInt8]
  /// The range between the quotation marks.
  let range: Range<Int>

  var value: String {
    guard bytes[range].contains(ASCII.backslash) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var units: [UInt16] = []
    var result = ""
    var index = range.lowerBound
    var plain = index
    func flush(_ end: Int) {
      if plain < end { result += String(decoding: bytes[plain..<end], as: UTF8.self) }
    }
    while index < range.upperBound {
      guard bytes[index] == ASCII.backslash else {
        index += 1
        continue
      }
      flush(index)
      units.removeAll(keepingCapacity: true)
      // Characters outside the basic plane come as two escapes, so neighbours are read together.
      while index + 1 < range.upperBound, bytes[index] == ASCII.backslash {
        units.append(Self.unit(escapedAt: &index, in: bytes))
      }
      result += String(decoding: units, as: UTF16.self)
      plain = index
    }
    flush(index)
    return result
  }

  func isEqual(to other: StaticString) -> Bool {
    guard range.count == other.utf8CodeUnitCount else { return false }
    let expected = other.utf8Start
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != expected[offset] {
      return false
    }
    return true
  }

  /// Reads one escape and moves the index behind it.
  private static func unit(escapedAt index: inout Int, in bytes: [UInt8]) -> UInt16 {
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case 0x6E: return 0x0A
    case 0x74: return 0x09
    case 0x72: return 0x0D
    case 0x62: return 0x08
    case 0x66: return 0x0C
    case 0x75:
      var unit: UInt16 = 0
      for _ in 0..<4 where index < bytes.count {
        unit = unit << 4 | UInt16(hexadecimalDigit(bytes[index]))
        index += 1
      }
      return unit
    default: return UInt16(letter)
    }
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt8 {
    ASCII.isDigit(byte) ? byte - ASCII.zero : ((byte | 0x20) &- 0x57) & 0x0F
  }
}
