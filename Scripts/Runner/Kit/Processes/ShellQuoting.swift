extension String {
  /// The text quoted as a single word for a shell.
  package var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
