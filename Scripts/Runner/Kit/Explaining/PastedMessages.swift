/// Messages that a person has pasted, and their meaning: by the page of messages, by the lessons'
/// tables of older spellings, or else by the explanations that an exercise's errors get.
package struct PastedMessages {
  /// The meaning of one message.
  package enum Meaning: Equatable, Sendable {
    case entry(MessagePage.Entry)
    /// An explanation, with what teaches it.
    case explanation(message: String, text: String, places: [MessagePage.Place])
  }

  private let page: MessagePage
  private let forms: TodaysForms
  private let library: LibraryNames

  package init(of workbook: Workbook) {
    self.init(
      page: MessagePage(of: workbook),
      forms: TodaysForms(of: workbook, chapter: 1),
      library: LibraryNames(folder: workbook.absolute(LibraryNames.folder))
    )
  }

  init(
    page: MessagePage,
    forms: TodaysForms = TodaysForms(),
    library: LibraryNames = LibraryNames()
  ) {
    self.page = page
    self.forms = forms
    self.library = library
  }

  /// Each finding once, those of the page first.
  package func findings(in text: String) -> [Meaning] {
    let entries = page.entries(for: text)
    let findings = entries.filter { !$0.isSymptom }.map(Meaning.entry)
    let explanations = Self.messages(in: text).filter { page.entries(for: $0).isEmpty }
      .compactMap { older($0) ?? missingImport($0) ?? explanation(of: $0, in: text) }
    let all = (findings + explanations).reduce(into: [Meaning]()) { all, finding in
      if !all.contains(finding) { all.append(finding) }
    }
    return all.isEmpty ? entries.map(Meaning.entry) : all
  }

  private func older(_ message: String) -> Meaning? {
    forms.row(of: message).map { row in
      let places = row.place.map {
        [MessagePage.Place(name: $0, exercise: ExerciseNumber($0), target: "")]
      }
      return .explanation(
        message: message,
        text: "\(row.then) \(row.origin.sentence): \(row.now).",
        places: places ?? []
      )
    }
  }

  /// A message that does not know a name of the library.
  private func missingImport(_ message: String) -> Meaning? {
    let error = Diagnostic(severity: .error, file: "", line: 1, column: 1, message: message)
    let code = ExplainedCode(file: "", text: "", library: library)
    return Mistake(error, in: code).missingImport.map {
      .explanation(message: message, text: $0.sentences, places: page.topics["imports"] ?? [])
    }
  }

  /// The words by which a compiler begins a message.
  private static let marks = ["error: ", "warning: "]

  /// The compiler's messages in a text. Where no line is marked, the first may be a message that
  /// was copied without its place, with a capital at its beginning.
  private static func messages(in text: String) -> [String] {
    let lines = text.lines.map(\.trimmed).filter { !$0.isEmpty }
    let marked = lines.compactMap { line in
      marks.compactMap { line.range(of: $0) }.min { $0.lowerBound < $1.lowerBound }
        .map { beginning(small: line[$0.upperBound...]) }
    }
    guard marked.isEmpty, let first = lines.first else { return marked }
    // A name alone, such as `IfLetStore`, is spelled as it is.
    guard first.contains(" ") else { return [first] }
    return [beginning(small: first[...])]
  }

  /// Xcode begins a message with a capital.
  private static func beginning(small message: Substring) -> String {
    message.prefix(1).lowercased() + message.dropFirst()
  }

  /// An explanation that needs a line of source is taken if the text has such a line. A rule that
  /// knows a message by a word or two is not, since anything may have been pasted.
  private func explanation(of message: String, in text: String) -> Meaning? {
    let row = page.row(for: message, in: text)
    guard let row, row.patterns.contains(where: { $0.joined().count >= Self.leastLength }) else {
      return nil
    }
    return .explanation(
      message: message,
      text: row.explanation(of: message).sentences,
      places: page.topics[row.topic] ?? []
    )
  }

  private static let leastLength = 12
}
