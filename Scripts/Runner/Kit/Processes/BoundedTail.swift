/// The end of an output that may be endless.
package struct BoundedTail: Sendable {
  private var bytes: [UInt8] = []
  private let limit: Int
  private var total = 0
  private var skipped = 0

  /// - Parameter limit: The greatest number of bytes to keep.
  init(limit: Int = 16 * 1024) {
    self.limit = limit
  }

  mutating func append(_ new: UnsafeRawBufferPointer) {
    total += new.count
    bytes += new.suffix(limit)
    // Cut only now and then: moving the whole tail for each new line would be slow.
    if bytes.count > 2 * limit { bytes.removeFirst(bytes.count - limit) }
  }

  /// Counts bytes that are gone already.
  mutating func skip(_ count: Int) {
    skipped += count
  }

  /// The number of bytes dropped from the beginning.
  var dropped: Int { skipped + max(0, total - limit) }

  /// The text that was kept; if something is gone, it begins at the beginning of a line.
  package var text: String {
    guard total > limit else { return String(decoding: bytes, as: UTF8.self) }
    let kept = bytes.suffix(limit)
    let start = kept.firstIndex(of: 10).map { $0 + 1 } ?? kept.startIndex
    return String(decoding: kept[start...], as: UTF8.self)
  }
}
