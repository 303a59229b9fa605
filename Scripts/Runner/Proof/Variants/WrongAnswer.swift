/// A plausible wrong solution of an exercise, kept to prove that the suite rejects it.
struct WrongAnswer: Sendable {
  static let root = "Tests/WrongAnswers"
  /// How to add an exercise, for authors.
  static let guide = "Tests/WrongAnswers/README.md"
  /// Fewer would not show much.
  static let fewest = 4

  let exercise: ExerciseNumber
  /// Relative to the root.
  let file: String
  let text: String

  /// The name of the test that must reject it; nil if the first line does not say it.
  var caughtBy: String? {
    let mark = "// caught by: "
    guard let line = text.lines.first, line.hasPrefix(mark) else { return nil }
    let name = line.dropFirst(mark.count).description.trimmed
    return name.isEmpty ? nil : name
  }

  static func folder(of exercise: Exercise) -> String {
    let chapter = exercise.solutionFile.parentFolder.fileName
    return "\(root)/\(chapter)/\(ExerciseFiles.baseName(exercise.solutionFile))"
  }

  /// The wrong answers of an exercise, in the order of their names.
  static func all(of exercise: Exercise, root: String) -> [WrongAnswer] {
    let folder = folder(of: exercise)
    return Files.names(in: "\(root)/\(folder)").filter { $0.hasSuffix(".swift") }.compactMap {
      name in
      Files.text("\(root)/\(folder)/\(name)").map {
        WrongAnswer(exercise: exercise.number, file: "\(folder)/\(name)", text: $0)
      }
    }
  }
}
