/// A copy of the workbook in which exercises can be replaced and built without touching the author's
/// files. Its `Chapters` hold whatever is to be tried: starters, solutions, or variants of them.
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
  func put(_ text: String?, for number: ExerciseNumber) throws {
    guard let exercise = exercise(number), let text = text ?? solutions[number] else { return }
    try WorkbookCopy.write(text, to: workbook.root + "/" + exercise.starterFile)
  }

  /// Lets the files of some exercises be compiled again, for the sake of the compiler's warnings.
  func touch(_ exercises: [Exercise]) throws {
    for file in exercises.flatMap({ [$0.starterFile, $0.suiteFile] }) {
      let path = workbook.root + "/" + file
      if let text = Files.text(path) { try Files.write(text, to: path) }
    }
  }
}
