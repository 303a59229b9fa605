import Testing

@testable import WorkbookKit

@Suite("Small changes of a project", .timeLimit(.minutes(20))) struct ChangeCheckTests {
  private static let suiteCheck = "Two taps count to two"

  private let exercise: Exercise
  /// A feature of eight statements, and tests of it.
  private let text = Project.text(
    feature: """
      func count() {
      \((1...8).map { "  step(\($0))" }.joined(separator: "\n"))
      }

      """,
    tests: "@Test func counts() {}\n"
  )

  init() throws {
    let miniature = try Miniature()
    let add = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 1))
    var section = try #require(try miniature.workbook().exercises.first { $0.id == add })
      .section
    section.kind = .project
    exercise = Exercise(
      section: section,
      folder: "01-Numbers",
      files: FileNames(folder: "01-Numbers", root: miniature.folder.path),
      source: .chapters
    )
  }

  /// A verdict in which the suite's own check and the learner's tests ended so.
  private func verdict(suite: Check.Status, ownTests: Check.Status) -> Verdict {
    let checks = [
      (Self.suiteCheck, suite), (ChangeCheck.ownTestsName, ownTests), (ChangeCheck.name, .notRun),
    ]
    return Verdict(
      status: .failed,
      checks: checks.map { Check(name: $0.0, status: $0.1, file: "Suite.swift", line: 1) }
    )
  }

  /// What becomes of the check, and how many changes were judged for it.
  private func result(
    width: Int = 1,
    judge: @escaping @Sendable (_ text: String) -> Verdict
  ) throws -> (verdict: Verdict, check: Check, judged: Int) {
    let judged = Locked(0)
    let verdict = try ChangeCheck(of: exercise, text: text)
      .completed(verdict(suite: .passed, ownTests: .passed), width: width) { text, _ in
        judged.withLock { $0 += 1 }
        return judge(text)
      }
    let check = try #require(verdict.checks.first { $0.name == ChangeCheck.name })
    return (verdict, check, judged.withLock { $0 })
  }

  @Test("Tests that notice every change pass, after all were judged")
  func allNoticed() throws {
    let noticed = verdict(suite: .failed, ownTests: .failed)
    let result = try result { _ in noticed }
    #expect(result.check.status == .passed)
    #expect(result.verdict.status == .passed)
    #expect(result.check.remark == "23 of 23 small changes were tried")
    #expect(result.judged == 23)
  }

  @Test("Judging ends with the third change that the tests do not notice", arguments: [1, 2, 5])
  func unnoticed(width: Int) throws {
    let unnoticed = verdict(suite: .failed, ownTests: .passed)
    let result = try result(width: width) { _ in unnoticed }
    #expect(result.check.status == .failed)
    #expect(result.verdict.status == .failed)
    #expect(result.check.issues.count == 3)
    #expect((3..<3 + width).contains(result.judged))
    let first = try #require(result.check.issues.first)
    #expect(first.comment.contains("\"\(Self.suiteCheck)\" fails"))
    #expect(first.comment.contains("step(1)"))
    #expect(result.check.issues.map(\.line) == result.check.issues.map(\.line).sorted())
  }

  @Test("The first unnoticed changes are shown, however many are judged at a time")
  func sameWhateverWidth() throws {
    let unnoticed = verdict(suite: .failed, ownTests: .passed)
    let noticed = verdict(suite: .failed, ownTests: .failed)
    // Half of the changes are noticed, by the text.
    let judge: @Sendable (String) -> Verdict = { $0.utf8.count % 2 == 0 ? unnoticed : noticed }
    let alone = try result(judge: judge).check.issues
    #expect(!alone.isEmpty)
    #expect(try result(width: 4, judge: judge).check.issues == alone)
  }

  @Test("A change that does not compile, or that nobody sees, asks for no test")
  func withoutEffect() throws {
    let unseen = verdict(suite: .passed, ownTests: .passed)
    let noticed = verdict(suite: .failed, ownTests: .failed)
    let result = try result { text in
      if !text.contains("  step(1)\n") { return unseen }
      return text.contains("  step(2)\n") ? noticed : Verdict(status: .doesNotCompile)
    }
    #expect(result.check.status == .passed)
  }

  @Test("A feature of which hardly a change is seen does not pass", arguments: [0, 2])
  func nothingSeen(seen: Int) throws {
    let unseen = verdict(suite: .passed, ownTests: .passed)
    let noticed = verdict(suite: .failed, ownTests: .failed)
    let result = try result { text in
      (1...8).contains { $0 <= seen && !text.contains("step(\($0))") } ? noticed : unseen
    }
    #expect(result.check.status == .failed && result.verdict.status == .failed)
    #expect(result.check.message.hasPrefix("Only "))
    #expect(result.check.message.contains("too few to prove your tests"))
  }

  @Test("A feature in which nothing can be changed does not pass")
  func nothingToChange() throws {
    let verdict = try ChangeCheck(of: exercise, text: Project.text(feature: "", tests: ""))
      .completed(verdict(suite: .passed, ownTests: .passed)) { _, _ in
        throw WorkbookError("Nothing is to be judged.")
      }
    let check = try #require(verdict.checks.first { $0.name == ChangeCheck.name })
    #expect(check.status == .failed && verdict.status == .failed)
    #expect(check.message.hasPrefix("Only 0 of 0 small changes"))
  }

  @Test("Of many changes, each condition is changed before statements are left out")
  func many() throws {
    let feature = """
      func count() {
      \((1...30).map { "  step(a)\n  other(\($0 % 3))" }.joined(separator: "\n"))
        if a > 1 { step(b) }
      }

      """
    let judged = Locked<[String]>([])
    let noticed = verdict(suite: .failed, ownTests: .failed)
    let verdict = try ChangeCheck(of: exercise, text: Project.text(feature: feature, tests: ""))
      .completed(verdict(suite: .passed, ownTests: .passed)) { text, _ in
        judged.withLock { $0.append(text) }
        return noticed
      }
    let remark = verdict.checks.first { $0.name == ChangeCheck.name }?.remark ?? ""
    #expect(remark.hasPrefix("20 of "))
    #expect(judged.withLock { $0.contains { $0.contains("a >= 1") || $0.contains("a > 2") } })
    // A part of them leaves out a statement.
    let calls = feature.ranges(of: "(").count
    #expect(judged.withLock { $0.count { $0.ranges(of: "(").count < calls } } >= 3)
  }

  @Test("No change is judged before the other checks pass")
  func tooEarly() throws {
    let judged = Locked(false)
    let verdict = try ChangeCheck(of: exercise, text: text)
      .completed(verdict(suite: .failed, ownTests: .passed)) { _, _ in
        judged.withLock { $0 = true }
        return Verdict(status: .passed)
      }
    let check = try #require(verdict.checks.first { $0.name == ChangeCheck.name })
    #expect(check.status == .notRun)
    #expect(!judged.withLock { $0 })
  }
}
