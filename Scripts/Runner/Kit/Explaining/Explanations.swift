import Foundation

/// Adds to the compiler's messages what they mean here, puts them in the order of the file, and
/// leaves out those that only follow from others.
package enum Explanations {
  /// - Parameters:
  ///   - diagnostics: The compiler's messages.
  ///   - file: The learner's file, relative to the root.
  ///   - text: The content of the file.
  ///   - support: The texts with which it is compiled.
  ///   - library: What the library declares.
  ///   - forms: Today's forms of older code.
  ///   - trial: Tries advice before it is given; if nil, all of it is.
  ///   - lesson: The code that the learner has been shown, read where no advice that was tried helps.
  /// - Returns: The messages that help, those about the learner's file first.
  package static func explained(
    _ diagnostics: [Diagnostic],
    in file: String,
    text: String,
    support: [String] = [],
    library: LibraryNames = LibraryNames(),
    forms: TodaysForms = TodaysForms(),
    trial: AdviceTrial? = nil,
    lesson: () -> ShownCode? = { nil }
  ) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let code = ExplainedCode(
      file: file,
      text: text,
      support: support,
      library: library,
      forms: forms
    )
    let placed = withoutMarksOfTests(diagnostics)
      .map { atItsMacro($0, in: file, code.lines) }
    let own = placed.filter { $0.file == file }.sorted { $0.line < $1.line }
    // Errors in macro expansions cannot be fixed by the learner.
    let isPlaced = placed.contains { !$0.file.hasPrefix("macro expansion") }
    let others = placed.filter { other in
      other.file != file && !(isPlaced && other.file.hasPrefix("macro expansion"))
    }
    let read = [own, others].map { first($0).map { ExplainedError($0, in: code) } }
    let said = eachCauseOnce(read.flatMap { Consequences(in: code).causes(among: $0) }, in: code)
      .map { trial?.advised($0) ?? (shown: $0.shown, outcome: nil) }
    // What one change mends was one mistake.
    if let mended = said.first(where: { $0.outcome == .compiles }) {
      return said.map(\.shown).filter { $0 == mended.shown || $0.severity != .error }
    }
    let isOpen = said.contains { $0.outcome == nil && $0.shown.severity == .error }
    return LessonLines.added(to: said, isOpen ? lesson() : nil, for: code)
  }

  /// The messages that are explained. Each is compared with the others and with the whole file, so a
  /// file with thousands of errors would take hours; and nobody mends so many at once.
  private static func first(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let limit = 30
    guard diagnostics.count > limit else { return diagnostics }
    let errors = diagnostics.filter { $0.severity == .error }
    return Array((errors.isEmpty ? diagnostics : errors).prefix(limit))
  }

  /// Without errors that say the same of the same name, or have the same cause.
  private static func eachCauseOnce(
    _ errors: [ExplainedError],
    in code: ExplainedCode
  ) -> [ExplainedError] {
    var seen: Set<String> = []
    let shown = errors.map { (error: $0, diagnostic: $0.shown) }
    // What is wrong with a line as a whole leaves nothing of it to be understood.
    let broken = shown.filter { $0.error.bearing.contains(.line) }.map(\.diagnostic)
      .filter { $0.file == code.file }
    return shown.filter { error, diagnostic in
      let cause = error.found?.explanation.cause
      let first = broken.first { $0.line == diagnostic.line }
      if let first, first != diagnostic, diagnostic.file == code.file { return false }
      guard diagnostic.severity == .error, let explanation = diagnostic.explanation else {
        return true
      }
      if let cause { return seen.insert("\(diagnostic.file) \(cause)").inserted }
      // One mistake with a name may show wherever the name is used.
      let isName =
        diagnostic.message.hasPrefix("cannot find ")
        || diagnostic.message.hasSuffix("' is a 'let' constant")
      let place = isName ? diagnostic.file : "\(diagnostic.file):\(diagnostic.line)"
      // The compiler says in several ways that it does not know a name.
      let advised = error.found?.explanation.advice?.code
      let name = isName ? error.mistake.names.first ?? "" : ""
      return seen.insert("\(place) \(name) \(advised ?? explanation)").inserted
    }
    .map(\.error)
  }

  /// Without what the compiler says of each `@Test` of a file in which something else is wrong: that
  /// the mark by which the test is found is no constant, or that names which only it sees are two.
  private static func withoutMarksOfTests(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let others = diagnostics.filter { diagnostic in
      !["'@const' value should be initialized", "to use @section attribute"]
        .contains(where: diagnostic.message.contains) && !diagnostic.message.contains(/'\$s\d/)
    }
    return others.contains { $0.severity == .error } ? others : diagnostics
  }

  /// The message at the learner's line, where the compiler places it in code that a macro wrote.
  private static func atItsMacro(
    _ diagnostic: Diagnostic,
    in file: String,
    _ lines: [String]
  ) -> Diagnostic {
    guard diagnostic.file.hasPrefix("macro expansion") else { return diagnostic }
    let origin = diagnostic.notes.first { $0.message == "expanded code originates here" }
    let isInFile = origin?.file == file
    if let origin, !isInFile, origin.file.hasPrefix("Chapters/") {
      var moved = diagnostic
      (moved.file, moved.line, moved.column) = (origin.file, origin.line, origin.column)
      (moved.excerpt, moved.notes) = (origin.excerpt, [])
      return moved
    }
    // What a macro stores is named for the property that it belongs to.
    let stored = Mistake.quoted(diagnostic.message).first { $0.hasPrefix("_") }?.dropFirst()
    var place = stored.flatMap { name in
      lines.firstIndex { $0.contains("var \(name):") }.map { $0 + 1 }
    }
    guard isInFile || place != nil else { return diagnostic }
    var line = 0
    let rows = diagnostic.excerpt + diagnostic.notes.flatMap { $0.excerpt }
    for row in rows {
      if row.contains("note: in expansion of macro") { place = line }
      if let number = Int(row.prefix { $0 != "|" }.filter { $0 != " " }) { line = number }
    }
    guard let place else { return diagnostic }
    var moved = diagnostic
    (moved.file, moved.line, moved.column) = (file, place, 1)
    moved.excerpt = lines.indices.contains(place - 1) ? ["\(place) | \(lines[place - 1])"] : []
    moved.notes = []
    return moved
  }
}
