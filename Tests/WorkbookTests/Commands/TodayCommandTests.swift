import Foundation
import Testing
import WorkbookPlayProtocol

@testable import WorkbookKit
@testable import workbook

@Suite("workbook today", .offPool, .timeLimit(.minutes(20))) struct TodayCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
  }

  /// Writes the records as if exercises had passed so many days ago.
  private func pass(_ names: [String], daysAgo days: Int = 0) throws {
    let day = ReviewSchedule.day() - days
    let records = names.map { "\"\($0)\":{\"day\":\(day),\"reviews\":0}" }
    try learner.miniature.save("{\(records.joined(separator: ","))}", as: ".workbook/reviews")
  }

  private func ask(of title: String, _ question: String, _ answer: String) throws {
    let lesson = "Chapters/01-Numbers/README.md"
    let text = try #require(learner.miniature.folder.text(lesson))
    let why = "\n<details><summary>Why?</summary>\n\n**\(question)** \(answer)\n\n</details>\n"
    let heading = try #require(text.range(of: title))
    let rest = text[heading.upperBound...]
    let end = rest.range(of: "\n## ")?.lowerBound ?? text.endIndex
    try learner.miniature.save(text[..<end] + why + text[end...], as: lesson)
  }

  @Test("Before anything has passed it says where to begin")
  func nothing() {
    let result = learner.run("today")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Nothing has passed yet"))
    #expect(result.output.contains("Scripts/workbook run"))
  }

  @Test("It asks about an exercise that is due, and answers where nobody can press a key")
  func question() throws {
    try ask(of: "1.1 Add", "Why add?", "To have more.")
    try ask(of: "1.2 Double", "Why double?", "To have twice as much.")
    try pass(["Add"], daysAgo: 1)
    let asked = learner.run("today").output
    #expect(asked.contains("From 1.1 Add") && asked.contains("Why add?"))
    #expect(asked.contains("An answer:\n\nTo have more."))
    #expect(!asked.contains("Why double?"))
    #expect(asked.contains("Scripts/workbook read 1.2"))
  }

  @Test("`status` offers it on a day on which nothing has passed yet", arguments: [0, 1])
  func offer(daysAgo: Int) throws {
    try pass(["Add"], daysAgo: daysAgo)
    #expect(learner.run("status").output.contains("workbook today") == (daysAgo > 0))
  }

  @Test("A changed line is shown by what the app does, and then by the line and what notices it")
  func changedLine() throws {
    let workbook = try learner.miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    let text = "func add(_ a: Int, _ b: Int) -> Int {\n  a + b\n}\n"
    let mutant = try #require(Mutator(of: text).mutants().first { $0.kind == .operation })
    var film = Film(title: exercise.name)
    film.add(PlayedSnapshots.beginning, after: nil)
    film.add(PlayedSnapshots.tapped, after: .event(.tap("+")))
    let line = ChangedLine(
      exercise: exercise,
      mutant: mutant,
      shown: film.steps,
      own: film.steps[0],
      noticed: [
        Check(
          name: "One and one are two",
          status: .failed,
          issues: [Check.Issue(comment: "The sum should be 2.", file: "", line: 0)],
          file: "",
          line: 0
        )
      ]
    )
    let view = TodayView(style: Style(hasColour: false), width: 80)
    let question = view.question(line)
    #expect(question.contains("▸ Tap “+”") && question.contains("    Sum: <1>"))
    #expect(!question.contains { $0.contains("a - b") || $0.contains("Controls") })
    let answer = view.answer(line, places: .fromRoot)
    #expect(answer.first == "\(exercise.file):2  Another operator")
    #expect(answer.contains("  -   a + b") && answer.contains("  +   a - b"))
    #expect(answer.contains("▸ At the beginning"))
    #expect(answer.contains("  ✗ One and one are two"))
    #expect(answer.contains("    The sum should be 2."))
  }

  /// Finds a line of a feature, with films and checks in the place of programs.
  private func search(
    shown: @escaping (String) -> PlaySnapshot?,
    failing: @escaping (String) -> [Check]
  ) throws -> ChangedLine? {
    let exercise = try #require(try learner.miniature.workbook().exercises.first)
    let feature = "func f(a: Int, b: Int) -> Int {\n  let c = a + b\n  return c * 2\n}\n"
    return try ChangedLineSearch(
      stage: exercise,
      text: Project.text(feature: feature, tests: "// mine\n"),
      steps: { text, _ in
        shown(text).map { snapshot in
          var film = Film(title: "")
          film.add(PlayedSnapshots.beginning, after: nil)
          film.add(snapshot, after: nil)
          return film.steps
        }
      },
      failing: failing
    )
    .find(seed: "1")
  }

  @Test("A line is found whose change is seen and noticed, and no other")
  func searchOfALine() throws {
    let noticed = Check(name: "Mine", status: .failed, file: "", line: 0)
    let changesSum = { (text: String) in !text.contains("a + b") }
    let line = try search(
      shown: { changesSum($0) ? PlayedSnapshots.typed(1) : PlayedSnapshots.tapped },
      failing: { changesSum($0) && $0.contains("// mine") ? [noticed] : [] }
    )
    let found = try #require(line)
    #expect(found.mutant.line == 2 && found.noticed == [noticed])
    #expect(found.shown.last?.snapshot == PlayedSnapshots.typed(1))
    #expect(found.own?.snapshot == PlayedSnapshots.tapped)
    let unseen = try search(
      shown: { _ in PlayedSnapshots.tapped },
      failing: { changesSum($0) ? [noticed] : [] }
    )
    #expect(unseen == nil)
    let unnoticed = try search(
      shown: { changesSum($0) ? PlayedSnapshots.typed(1) : PlayedSnapshots.tapped },
      failing: { _ in [] }
    )
    #expect(unnoticed == nil)
    let broken = {
      try self.search(shown: { _ in PlayedSnapshots.tapped }, failing: { _ in [noticed] })
    }
    #expect(throws: WorkbookError.self) { try broken() }
  }

  @Test("The step that differs is the first whose screen or log does, or the end of an app")
  func difference() {
    func steps(_ snapshots: [PlaySnapshot]) -> [Film.Step] {
      var film = Film(title: "")
      for snapshot in snapshots { film.add(snapshot, after: nil) }
      return film.steps
    }
    let own = steps([PlayedSnapshots.beginning, PlayedSnapshots.tapped, PlayedSnapshots.typed(1)])
    let other = steps([PlayedSnapshots.beginning, PlayedSnapshots.typed(2)])
    #expect(ChangedLineSearch.firstDifference(own, own) == nil)
    #expect(ChangedLineSearch.firstDifference(own, other) == 1)
    #expect(ChangedLineSearch.firstDifference(own, Array(own.prefix(2))) == 1)
  }
}
