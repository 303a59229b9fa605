import WorkbookKit

/// The names that an exercise, its solution and its suite use.
struct ExerciseSymbols: Sendable {
  /// What starter and solution declare, use and extend.
  var words: Set<String> = []
  var declared: Set<String> = []
  var extended: Set<String> = []
  var attributes: Set<String> = []
  /// How often each operator is defined, in starter or solution.
  var operations: [String: Int] = [:]
  /// What the suite takes from outside of itself.
  var suite: Set<String> = []
  var suiteWords: Set<String> = []
}

/// The names in all files of a chapter, which share a module: what one file declares can mean
/// something in all others.
struct ChapterSymbols: Sendable {
  private(set) var exercises: [ExerciseNumber: ExerciseSymbols] = [:]

  init() {}

  init(chapter: Chapter, workbook: Workbook) {
    for exercise in chapter.exercises {
      var own = ExerciseSymbols()
      let source = MarkedSource(of: exercise, in: workbook)
      let fallback = workbook.starter(of: exercise) ?? ""
      for text in [source?.starter ?? fallback, source?.solution ?? fallback] {
        let outline = SourceOutline(text)
        own.words.formUnion(outline.words)
        own.declared.formUnion(outline.declaredNames)
        own.attributes.formUnion(outline.attributes.map { $0.name })
        own.extended.formUnion(
          outline.declarations.filter { $0.kind == .extension }.map { $0.name }
        )
        let operations = outline.declarations.filter { $0.kind == .operation }
        for (name, all) in Dictionary(grouping: operations, by: { $0.name }) {
          own.operations[name] = max(own.operations[name] ?? 0, all.count)
        }
      }
      let suite = SourceOutline(Files.text(workbook.absolute(exercise.suiteFile)) ?? "")
      own.suite = suite.freeNames.subtracting(suite.declaredNames)
      own.suiteWords = suite.words
      exercises[exercise.number] = own
    }
  }
}

extension SourceOutline {
  /// Attributes with their lines, without the sign.
  var attributes: [(name: String, line: Int)] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].isMark("@"), tokens[index + 1].kind == .word else { return nil }
      return (Self.name(tokens[index + 1]), tokens[index].line)
    }
  }
}
