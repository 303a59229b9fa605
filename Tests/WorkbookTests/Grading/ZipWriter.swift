import Foundation

/// Writes archives without compression, also such as no honest tool would write.
struct ZipWriter {
  /// 1 for a password.
  var flags: UInt32 = 0
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// - Parameters:
  ///   - name: The bytes of a path, in any encoding.
  ///   - mode: What a Unix system says about the file; a regular one without this.
  mutating func add(_ name: some Collection<UInt8>, _ text: String, mode: UInt32 = 0o100644) {
    let bytes = Array(text.utf8)
    let offset = body.count
    // Version, flags, no compression, no time.
    let common =
      number(20, 2) + number(flags, 2) + number(0, 2) + number(0, 2) + number(0x21, 2)
      + number(Self.checksum(bytes), 4) + number(UInt32(bytes.count), 4)
      + number(UInt32(bytes.count), 4) + number(UInt32(name.count), 2) + number(0, 2)
    body += number(0x0403_4b50, 4) + common + Array(name) + bytes
    // Made by Unix: the mode is the upper half of the attributes.
    directory += number(0x0201_4b50, 4) + number(0x031E, 2) + common + number(0, 2)
    directory += number(0, 2) + number(0, 2) + number(mode << 16, 4) + number(UInt32(offset), 4)
    directory += Array(name)
    count += 1
  }

  func write(to path: String) throws {
    let end =
      number(0x0605_4b50, 4) + number(0, 4) + number(UInt32(count), 2) + number(UInt32(count), 2)
      + number(UInt32(directory.count), 4) + number(UInt32(body.count), 4) + number(0, 2)
    try Data(body + directory + end).write(to: URL(fileURLWithPath: path))
  }

  private func number(_ value: UInt32, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// CRC-32, as ZIP has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var checksum = UInt32.max
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~checksum
  }
}
