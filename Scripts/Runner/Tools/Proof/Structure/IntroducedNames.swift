import WorkbookKit

/// Looks whether a person on a path has met each name of the library that an exercise needs: in its own
/// section or file, in what was read before it on the path, or in what was written before it.
struct IntroducedNames {
  let path: LearningPath
  let workbook: Workbook
  private let library: Set<String>

  init(_ path: LearningPath, in workbook: Workbook) {
    self.path = path
    self.workbook = workbook
    let folder = workbook.absolute(LibraryNames.folder)
    library = LibraryNames(folder: folder).all.subtracting(Self.swift)
  }

  /// Names that the library shares with Swift itself, which learners bring along.
  private static let swift: Set = [
    "append", "contains", "count", "default", "description", "error", "failure", "filter", "first",
    "firstIndex",
    "index", "insert", "isEmpty", "last", "map", "max", "min", "remove", "removeAll", "removeFirst",
    "removeLast", "result", "reversed", "self", "sorted", "success", "value", "values",
  ]

  func findings() -> [Finding] {
    var known: Set<String> = []
    var chapters: Set<Int> = []
    return path.exercises(of: workbook).filter { !path.isEverything || !$0.section.isExtra }
      .flatMap { exercise -> [Finding] in
        guard let chapter = workbook.chapters.first(where: { $0.number == exercise.id.chapter }),
          let source = MarkedSource(of: exercise, in: workbook)
        else { return [] }
        let lesson = Files.text(workbook.absolute(chapter.lessonFile)) ?? ""
        let sections = lesson.components(separatedBy: "\n## ")
        if chapters.insert(chapter.number).inserted { known.formUnion(Self.words(in: sections[0])) }
        let readings = sections.prefix { !$0.hasPrefix("\(exercise.name)\n") }.reversed()
          .prefix { $0.hasPrefix("Reading: ") }
        let section = exercise.section
        let read = section.text + section.hints + [section.why?.answer ?? ""] + readings
        known.formUnion(Self.words(in: read.joined(separator: "\n")))
        known.formUnion(Self.words(in: source.starter))
        let needed = Self.words(in: written(in: source)).intersection(library).subtracting(known)
        known.formUnion(Self.words(in: source.solution))
        guard !needed.isEmpty else { return [] }
        let unknown = needed.subtracting(Self.declared(in: source.solution + support(of: chapter)))
        guard !unknown.isEmpty else { return [] }
        let names = unknown.sorted().map { "`\($0)`" }.joined(separator: ", ")
        let message =
          "On the path \(path.name), nothing before \(exercise.name) has \(names), which its answer"
          + " needs."
        return [Finding(file: exercise.lessonFile, line: section.line, message)]
      }
  }

  /// Without comments and texts.
  private func written(in source: MarkedSource) -> String {
    source.regions.flatMap(\.solution)
      .map { $0.replacing(#/"[^"]*"|//.*/#, with: "") }.joined(separator: "\n")
  }

  private func support(of chapter: Chapter) -> String {
    Files.allFiles(below: workbook.absolute(chapter.supportFolder))
      .map { Files.text($0) ?? "" }.joined(separator: "\n")
  }

  private static func words(in text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// The names that come after a word such as `let`, before a colon, or before `in`: properties,
  /// parameters, and the values of loops.
  private static func declared(in text: String) -> Set<String> {
    let named = text.matches(of: /(?:let|var|func|case|struct|enum|class|typealias)\s+(\w+)/)
      .map { String($0.1) }
    return Set(named + text.matches(of: /(\w+)(?:\s+in\b|:)/).map { String($0.1) })
  }
}
