/// Lets only that part of a frame pass that draws: text, and the sequences that place the cursor,
/// erase, and choose colours.
///
/// Nothing that a learner's code puts into its texts can reach the terminal's other functions, such
/// as its title or the clipboard.
package struct FrameFilter {
  private static let finals = Set("HJKm".utf8)
  private static let longestSequence = 64
  private static let escape: UInt8 = 0x1B

  package init() {}

  package func callAsFunction(_ frame: String) -> String {
    let bytes = Array(frame.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Self.escape {
        let end = sequenceEnd(bytes, from: index)
        if let end { kept += bytes[index..<end] }
        index = end ?? index + 1
      } else if byte == 0xC2, index + 1 < bytes.count, (0x80..<0xA0).contains(bytes[index + 1]) {
        // Control characters beyond ASCII, with which some terminals begin sequences.
        index += 2
      } else {
        if byte >= 0x20 && byte != 0x7F { kept.append(byte) }
        index += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// The end of a sequence that may pass; nil for any other.
  private func sequenceEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return nil }
    var index = start + 2
    while index < bytes.count, index - start < Self.longestSequence {
      let byte = bytes[index]
      if Self.finals.contains(byte) { return index + 1 }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ";")
      else { return nil }
      index += 1
    }
    return nil
  }
}
