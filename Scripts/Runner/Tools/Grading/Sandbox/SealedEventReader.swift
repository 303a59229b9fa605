import WorkbookKit

/// Reads the events of a test host, and checks their message authentication codes (MACs).
struct SealedEventReader {
  private let key: SipHash
  private var pending: [UInt8] = []
  private var sequence: UInt64 = 0
  /// After the first wrong MAC nothing more can be read: the beginning of the next event is unknown.
  private(set) var isBroken = false

  /// No event is longer than what a page of learner's output with a diff could be.
  private static let longest = 4 * 1024 * 1024

  init(key: SipHash) {
    self.key = key
  }

  /// - Returns: The events that are complete now, as JSON.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
    guard !isBroken else { return [] }
    pending += bytes
    var events: [[UInt8]] = []
    var start = 0
    while let frame = nextFrame(at: start) {
      guard let event = open(frame) else {
        isBroken = true
        break
      }
      events.append(event)
      start = frame.upperBound
    }
    pending.removeFirst(isBroken ? pending.count : start)
    return events
  }

  private mutating func nextFrame(at start: Int) -> Range<Int>? {
    let header = TestHostSource.headerSize
    guard pending.count - start >= header else { return nil }
    let size = pending[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size <= Self.longest else {
      isBroken = true
      return nil
    }
    let end = start + header + size
    return end <= pending.count ? start..<end : nil
  }

  private mutating func open(_ frame: Range<Int>) -> [UInt8]? {
    var bytes = Array(pending[frame])
    let code = bytes[4..<12].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    for index in 0..<8 { bytes[4 + index] = UInt8(truncatingIfNeeded: sequence >> (8 * index)) }
    guard bytes.withUnsafeBytes({ key.checksum($0) }) == code else { return nil }
    sequence += 1
    return Array(bytes[TestHostSource.headerSize...])
  }
}
