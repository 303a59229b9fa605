import WorkbookKit

/// A copy of the workbook in which exercises can be replaced and built without touching the
/// author's files. Its `Chapters` hold what is tried: starters, solutions, or variants of them.
///
/// It stays from one proof to the next, so that the library is built once.
struct ProofWorkspace: Sendable {
  /// The author's workbook.
  let original: Workbook
  /// The copy, as the runner's engine sees it.
  let workbook: Workbook
  /// The solutions without markers.
  let solutions: [ExerciseNumber: String]
  /// Exercises that cannot be built, because a file of theirs is missing or a marker is wrong.
  let leftOut: Set<ExerciseNumber>

  /// Makes the copy, or brings an earlier one up to date.
  ///
  /// - Parameters:
  ///   - original: The author's workbook.
  ///   - module: The only chapter to build; all of them if nil.
  /// - Throws: A sentence, if a file cannot be written.
  init(of original: Workbook, module: String?) throws {
    self.original = original
    let root = original.memory + "/proof"
    try WorkbookCopy(original: original, root: root).update()
    workbook = try Workbook(root: root, source: .chapters, module: module)
    var solutions: [ExerciseNumber: String] = [:]
    var leftOut: Set<ExerciseNumber> = []
    for exercise in original.exercises {
      if let source = MarkedSource(of: exercise, in: original),
        Files.exists(original.absolute(exercise.suiteFile))
      {
        solutions[exercise.number] = source.solution
      } else {
        leftOut.insert(exercise.number)
      }
    }
    self.solutions = solutions
    self.leftOut = leftOut
    for exercise in original.exercises { try put(nil, for: exercise.number) }
  }

  func exercise(_ number: ExerciseNumber) -> Exercise? {
    original.exercises.first { $0.number == number }
  }

  /// Puts a text in an exercise's place.
  ///
  /// - Parameters:
  ///   - text: The solution, if nil.
  ///   - number: The exercise.
  ///   - isFresh: Whether exercise and suite are compiled also if they have not changed, so that
  ///     the compiler's warnings about them are there.
  func put(_ text: String?, for number: ExerciseNumber, isFresh: Bool = false) throws {
    guard let exercise = exercise(number), let text = text ?? solutions[number] else { return }
    let path = workbook.root + "/" + exercise.starterFile
    if !isFresh { return try WorkbookCopy.write(text, to: path) }
    try Files.write(text, to: path)
    let suite = workbook.root + "/" + exercise.suiteFile
    if let text = Files.text(suite) { try Files.write(text, to: suite) }
  }
}
