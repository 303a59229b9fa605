import Foundation

@testable import WorkbookKit

/// A small workbook with a real layout: two chapters, four exercises, and a library of one line.
struct Miniature {
  let folder: TemporaryFolder

  var root: String { folder.path }

  init(_ name: String = "Small “exercise” with spaces, ü and 見") throws {
    folder = try TemporaryFolder(name)
    try MiniatureLibrary.write(to: folder)
    try folder.write("body {}\n", to: "Scripts/Book/style.css")
    try folder.write("find();\n", to: "Scripts/Book/search.js")
    try folder.write("turn();\n", to: "Scripts/Book/page.js")
    for chapter in Self.chapters {
      try write(chapter)
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

  /// Makes every exercise as it was at the beginning, and forgets what the learner has done.
  func reset() throws {
    try? FileManager.default.removeItem(atPath: "\(root)/\(LearnerFolder.name)")
    try? FileManager.default.removeItem(atPath: "\(root)/\(LearningPath.page)")
    for starter in try StarterFile.all(root: root) {
      try folder.write(starter.text, to: starter.path)
    }
  }

  private func write(_ chapter: ChapterText) throws {
    var lesson = "# \(chapter.number) \(chapter.module)\n\nAn opening.\n"
    for (index, exercise) in chapter.exercises.enumerated() {
      let id = "\(chapter.number).\(index + 1)"
      lesson += Self.section(id, exercise.title)
      let file = "0\(chapter.number)-\(chapter.module)/\(id)-\(exercise.title).swift"
      let solution = """
        \(exercise.signature) {
          // BEGIN SOLUTION
          \(exercise.answer)
          // END SOLUTION
          // STUB: \(exercise.stub)
        }

        """
      try folder.write(solution, to: "Solutions/\(file)")
      try folder.write(
        try MarkedSource(parsing: solution, file: file).starter,
        to: "Chapters/\(file)"
      )
      try folder.write(
        Self.suite(id, exercise, module: chapter.module),
        to: "Tests/0\(chapter.number)-\(chapter.module)Tests/\(id)-\(exercise.title)Tests.swift"
      )
    }
    lesson += "\n## What you can do now\n\nCount.\n"
    try folder.write(lesson, to: "Chapters/0\(chapter.number)-\(chapter.module)/README.md")
  }

  private static func section(_ id: String, _ title: String) -> String {
    let hints = (1...3).map { number in
      """

      <details><summary>Hint \(number)</summary>

      Hint \(number) of \(title).

      </details>

      """
    }
    let why = """

      <details><summary>Why?</summary>

      **Why is doubling an addition?** Twice a number is the number and itself.

      </details>

      """
    return "\n## \(id) \(title)\n\n*2 points · 5 minutes · fill in*\n\nWrite it.\n" + hints.joined()
      + (title == "Double" ? why : "")
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

private struct ChapterText {
  let number: Int
  let module: String
  let exercises: [ExerciseText]
}

private struct ExerciseText {
  let title: String
  let signature: String
  let answer: String
  let stub: String
  let checks: [(name: String, expectation: String)]
}

extension Miniature {
  private static var chapters: [ChapterText] {
    let add = ExerciseText(
      title: "Add",
      signature: "func add(_ a: Int, _ b: Int) -> Int",
      answer: "a + b",
      stub: "0",
      checks: [
        ("One and one are two", "#expect(add(1, 1) == 2, \"Both numbers count.\")"),
        ("The order does not matter", "#expect(add(2, 3) == add(3, 2))"),
      ]
    )
    let double = ExerciseText(
      title: "Double",
      signature: "func double(_ a: Int) -> Int",
      answer: "2 * a",
      stub: "a",
      checks: [
        ("Nothing stays nothing", "#expect(double(0) == 0)"),
        ("One becomes two", "#expect(double(1) == 2, \"Twice the number.\")"),
      ]
    )
    let negate = ExerciseText(
      title: "Negate",
      signature: "func negate(_ a: Int) -> Int",
      answer: "-a",
      stub: "a",
      checks: [("The sign changes", "#expect(negate(1) == -1)")]
    )
    let shout = ExerciseText(
      title: "Shout",
      signature: "func shout(_ a: String) -> String",
      answer: "a + \"!\"",
      stub: "a",
      checks: [("A mark follows", "#expect(shout(\"a\") == \"a!\")")]
    )
    return [
      ChapterText(number: 1, module: "Numbers", exercises: [add, double, negate]),
      ChapterText(number: 2, module: "Words", exercises: [shout]),
    ]
  }
}
