import Foundation

/// Cuts the event stream into its records as the bytes arrive.
package struct EventReader {
  private var pending: [UInt8] = []
  private let decoder = JSONDecoder()
  /// Lines that were no record.
  package private(set) var unreadable = 0

  /// Answers the records that are complete now.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) -> [EventRecord] {
    pending += bytes
    var records: [EventRecord] = []
    var start = 0
    while let newline = pending[start...].firstIndex(of: 10) {
      let line = Data(pending[start..<newline])
      start = newline + 1
      guard !line.isEmpty else { continue }
      if let record = try? decoder.decode(EventRecord.self, from: line) {
        records.append(record)
      } else {
        unreadable += 1
      }
    }
    pending.removeFirst(start)
    return records
  }
}
