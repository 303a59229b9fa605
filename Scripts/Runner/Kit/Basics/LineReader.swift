/// Cuts bytes that arrive in pieces into lines.
struct LineReader {
  private var pending: [UInt8] = []

  /// Returns the lines that are complete now, without their ends.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> [ArraySlice<UInt8>] {
    pending += bytes
    var lines = pending.split(separator: 10, omittingEmptySubsequences: false)
    pending = lines.popLast().map(Array.init) ?? []
    return lines
  }
}
