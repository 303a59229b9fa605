import WorkbookPlayProtocol

extension String {
  /// The text without characters that a terminal obeys instead of showing them; a tab is two blanks.
  var withoutControlCharacters: String {
    Sanitizer.block(self).replacing("\t", with: "  ")
  }

  /// The text of a value with what is long in it and says little written in a shorter way: identifiers
  /// that were counted as in `UUID(3)`, and key paths without the type that they begin with.
  var withShortNames: String {
    var text = self
    if text.contains("UUID(0000") {
      text.replace(/UUID\(00000000-0000-0000-0000-([0-9A-F]{12})\)/) { match in
        "UUID(\(Int(match.1, radix: 16) ?? 0))"
      }
    }
    if text.contains("\\") {
      text.replace(/\\[A-Z][A-Za-z0-9_.]*\.State\./, with: "\\.")
    }
    return text
  }
}
