import Foundation
import WorkbookKit

/// The exercises of a workbook, found by what learners call their files.
struct ExerciseNames {
  /// The meaning of a name.
  enum Meaning {
    case nothing
    case exercise(Exercise)
    /// It looks like an exercise, and the words say why it is not taken for one.
    case doubt(String)
  }

  private let exercises: [ExerciseID: Exercise]
  /// By the part of the file's name behind the number, in small letters.
  private let titles: [String: [ExerciseID]]
  /// The exercises of numbers that earlier editions had.
  private let former: [ExerciseID: [ExerciseID]]

  /// - Parameter workbook: The instructor's.
  init(_ workbook: Workbook) {
    exercises = Dictionary(uniqueKeysWithValues: workbook.exercises.map { ($0.id, $0) })
    titles = workbook.exercises.reduce(into: [:]) { titles, exercise in
      for file in exercise.starterFiles {
        let title = Self.stem(file.fileName).drop { $0 != "-" }.dropFirst()
        titles[String(title), default: []].append(exercise.id)
      }
    }
    let changes = Files.text(workbook.absolute(".github/CHANGELOG.md")) ?? ""
    former = changes.matches(of: #/([0-9]+\.[0-9]+) → ([0-9]+\.[0-9]+)/#).reduce(into: [:]) {
      guard let old = Self.id($1.output.1), let new = Self.id($1.output.2) else { return }
      $0[old, default: []].append(new)
    }
  }

  /// Whether a file is Swift, also where a program added `.txt`.
  static func isSwift(_ name: String) -> Bool {
    let name = name.trimmed
    return name.lowercased().hasSuffix(".swift") || name.lowercased().hasSuffix(".swift.txt")
  }

  /// Says which exercise a name means.
  ///
  /// - Parameters:
  ///   - name: The name of a file or folder.
  ///   - needsNumber: Whether a title without a number means nothing.
  func meaning(of name: String, needsNumber: Bool) -> Meaning {
    let stem = Self.stem(SubmissionSource.flatName(name)?.file ?? name)
    // Words that systems add to a copy may be in any script, and those of exercises are in Latin.
    let words = stem.matches(of: #/[a-z0-9]+/#).map { String($0.output) }
    let isCopy = words.count { Int($0) != nil } < 2
    let joined = words.filter { Int($0) == nil && !Self.marksOfCopies.contains($0) }.joined()
    let named = Set((words + [joined]).flatMap { titles[$0] ?? [] })
    let numbers = stem.matches(of: #/[0-9]+(?:\.[0-9]+)+/#)
    let isLeading = numbers.first?.range.lowerBound == stem.startIndex
    let ids = numbers.compactMap { Self.id($0.output) }
    if let exercise = ids.lazy.compactMap({ exercises[$0] }).first(where: { named.contains($0.id) })
      ?? ids.lazy.flatMap({ former[$0] ?? [] }).first(where: named.contains)
      .flatMap({ exercises[$0] }) ?? ids.lazy.compactMap({ exercises[$0] }).first
    {
      guard named.isEmpty || named.contains(exercise.id) else {
        return .doubt("the number is of one exercise, and the name of another")
      }
      if isLeading || !named.isEmpty { return .exercise(exercise) }
    } else {
      if isLeading { return .doubt("no exercise has this number") }
      if needsNumber || named.isEmpty { return .nothing }
      let titled = titles[joined] ?? []
      if isCopy && titled.count == 1, let one = exercises[titled[0]] { return .exercise(one) }
    }
    return .doubt("a name has to begin with the number of an exercise")
  }

  /// The exercise with a number such as `3.7` or `03.08`.
  private static func id(_ number: Substring) -> ExerciseID? {
    let parts = number.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    return .numbered(ExerciseNumber(chapter: parts[0], position: parts[1]))
  }

  private static let marksOfCopies = ["copy", "of", "kopie", "von", "copie", "copia", "de"]

  private static func stem(_ name: String) -> String {
    name.lowercased().trimmed.replacing(#/(\.swift)?\.[a-z][a-z0-9]*$/#, with: "").trimmed
  }
}
