/// Cuts bytes that arrive in pieces into lines.
package struct LineReader {
  private var pending: [UInt8] = []

  package init() {}

  /// The bytes of the line whose end has not come yet.
  package var pendingCount: Int { pending.count }

  /// Returns the lines that are complete now, without their ends.
  package mutating func append(_ bytes: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    let checked = pending.count
    pending += bytes
    guard let end = pending[checked...].lastIndex(of: 10) else { return [] }
    defer { pending.removeSubrange(...end) }
    return pending[..<end].split(separator: 10, omittingEmptySubsequences: false)
  }

  /// Forgets the line whose end has not come yet.
  package mutating func dropPending() {
    pending = []
  }
}
