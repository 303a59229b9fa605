extension String {
  /// The text as one word for a shell, whatever is in it.
  package var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
