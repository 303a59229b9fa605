/// A copy of the workbook in which exercises can be replaced and built without touching the author's
/// files. Its `Chapters` hold whatever is to be tried: starters, solutions, or variants of them.
///
/// It stays from one proof to the next, so that the library is built once.
struct Workspace: Sendable {
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
    try Self.update(root, from: original)
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
    try Self.write(text, to: workbook.root + "/" + exercise.starterFile)
  }

  /// Lets the files of some exercises be compiled again, for the sake of the compiler's warnings.
  func touch(_ exercises: [Exercise]) throws {
    for file in exercises.flatMap({ [$0.starterFile, $0.suiteFile] }) {
      let path = workbook.root + "/" + file
      if let text = Files.text(path) { try Files.write(text, to: path) }
    }
  }

  /// Writes a file if it holds something else, so that what did not change is not compiled again.
  private static func write(_ text: String, to path: String) throws {
    guard Files.text(path) != text else { return }
    try Files.makeFolder(path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 })
    try Files.write(text, to: path)
  }

  private static func update(_ root: String, from original: Workbook) throws {
    let exercises = Set(original.exercises.map { $0.starterFile })
    var wanted = exercises
    for folder in ["Package.swift", "Chapters", "Solutions", "Tests"] {
      for file in files(of: original, in: folder) where !exercises.contains(file) {
        wanted.insert(file)
        try write(Files.text(original.absolute(file)) ?? "", to: "\(root)/\(file)")
      }
    }
    // The manifest names the runner, which has nothing to do with the proof.
    if Files.isFolder(original.absolute("Scripts/Runner")) {
      wanted.insert("Scripts/Runner/main.swift")
      try write("// Nothing is run here.\n", to: root + "/Scripts/Runner/main.swift")
    }
    for folder in ["Chapters", "Solutions", "Tests", "Scripts"] {
      for path in Files.allFiles(below: "\(root)/\(folder)")
      where !wanted.contains(String(path.dropFirst(root.count + 1))) {
        try Files.remove(path)
      }
    }
  }

  /// The files that the learner's package is made of.
  private static func files(of original: Workbook, in folder: String) -> [String] {
    let path = original.absolute(folder)
    guard Files.isFolder(path) else { return Files.exists(path) ? [folder] : [] }
    let authors = ["Tests/LibraryTests/", "Tests/WorkbookTests/", "Tests/WrongAnswers/"]
    return Files.allFiles(below: path).map { String($0.dropFirst(original.root.count + 1)) }
      .filter { file in !authors.contains { file.hasPrefix($0) } && !file.contains("/.") }
  }
}

extension MarkedSource {
  /// The marked solution of an exercise; nil if it is not there or a marker is wrong.
  init?(of exercise: Exercise, in workbook: Workbook) {
    guard let text = Files.text(workbook.absolute(exercise.solutionFile)),
      let source = try? MarkedSource(parsing: text, file: exercise.solutionFile)
    else { return nil }
    self = source
  }
}
