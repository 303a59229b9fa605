import Foundation
import Testing

@testable import WorkbookKit

/// A small workbook with a real layout: two chapters, four exercises, and a library of one line.
struct Miniature {
  let folder: TemporaryFolder

  var root: String { folder.path }

  /// - Parameter isShared: Whether it lasts as long as the process, for tests that share its builds.
  init(
    _ name: String = "Small “exercise” with spaces, ü and 見",
    isShared: Bool = false
  ) {
    folder = TemporaryFolder(name, isShared: isShared)
    #expect(throws: Never.self) {
      try folder.writeLibrary()
      for name in ["style.css", "film.css", "search.js", "page.js", "film.js"] {
        try folder.write("/* \(name) */\n", to: "Scripts/Book/\(name)")
      }
      try write(1, "Numbers", Self.numbers)
      try write(2, "Words", Self.words)
    }
  }

  /// The workbook as the runner sees it.
  func workbook(_ source: Source = .chapters) throws -> Workbook {
    try Workbook(root: root, source: source)
  }

  /// What a learner saves.
  func save(_ text: String, as file: String) throws {
    try folder.write(text, to: file)
  }

  /// Changes a file that is there.
  func edit(_ file: String, _ change: (String) -> String) throws {
    try save(change(#require(folder.text(file))), as: file)
  }

  /// The lesson of the first chapter.
  static let lesson = "Chapters/01-Numbers/README.md"

  /// Makes 1.2 an exercise whose learner writes a test file.
  func makeDoubleATestFile() throws {
    for tree in ["Chapters", "Solutions"] {
      let text = try #require(folder.text("\(tree)/01-Numbers/1.2-Double.swift"))
      try Files.remove("\(root)/\(tree)/01-Numbers/1.2-Double.swift")
      try save(text, as: "\(tree)/01-Numbers/TestFiles/1.2-Double.swift")
    }
  }

  /// Writes a page with two paths. A table in another section has none.
  func savePaths() throws {
    let page = """
      # The chapters

      | path | for whom | hours | exercises |
      |---|---|---|---|
      | `decoy` | this table is in another section | 1 | 1.1 |

      ## Paths

      | path | for whom | hours | exercises |
      |---|---|---|---|
      | `all` | everybody | 1 | every exercise |
      | `short` | you have **one** hour | 1 | 2.1, 1.1, 1.3 |

      """
    try save(page, as: LearningPath.page)
  }

  /// Makes every exercise as it was at the beginning, and forgets what the learner has done.
  func reset() throws {
    try? FileManager.default.removeItem(atPath: "\(root)/\(LearnerFolder.name)")
    try? FileManager.default.removeItem(atPath: "\(root)/\(LearningPath.page)")
    for starter in try StarterFile.all(root: root) {
      try folder.write(starter.text, to: starter.path)
    }
  }

  private func write(_ number: Int, _ module: String, _ exercises: [ExerciseText]) throws {
    let folder = "0\(number)-\(module)"
    var lesson = "# \(number) \(module)\n\nAn opening.\n"
    for (index, exercise) in exercises.enumerated() {
      let id = "\(number).\(index + 1)"
      let title = exercise.title
      lesson += Self.section(
        "\(id) \(title)",
        points: "2 points",
        hint: { "Hint \($0) of \(title)." },
        why: title == "Double"
          ? "**Why is doubling an addition?** Twice a number is the number and itself." : nil
      )
      let name = "\(id)-\(exercise.title)"
      let solution = """
        \(exercise.signature) {
          // BEGIN SOLUTION
          \(exercise.answer)
          // END SOLUTION
          // STUB: \(exercise.stub)
        }

        """
      let starter = try MarkedSource(parsing: solution, file: name).starter
      try save(solution, as: "Solutions/\(folder)/\(name).swift")
      try save(starter, as: "Chapters/\(folder)/\(name).swift")
      let suite = Self.suite(id, exercise, module: module)
      try save(suite, as: "Tests/\(folder)Tests/\(name)Tests.swift")
    }
    lesson += "\n## What you can do now\n\nCount.\n"
    try save(lesson, as: "Chapters/\(folder)/README.md")
  }

  /// An exercise's part of a lesson.
  ///
  /// - Parameters:
  ///   - hint: The hint with a number.
  ///   - why: The question for afterwards, if there is one, and its answer.
  static func section(
    _ heading: String,
    points: String,
    hint: (Int) -> String,
    why: String?
  ) -> String {
    let hints = (1...3).map { ("Hint \($0)", hint($0)) }
    let folded = (hints + (why.map { [("Why?", $0)] } ?? [])).map { summary, text in
      """

      <details><summary>\(summary)</summary>

      \(text)

      </details>

      """
    }
    return "\n## \(heading)\n\n*\(points) · 5 minutes · fill in*\n\nWrite it.\n" + folded.joined()
  }

  private static func suite(_ id: String, _ exercise: ExerciseText, module: String) -> String {
    let tests = exercise.checks.enumerated().map { index, check in
      "  @Test(\"\(check.name)\") func check\(index)() {\n    \(check.expectation)\n  }\n"
    }
    return """
      import Testing

      @testable import \(module)

      @Suite("\(id) \(exercise.title)") struct \(exercise.title)Tests {
      \(tests.joined())}

      """
  }
}

private struct ExerciseText {
  let title: String
  let signature: String
  let answer: String
  var stub = "a"
  let checks: [(name: String, expectation: String)]
}

extension Miniature {
  fileprivate static let numbers = [
    ExerciseText(
      title: "Add",
      signature: "func add(_ a: Int, _ b: Int) -> Int",
      answer: "a + b",
      stub: "0",
      checks: [
        ("One and one are two", "#expect(add(1, 1) == 2, \"Both numbers count.\")"),
        ("The order does not matter", "#expect(add(2, 3) == add(3, 2))"),
      ]
    ),
    ExerciseText(
      title: "Double",
      signature: "func double(_ a: Int) -> Int",
      answer: "2 * a",
      checks: [
        ("Nothing stays nothing", "#expect(double(0) == 0)"),
        ("One becomes two", "#expect(double(1) == 2, \"Twice the number.\")"),
      ]
    ),
    ExerciseText(
      title: "Negate",
      signature: "func negate(_ a: Int) -> Int",
      answer: "-a",
      checks: [("The sign changes", "#expect(negate(1) == -1)")]
    ),
  ]
  fileprivate static let words = [
    ExerciseText(
      title: "Shout",
      signature: "func shout(_ a: String) -> String",
      answer: "a + \"!\"",
      checks: [("A mark follows", "#expect(shout(\"a\") == \"a!\")")]
    )
  ]
}
