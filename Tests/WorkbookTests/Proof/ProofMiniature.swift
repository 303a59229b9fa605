import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// A workbook of one chapter to prove things about: each exercise is a function of a number.
struct ProofMiniature {
  struct ExerciseText {
    var title: String
    var answer = "2 * a + 1"
    var stub = "a"
    var suite = Self.goodSuite
    /// What each wrong answer gives, and which test is said to reject it.
    var wrongAnswers = Self.goodWrongAnswers

    static let goodSuite = """
        @Test("Odd ones come out") func odd() {
          for a in [0, 1, 5] { #expect(f(a) % 2 == 1, "An odd number was expected.") }
        }
        @Test("It grows by two") func growth() {
          for a in [-3, 4] { #expect(f(a + 1) == f(a) + 2, "Two more were expected.") }
          #expect(f(10) == 21, "21 was expected.")
        }
      """
    static let goodWrongAnswers = [
      ("2 * a", "Odd ones come out"), ("a", "Odd ones come out"), ("4 * a + 1", "It grows by two"),
      ("a * a + a + 1", "It grows by two"),
    ]
  }

  let folder = TemporaryFolder("Small proof")

  var root: String { folder.path }

  init(_ exercises: [ExerciseText]) {
    #expect(throws: Never.self) {
      try folder.writeLibrary()
      var lesson = "# 1 Numbers\n"
      for (index, exercise) in exercises.enumerated() {
        lesson += Miniature.section(
          "1.\(index + 1) \(exercise.title)",
          points: "1 point",
          hint: { "Think of \($0)." },
          why: "**Why so?** So."
        )
        try write(exercise, number: index + 1)
      }
      try folder.write(lesson, to: "Chapters/01-Numbers/README.md")
    }
  }

  func workbook() throws -> Workbook {
    try Workbook(root: root, source: .solutions)
  }

  /// The findings of the form.
  func structure() throws -> [Finding] {
    let workbook = try workbook()
    let ids = Set(workbook.exercises.map { $0.id })
    return StructureCheck(workbook: workbook, selected: ids).findings()
  }

  /// Changes a file.
  func edit(_ file: String, _ change: (String) -> String) throws {
    try folder.write(change(folder.text(file) ?? ""), to: file)
  }

  private func write(_ exercise: ExerciseText, number: Int) throws {
    let name = "1.\(number)-\(exercise.title)"
    let function = { (body: String) in
      "enum \(exercise.title) {\n  static func f(_ a: Int) -> Int {\n\(body)\n  }\n}\n"
    }
    let solution = function(
      """
          // BEGIN SOLUTION
          \(exercise.answer)
          // END SOLUTION
          // STUB: \(exercise.stub)
      """
    )
    try folder.write(solution, to: "Solutions/01-Numbers/\(name).swift")
    try folder.write(
      try MarkedSource(parsing: solution, file: name).starter,
      to: "Chapters/01-Numbers/\(name).swift"
    )
    try folder.write(
      """
      import Testing

      @testable import Numbers

      @Suite("1.\(number) \(exercise.title)") struct \(exercise.title)Tests {
        private func f(_ a: Int) -> Int { \(exercise.title).f(a) }

      \(exercise.suite)
      }

      """,
      to: "Tests/01-NumbersTests/\(name)Tests.swift"
    )
    let removed = exercise.answer.lines.map { "-    \($0.trimmed)\n" }.joined()
    let answers = exercise.wrongAnswers.enumerated().map { index, wrong in
      "=== Wrong\(index + 1)\n// caught by: \(wrong.1)\n@@\n\(removed)+    \(wrong.0)\n"
    }
    try folder.write(
      answers.joined(separator: "\n"),
      to: "Tests/Answers/01-Numbers/\(name).diff"
    )
  }
}
