import WorkbookKit

/// The minutes that an exercise takes, by one formula: the words and the code to read, the lines to
/// write, and the checks to pass.
///
/// The rates are those of an instructor who looked at all required exercises: a line of one's own, in a
/// project, a model or a test, takes a minute.
struct ExerciseTime {
  /// Technical prose in a language that is not the reader's first.
  static let wordsPerMinute = 130.0
  private static let minutesPerCheck = 1.0
  /// Code that somebody else has written, and that one has to understand.
  private static let linesReadPerMinute = 25.0
  /// A message has to be read, and the file run, before a mistake can be put right.
  private static let minutesToRun = 1.0

  let exercise: Exercise
  let workbook: Workbook

  /// The minutes by the formula; nil while the solution or the suite is missing.
  var minutes: Int? {
    guard let lines = writtenLines, let checks else { return nil }
    let section = exercise.section
    let words = Self.words(in: section.text.joined(separator: "\n") + (section.why?.answer ?? ""))
    let sum =
      Double(words) / Self.wordsPerMinute + Double(lines) / linesPerMinute
      + Double(checks) * Self.minutesPerCheck + otherMinutes
    return max(1, Int(sum.rounded()))
  }

  /// The code to predict, and the run of a file that does not compile.
  private var otherMinutes: Double {
    switch exercise.section.kind {
    case .observe, .review:
      let starter = MarkedSource(of: exercise, in: workbook)?.starter ?? ""
      return Double(starter.lines.count { !$0.trimmed.isEmpty }) / Self.linesReadPerMinute
    case .repair: return Self.minutesToRun
    default: return 0
    }
  }

  /// A mistake has to be found before it is mended, each line of a test is an expectation, and nobody
  /// says which lines a feature of one's own has. A prediction is a word or a number.
  private var linesPerMinute: Double {
    switch exercise.section.kind {
    case .test, .fix, .model, .project, .review: 1
    case .observe: 3
    default: 1.5
    }
  }

  /// The checks to pass. A stage has passed those of the stage before already.
  private var checks: Int? {
    guard let names = Self.checks(of: exercise, in: workbook) else { return nil }
    let before = workbook.stage(before: exercise)
    let passed = before.flatMap { Self.checks(of: $0, in: workbook) } ?? []
    return names.count { !passed.contains($0) }
  }

  private static func checks(of exercise: Exercise, in workbook: Workbook) -> [String]? {
    Files.text(workbook.absolute(exercise.suiteFile))?.matches(of: /@Test\(\s*"([^"]*)"/)
      .map { String($0.1) }
  }

  /// The lines of the solution that the learner does not begin with.
  private var writtenLines: Int? {
    guard let solution = MarkedSource(of: exercise, in: workbook) else { return nil }
    let before = workbook.stage(before: exercise)
      .flatMap { MarkedSource(of: $0, in: workbook)?.solution }
    let given = Self.lines(of: before ?? solution.starter)
    return Self.lines(of: solution.solution).difference(from: given).insertions.count
  }

  /// The lines with something to think about: no comments, and no brackets alone.
  private static func lines(of text: String) -> [String] {
    text.lines.map(\.trimmed).filter { line in
      !line.hasPrefix("//") && line.contains { $0.isLetter || $0.isNumber }
    }
  }

  static func words(in text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}

/// Looks whether the minutes under the heading of an exercise are those of the formula.
struct TimeForm {
  let exercise: Exercise
  let workbook: Workbook

  /// By how many minutes they may differ at least, and by what part of them.
  private static let leastTolerance = 2
  private static let tolerance = 10

  func findings() -> [Finding] { minutesFindings + stopFindings }

  /// A stage takes more than an evening, so its suite says where one can end.
  private var stopFindings: [Finding] {
    guard exercise.isProject, StopPlace(of: exercise, in: workbook) == nil else { return [] }
    let message =
      "\(exercise.name) has no line with \"\(StopPlace.mark)\": before which check can an evening end?"
    return [Finding(file: exercise.suiteFile, message)]
  }

  private var minutesFindings: [Finding] {
    guard let minutes = ExerciseTime(exercise: exercise, workbook: workbook).minutes else {
      return []
    }
    let stated = exercise.section.minutes
    guard abs(stated - minutes) > max(Self.leastTolerance, minutes / Self.tolerance) else {
      return []
    }
    let message =
      "\(exercise.name) says \(stated) minutes, and it takes \(minutes) by the words to read, the"
      + " lines to write and the checks to pass."
    return [Finding(file: exercise.lessonFile, line: exercise.section.line, message)]
  }
}
