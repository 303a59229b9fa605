import WorkbookKit

/// The options of `grade` that say which exercises were set: those are graded and count, and no
/// report names the others.
struct ExerciseChoice {
  static let help = """
    --only EXERCISES    grades these alone, such as 'chapter 3', 3.7,3.8,4 or 2.1-2.5; each counts as
                        required
    --path NAME         grades the exercises of a path alone, such as weekend
    """

  let only: String?
  let path: String?

  /// Takes the options out of what was typed.
  ///
  /// - Throws: `WorkbookError` if both are there.
  init(_ arguments: inout Arguments) throws {
    only = try arguments.value("--only")
    path = try arguments.value("--path")
    if only != nil && path != nil {
      throw WorkbookError(
        "--only and --path both choose the exercises that are graded: give one of them."
      )
    }
  }

  /// The chosen exercises; nil if all are graded, as with the path of every exercise.
  ///
  /// - Throws: `WorkbookError` if there is no such exercise, chapter or path.
  func exercises(of workbook: Workbook) throws -> Set<ExerciseID>? {
    if let only {
      let names = try Self.names(in: only).flatMap { try Self.range($0, in: workbook) ?? [$0] }
      if names.isEmpty {
        throw WorkbookError("--only needs an exercise or a chapter, such as 3.7.")
      }
      return Set(try ExerciseLookup(workbook: workbook).exercises(names).map { $0.id })
    }
    guard let path else { return nil }
    let chosen = try LearningPath.named(path, in: workbook)
    return chosen.isEverything ? nil : Set(chosen.exercises(of: workbook).map { $0.id })
  }

  /// The exercises of a range such as `2.1-2.5`, by their numbers; nil for what is none.
  ///
  /// - Throws: `WorkbookError` if an end is no exercise, or the range has none.
  private static func range(_ text: String, in workbook: Workbook) throws -> [String]? {
    guard let match = text.wholeMatch(of: #/([0-9]+\.[0-9]+) ?[-–] ?([0-9]+\.[0-9]+)/#) else {
      return nil
    }
    let lookup = ExerciseLookup(workbook: workbook)
    // Both may be the same.
    let ids = try [match.output.1, match.output.2].flatMap { try lookup.exercises([String($0)]) }
      .map(\.id)
    let all = workbook.exercises.map(\.id).filter { ids[0] <= $0 && $0 <= ids[ids.count - 1] }
    guard !all.isEmpty else {
      throw WorkbookError("\(text) is no range of exercises: the first one has to be the smaller.")
    }
    return all.map(\.description)
  }

  /// Commas separate names, and so do spaces between numbers; other spaces belong to a title.
  static func names(in text: String) -> [String] {
    text.split(separator: ",").flatMap { part -> [String] in
      let words = part.split(separator: " ").map(String.init)
      let isChapter = { (word: String) in word.lowercased() == "chapter" }
      guard words.allSatisfy({ isChapter($0) || $0.first?.isNumber == true }) else {
        return [String(part).trimmed]
      }
      return words.indices.filter { !isChapter(words[$0]) }.map { index in
        index > 0 && isChapter(words[index - 1]) ? "chapter \(words[index])" : words[index]
      }
    }
  }
}
