/// Cuts the bytes of a test host into events, and stops at one without the host's token.
struct EventFrames {
  /// The random bytes before each event.
  let token: [UInt8]
  private var pending: [UInt8] = []
  /// After a wrong token nothing more can be read: the beginning of the next event is unknown.
  private(set) var isBroken = false

  /// No event is longer than what a page of learner's output with a diff could be.
  private static let longest = 4 * 1024 * 1024
  private static let tokenSize = TestHostSource.headerSize - 4

  init() {
    token = (0..<Self.tokenSize).map { _ in .random(in: .min ... .max) }
  }

  /// - Returns: The events that are complete now, as JSON.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
    guard !isBroken else { return [] }
    pending += bytes
    var events: [[UInt8]] = []
    var start = 0
    while pending.count - start >= TestHostSource.headerSize {
      let size = pending[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
      let header = start + TestHostSource.headerSize
      guard size <= Self.longest, pending[start + 4..<header].elementsEqual(token) else {
        isBroken = true
        break
      }
      guard header + size <= pending.count else { break }
      events.append(Array(pending[header..<header + size]))
      start = header + size
    }
    pending.removeFirst(isBroken ? pending.count : start)
    return events
  }
}
