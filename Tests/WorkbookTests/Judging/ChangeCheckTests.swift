import Testing

@testable import WorkbookKit

@Suite("Small changes of a project") struct ChangeCheckTests {
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
    let told = Locked<[Int]>([])
    let passed = verdict(suite: .passed, ownTests: .passed)
    let verdict = try ChangeCheck(of: exercise, text: text)
      .completed(
        passed,
        width: width,
        onTried: { done, all in
          #expect(all == 23)
          told.withLock { $0.append(done) }
        },
        judge: { text, _ in
          judged.withLock { $0 += 1 }
          return judge(text)
        }
      )
    #expect(told.withLock { $0 } == Array(1...judged.withLock { $0 }))
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

  /// What becomes of a feature that goes on from another one, in which so many changes are noticed.
  private func result(
    of feature: String,
    goingOnFrom former: String,
    judge: @escaping @Sendable (_ text: String) -> Verdict
  ) throws -> (check: Check, texts: [String]) {
    let texts = Locked<[String]>([])
    let text = Project.text(feature: feature, tests: "@Test func counts() {}\n")
    let verdict = try ChangeCheck(of: exercise, text: text, former: former)
      .completed(verdict(suite: .passed, ownTests: .passed)) { text, _ in
        texts.withLock { $0.append(Project.parts(of: text).feature) }
        return judge(text)
      }
    let check = try #require(verdict.checks.first { $0.name == ChangeCheck.name })
    return (check, texts.withLock { $0 })
  }

  private static let oldLines = (1...8).map { "  old(\($0))" }
  private static let newLines = (1...4).map { "  new(\($0))" }

  private static func feature(_ lines: [String]) -> String {
    (["func count() {"] + lines + ["}", ""]).joined(separator: "\n")
  }

  @Test("In a later stage, only what is new is changed")
  func onlyNew() throws {
    let noticed = verdict(suite: .failed, ownTests: .failed)
    let result = try result(
      of: Self.feature(Self.oldLines + ["  // A word."] + Self.newLines),
      goingOnFrom: Self.feature(Self.oldLines)
    ) { _ in noticed }
    #expect(result.check.status == .passed)
    let count = result.texts.count
    #expect(count > 5)
    #expect(result.check.remark == "\(count) of \(count) small changes of what is new were tried")
    #expect(result.texts.allSatisfy { text in Self.oldLines.allSatisfy(text.contains) })
  }

  @Test("Of lines that stand twice, as many are new as were added")
  func twice() {
    let new = NewLines(
      in: "a()\n  b()\na()\n}\n}\n// c()\nc()\n",
      since: "b()\n  a()\n}\n"
    )
    #expect(new.numbers == [1, 7])
    #expect(new.hasAny(of: 1..<3))
    #expect(!new.hasAny(of: 2..<7))
  }

  @Test("Lines that a new part has in common with an old one do not make the old one new")
  func commonLines() {
    let old = "func old() {\n  work()\n  return .none\n}\n"
    let new = "func new() {\n  play()\n  return .none\n}\n"
    #expect(NewLines(in: new + old, since: old).numbers == [1, 2, 3])
    // The parts of the old text may stand in another order.
    #expect(NewLines(in: "func last() {}\n" + old, since: old + "func last() {}\n").numbers == [])
  }

  @Test("Where nothing is new, all lines are changed")
  func nothingIsNew() throws {
    let noticed = verdict(suite: .failed, ownTests: .failed)
    let feature = Self.feature(Self.oldLines)
    let result = try result(of: feature, goingOnFrom: feature) { _ in noticed }
    #expect(result.check.status == .passed)
    let count = result.texts.count
    #expect(result.check.remark == "\(count) of \(count) small changes were tried")
    #expect(result.texts.contains { !$0.contains("old(4)\n") })
  }

  @Test("A stage of which hardly a new change is seen does not pass", arguments: [0, 1, 2])
  func littleSeen(seen: Int) throws {
    let noticed = verdict(suite: .failed, ownTests: .failed)
    let unseen = verdict(suite: .passed, ownTests: .passed)
    let result = try result(
      of: Self.feature(Self.oldLines + Self.newLines),
      goingOnFrom: Self.feature(Self.oldLines)
    ) { text in
      // Of each line, it is seen that it is left out, and not that its number is another one.
      let isLeftOut = text.ranges(of: "new(").count < 4
      let isSeen = (1...4).contains { $0 <= seen && !text.contains("new(\($0))") }
      return isLeftOut && isSeen ? noticed : unseen
    }
    #expect(result.check.status == (seen < 2 ? .failed : .passed))
    #expect(seen >= 2 || result.check.message.contains("small changes of what is new were seen"))
  }

  @Test("A change of what is new that the tests do not notice is told at once")
  func unnoticedNew() throws {
    let unnoticed = verdict(suite: .failed, ownTests: .passed)
    let result = try result(
      of: Self.feature(Self.oldLines + ["  new(1)"]),
      goingOnFrom: Self.feature(Self.oldLines)
    ) { _ in unnoticed }
    #expect(result.check.status == .failed)
    #expect(result.check.issues.allSatisfy { $0.comment.contains("new(1)") })
  }

  @Test("Of many changes, what each guard does before it leaves is left out")
  func guards() throws {
    let steps = (1...20).map { "  step(\($0))" }
    let guards = (1...3).map { "  guard is(\($0)) else {\n    say(a\($0))\n    return\n  }" }
    let noticed = verdict(suite: .failed, ownTests: .failed)
    let result = try result(
      of: Self.feature(steps + guards + steps),
      goingOnFrom: ""
    ) { _ in noticed }
    #expect(result.texts.count == 20)
    for number in 1...3 {
      #expect(result.texts.contains { !$0.contains("say(a\(number))") })
    }
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
