import Foundation

extension UUID {
  /// A random identifier, without the file access that `UUID()` costs on Linux.
  static func quick() -> UUID {
    var generator = SystemRandomNumberGenerator()
    var words = (generator.next(), generator.next())
    return withUnsafeMutableBytes(of: &words) { bytes in
      // Version 4 (random), variant 1, as RFC 9562 wants them.
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
  }
}
