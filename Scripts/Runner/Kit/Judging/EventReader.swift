import Foundation

/// Reads the records of the event stream as the bytes arrive.
struct EventReader {
  private var lines = LineReader()
  private let decoder = JSONDecoder()
  /// Lines that were no record.
  private(set) var unreadable = 0

  /// Returns the records that are complete now.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> [EventRecord] {
    lines.append(bytes).filter { !$0.isEmpty }.compactMap { line in
      let record = try? decoder.decode(EventRecord.self, from: Data(line))
      if record == nil { unreadable += 1 }
      return record
    }
  }
}
