import Foundation
import Testing
import WorkbookPlayProtocol

@testable import WorkbookKit
@testable import workbook

@Suite("workbook today", .offPool, .timeLimit(.minutes(20))) struct TodayCommandTests {
  private let learner = LearnersWorkbook()

  /// Writes the records as if exercises had passed so many days ago.
  private func pass(_ names: [String], daysAgo days: Int = 0) throws {
    let day = ReviewSchedule.day() - days
    let records = names.map { "\"\($0)\":{\"day\":\(day),\"reviews\":0}" }
    try learner.miniature.save("{\(records.joined(separator: ","))}", as: ".workbook/reviews")
  }

  private func ask(of title: String, _ question: String, _ answer: String) throws {
    let why = "\n<details><summary>Why?</summary>\n\n**\(question)** \(answer)\n\n</details>\n"
    try learner.miniature.edit(Miniature.lesson) { text in
      var parts = text.components(separatedBy: "\n## ")
      for index in parts.indices where parts[index].hasPrefix(title) { parts[index] += why }
      return parts.joined(separator: "\n## ")
    }
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
          film.add(snapshot, after: .event(.tap("+")))
          return film.steps
        }
      },
      failing: failing
    )
    .find(seed: "1")
  }

  @Test("A line is found whose change is seen and noticed, and no other")
  func searchOfALine() throws {
    let issue = Check.Issue(comment: "The sum should be 2.", file: "", line: 0)
    let noticed = Check(name: "Mine", status: .failed, issues: [issue], file: "", line: 0)
    let changesSum = { (text: String) in !text.contains("a + b") }
    let line = try search(
      shown: { changesSum($0) ? PlayedSnapshots.typed(1) : PlayedSnapshots.tapped },
      failing: { changesSum($0) && $0.contains("// mine") ? [noticed] : [] }
    )
    let found = try #require(line)
    #expect(found.mutant.line == 2 && found.noticed == [noticed])
    #expect(found.shown.last?.snapshot == PlayedSnapshots.typed(1))
    #expect(found.own?.snapshot == PlayedSnapshots.tapped)
    // It is shown by what the app does, and then by the line and what notices it.
    let view = TodayView(style: Style(hasColour: false), width: 80)
    let question = view.question(found)
    #expect(question.contains("▸ Tap “+”") && question.contains("    + 1"))
    #expect(!question.contains { $0.contains("a - b") || $0.contains("Controls") })
    let answer = view.answer(found, places: .fromRoot)
    #expect(answer.first == "\(found.exercise.file):2  Another operator")
    #expect(answer.contains("  -   let c = a + b") && answer.contains("    Sum: <1>"))
    #expect(answer.contains("  ✗ Mine") && answer.contains("    The sum should be 2."))
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
