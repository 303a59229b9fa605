import WorkbookKit

/// Finds in submitted files what an instructor should look at: words and forms that an answer has no
/// need of.
///
/// A word of the exercise's own starter, solution or lesson is never flagged.
struct FlagFinder: Sendable {
  private let workbook: Workbook

  /// - Parameter workbook: The instructor's.
  init(_ workbook: Workbook) {
    self.workbook = workbook
  }

  /// The flags of a submitted text, in the order of their lines.
  func flags(in text: String, of exercise: Exercise) -> [Flag] {
    let allowed = allowed(in: exercise)
    return found(in: text, of: exercise).flatMap { file, found in
      Dictionary(grouping: found.filter { !allowed.contains($0.what) }) { $0.rule.why }.values
        .map { Flag($0, exercise: exercise, file: file) }
        .sorted { ($0.line, $0.what) < ($1.line, $1.what) }
    }
  }

  private func allowed(in exercise: Exercise) -> Set<String> {
    let source = MarkedSource(of: exercise, in: workbook)
    let texts = [source?.starter ?? workbook.starter(of: exercise), source?.solution]
    let own = texts.compactMap { $0 }.flatMap { found(in: $0, of: exercise) }
      .flatMap { $0.found.map(\.what) }
    let section = exercise.section
    let lesson = (section.text + section.hints).joined(separator: "\n")
      .split { !($0.isLetter || $0.isNumber || "_@#".contains($0)) }
    return Set(own).union(lesson.map(String.init))
  }

  private func found(
    in text: String,
    of exercise: Exercise
  ) -> [(file: String, found: [FlaggedCode.Found])] {
    let parts = exercise.isProject ? Project.parts(of: text) : (feature: text, tests: "")
    return zip(exercise.starterFiles, [parts.feature, parts.tests]).map { file, text in
      let isTestFile = file.parentFolder.fileName == TestFolder.name
      return (file, FlaggedCode(text, isTestFile: isTestFile).found)
    }
  }
}

extension Flag {
  /// More lines would help nobody.
  private static let lineLimit = 8

  fileprivate init(_ found: [FlaggedCode.Found], exercise: Exercise, file: String) {
    let lines = Set(found.map(\.line)).sorted().prefix(Self.lineLimit)
    var words: [String] = []
    for word in found.map(\.what) where !words.contains(word) { words.append(word) }
    self.init(
      exercise: exercise.id.description,
      file: file,
      line: lines.first ?? 1,
      otherLines: Array(lines.dropFirst()),
      what: words.prefix(4).joined(separator: ", "),
      why: found[0].rule.why,
      reachesOut: found[0].rule.reachesOut
    )
  }

  /// The flag of an observe exercise whose predictions do not fit the code that was given.
  static func changedGivenCode(_ exercise: Exercise) -> Flag {
    Flag("given code", .givenCode, exercise)
  }

  private init(_ what: String, _ rule: FlagRule, _ exercise: Exercise) {
    self.init(
      exercise: exercise.id.description,
      file: exercise.starterFile,
      line: 1,
      what: what,
      why: rule.why,
      reachesOut: rule.reachesOut
    )
  }

  /// Its place, in the middle of a sentence.
  var place: String { "of `\(what)` in line \(line)" }
}
