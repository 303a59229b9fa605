import WorkbookKit

/// Looks whether the table of paths is right: each exercise exists and is there once, the hours are
/// those of the lessons with what is to be read between the exercises, and what an exercise needs is in
/// the path before it.
struct PathForm {
  let workbook: Workbook

  /// By how many minutes the stated hours may be wrong at least, and by what part of them.
  private static let leastTolerance = 30
  private static let tolerance = 10

  func findings() -> [Finding] {
    let paths = LearningPath.all(of: workbook)
    let names = paths.map(\.name)
    return paths.enumerated().flatMap { index, path -> [Finding] in
      var problems = path.isEverything ? [] : problems(of: path)
      if path != .everything { problems += timeProblems(of: path) }
      if names[..<index].contains(path.name) {
        problems.append("There are two paths called \(path.name).")
      }
      return problems.map { Finding(file: LearningPath.page, line: path.line, $0) }
    }
  }

  private func problems(of path: LearningPath) -> [String] {
    let known = Set(workbook.exercises.map(\.section.number))
    var problems = path.unreadable.map { item in
      "The path \(path.name) has \"\(item)\", which is no number of an exercise, or there twice."
    }
    problems += path.numbers.filter { !known.contains($0) }.map { number in
      "The path \(path.name) has \(number), but no lesson has that exercise."
    }
    var before: Set<String> = []
    for exercise in path.exercises(of: workbook) {
      problems += Self.needs(of: exercise.section).filter { !before.contains($0) }.map { need in
        "The path \(path.name) has \(exercise.id), whose lesson says that it needs \(need), and"
          + " \(need) is not before it."
      }
      before.insert(exercise.id.description)
    }
    return problems
  }

  /// The extra exercises of the path with every exercise do not count, as their points do not.
  private func timeProblems(of path: LearningPath) -> [String] {
    let exercises = path.exercises(of: workbook)
      .filter { !path.isEverything || !$0.section.isExtra }
    let minutes =
      exercises.reduce(0) { $0 + $1.section.minutes }
      + PathReading(exercises, of: path, in: workbook).minutes
    let rounded = (minutes + 30) / 60
    guard let hours = path.hours else {
      return ["The path \(path.name) needs its hours as a whole number: \(rounded)."]
    }
    let allowed = max(Self.leastTolerance, minutes / Self.tolerance)
    guard abs(hours * 60 - minutes) > allowed else { return [] }
    return [
      "The path \(path.name) says \(hours) hours, and its exercises and readings take \(minutes)"
        + " minutes by their lessons, which is about \(rounded) hours."
    ]
  }

  /// The exercises that a section says it needs, as in "This exercise needs 1.18 and 2.9." or "How a
  /// view is made is in 1.18."
  private static func needs(of section: Lesson.Section) -> [String] {
    let text = section.text.joined(separator: " ")
    let matches = text.matches(of: /(?:exercise needs|is made is in) ((?:\d+\.\d+(?:, | and )?)+)/)
    return matches.flatMap { match in
      match.output.1.matches(of: /\d+\.\d+/).map { String($0.output) }
    }
  }
}
