extension StringProtocol {
  /// The last part of a path.
  package var fileName: String {
    String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...])
  }

  /// A path without its last part; empty if it has no other.
  package var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
