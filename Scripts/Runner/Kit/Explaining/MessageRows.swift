/// The meaning that the page of messages gives an error in an exercise.
extension MessagePage {
  /// - Parameter line: The line of source that the message is about.
  /// - Returns: The name of the meaning, and its text; nil if the page has none.
  func meaning(of message: String, in line: String) -> (id: String, text: String)? {
    if let entry = entries(for: message).first(where: { !$0.isSymptom }) {
      return (entry.id ?? "known-message", entry.firstParagraph)
    }
    return rows.first { $0.isKnown(message, in: line) }.map { ($0.id, $0.text(for: message)) }
  }

  /// The text of an entry that a rule takes; empty if there is none.
  func text(named id: String) -> String {
    entries.first { $0.id == id }?.firstParagraph ?? ""
  }
}

extension MessagePage.Entry {
  fileprivate var firstParagraph: String { text.components(separatedBy: "\n\n")[0] }
}

extension MessagePage.Row {
  /// Whether this is a message of its kind, about a line that has what the row asks for.
  func isKnown(_ message: String, in line: String) -> Bool {
    patterns.contains { $0.allSatisfy(message.contains) }
      && (!isBeginning || message.hasPrefix(patterns[0][0]))
      && (inLine.isEmpty || inLine.contains(where: line.contains))
  }

  /// Its text with the names of a message.
  func text(for message: String) -> String {
    let names = Mistake.quoted(Mistake.withoutAliases(message))
    return names.prefix(3).enumerated().reduce(text) { text, name in
      text.replacing("%\(name.offset + 1)", with: name.element)
    }
  }
}
