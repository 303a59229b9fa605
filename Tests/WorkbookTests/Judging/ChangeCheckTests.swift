import Testing

@testable import WorkbookKit

@Suite("Small changes of a project") struct ChangeCheckTests {
  private static let suiteCheck = "Two taps count to two"

  private let exercise: Exercise
  /// The same as a model, beside which stands one test.
  private let model: Exercise
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
    let miniature = Miniature()
    let add = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 1))
    var section = try #require(try miniature.workbook().exercises.first { $0.id == add })
      .section
    let files = FileNames(folder: "01-Numbers", root: miniature.folder.path)
    section.kind = .project
    exercise = Exercise(section: section, folder: "01-Numbers", files: files, source: .chapters)
    (section.kind, section.hasTests) = (.model, true)
    model = Exercise(section: section, folder: "01-Numbers", files: files, source: .chapters)
  }

  /// A verdict in which the suite's own check and the learner's tests ended so.
  private static func verdict(suite: Check.Status, ownTests: Check.Status) -> Verdict {
    let checks = [
      (suiteCheck, suite), (ChangeCheck.ownTestsName, ownTests), (ChangeCheck.name, .notRun),
    ]
    return Verdict(
      status: .failed,
      checks: checks.map { Check(name: $0.0, status: $0.1, file: "Suite.swift", line: 1) }
    )
  }

  private static let passed = verdict(suite: .passed, ownTests: .passed)
  /// Of a change that nobody sees, one that the tests notice, and one that only the suite does.
  private static let unseen = passed
  private static let noticed = verdict(suite: .failed, ownTests: .failed)
  private static let unnoticed = verdict(suite: .failed, ownTests: .passed)

  private struct Outcome {
    var verdict: Verdict
    var check: Check
    /// The features that were judged.
    var texts: [String]
    /// How many were announced to be tried.
    var announced: Set<Int>
  }

  /// What becomes of the check of a feature, which may go on from another one.
  private func result(
    of feature: String? = nil,
    goingOnFrom former: String? = nil,
    width: Int = 1,
    judge: @escaping @Sendable (_ text: String) -> Verdict
  ) throws -> Outcome {
    let texts = Locked<[String]>([])
    let told = Locked<[(done: Int, all: Int)]>([])
    let text = feature.map { Project.text(feature: $0, tests: "@Test func counts() {}\n") } ?? text
    let verdict = try ChangeCheck(exercise: exercise, text: text, former: former)
      .completed(
        Self.passed,
        width: width,
        onTried: { done, all in told.withLock { $0.append((done, all)) } },
        judge: { text, _ in
          texts.withLock { $0.append(Project.parts(of: text).feature) }
          return judge(text)
        }
      )
    let judged = texts.withLock { $0 }
    let announced = told.withLock { $0 }
    #expect(announced.map(\.done) == Array(1..<judged.count + 1))
    let check = try #require(verdict.checks.first { $0.name == ChangeCheck.name })
    return Outcome(
      verdict: verdict,
      check: check,
      texts: judged,
      announced: Set(announced.map(\.all))
    )
  }

  @Test("Tests that notice every change pass, after all were judged")
  func allNoticed() throws {
    let result = try result { _ in Self.noticed }
    #expect(result.check.status == .passed)
    #expect(result.verdict.status == .passed)
    #expect(result.check.remark == "23 of 23 small changes were tried")
    #expect(result.texts.count == 23 && result.announced == [23])
  }

  @Test("Beside a model, one change that the tests notice is enough", arguments: [0, 1])
  func oneExample(noticed: Int) throws {
    let left = Locked(noticed)
    let verdict = try ChangeCheck(exercise: model, text: text).completed(Self.passed) { _, _ in
      let isNoticed = left.withLock { left in
        left -= 1
        return left >= 0
      }
      return isNoticed ? Self.noticed : Self.unnoticed
    }
    #expect(verdict.status == (noticed > 0 ? .passed : .failed))
    let issues = verdict.checks.first { $0.name == ChangeCheck.name }?.issues ?? []
    #expect(issues.count == 1 - noticed)
  }

  @Test("Judging ends with the third change that the tests do not notice", arguments: [1, 5])
  func unnoticed(width: Int) throws {
    let result = try result(width: width) { _ in Self.unnoticed }
    #expect(result.check.status == .failed)
    #expect(result.verdict.status == .failed)
    #expect(result.check.issues.count == 3)
    #expect((3..<3 + width).contains(result.texts.count))
    let first = try #require(result.check.issues.first)
    #expect(first.comment.contains("\"\(Self.suiteCheck)\" fails"))
    #expect(first.comment.contains("step(1)"))
    #expect(result.check.issues.map(\.line) == result.check.issues.map(\.line).sorted())
  }

  @Test("The first unnoticed changes are shown, however many are judged at a time")
  func sameWhateverWidth() throws {
    // Half of the changes are noticed, by the text.
    let judge: @Sendable (String) -> Verdict = { text in
      text.utf8.count % 2 == 0 ? Self.unnoticed : Self.noticed
    }
    let alone = try result(judge: judge).check.issues
    #expect(!alone.isEmpty)
    #expect(try result(width: 4, judge: judge).check.issues == alone)
  }

  @Test("A change that does not compile, or that nobody sees, asks for no test")
  func withoutEffect() throws {
    let result = try result { text in
      if !text.contains("  step(1)\n") { return Self.unseen }
      return text.contains("  step(2)\n") ? Self.noticed : Verdict(status: .doesNotCompile)
    }
    #expect(result.check.status == .passed)
  }

  @Test("A feature of which hardly a change is seen does not pass", arguments: [0, 2])
  func nothingSeen(seen: Int) throws {
    let result = try result { text in
      (1...8).contains { $0 <= seen && !text.contains("step(\($0))") } ? Self.noticed : Self.unseen
    }
    #expect(result.check.status == .failed && result.verdict.status == .failed)
    #expect(result.check.message.hasPrefix("Only "))
    #expect(result.check.message.contains("too few to prove your tests"))
    let empty = try self.result(of: "") { _ in Self.noticed }
    #expect(empty.check.status == .failed && empty.texts.isEmpty)
    #expect(empty.check.message.hasPrefix("Only 0 of 0 small changes"))
  }

  private static let oldLines = (1...8).map { "  old(\($0))" }
  private static let newLines = (1...4).map { "  new(\($0))" }

  private static func feature(_ lines: [String]) -> String {
    (["func count() {"] + lines + ["}", ""]).joined(separator: "\n")
  }

  @Test("Of many changes, a sample is judged: each guard and condition, and some statements")
  func many() throws {
    let steps = (1...20).map { "  step(\($0))" }
    let guards = (1...3).map { "  guard is(\($0)) else {\n    say(a\($0))\n    return\n  }" }
    let feature = Self.feature(steps + guards + ["  if a > b { step(b) }"] + steps)
    let result = try result(of: feature) { _ in Self.noticed }
    #expect(result.texts.count == 20 && result.check.remark?.hasPrefix("20 of ") == true)
    #expect(result.texts.contains { $0.contains("a >= b") })
    for number in 1...3 {
      #expect(result.texts.contains { !$0.contains("say(a\(number))") })
    }
    let calls = feature.ranges(of: "(").count
    #expect(result.texts.count { $0.ranges(of: "(").count < calls } >= 6)
  }

  @Test("In a later stage, only what is new is changed")
  func onlyNew() throws {
    let result = try result(
      of: Self.feature(Self.oldLines + ["  // A word."] + Self.newLines),
      goingOnFrom: Self.feature(Self.oldLines)
    ) { _ in Self.noticed }
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
    let feature = Self.feature(Self.oldLines)
    let result = try result(of: feature, goingOnFrom: feature) { _ in Self.noticed }
    #expect(result.check.status == .passed)
    let count = result.texts.count
    #expect(result.check.remark == "\(count) of \(count) small changes were tried")
    #expect(result.texts.contains { !$0.contains("old(4)\n") })
  }

  @Test("A stage of which hardly a new change is seen does not pass", arguments: [0, 1, 2])
  func littleSeen(seen: Int) throws {
    let result = try result(
      of: Self.feature(Self.oldLines + Self.newLines),
      goingOnFrom: Self.feature(Self.oldLines)
    ) { text in
      // Of each line, it is seen that it is left out, and not that its number is another one.
      let isLeftOut = text.ranges(of: "new(").count < 4
      let isSeen = (1...4).contains { $0 <= seen && !text.contains("new(\($0))") }
      return isLeftOut && isSeen ? Self.noticed : Self.unseen
    }
    #expect(result.check.status == (seen < 2 ? .failed : .passed))
    #expect(seen >= 2 || result.check.message.contains("small changes of what is new were seen"))
  }

  @Test("A change of what is new that the tests do not notice is told at once")
  func unnoticedNew() throws {
    let result = try result(
      of: Self.feature(Self.oldLines + ["  new(1)"]),
      goingOnFrom: Self.feature(Self.oldLines)
    ) { _ in Self.unnoticed }
    #expect(result.check.status == .failed)
    #expect(result.check.issues.allSatisfy { $0.comment.contains("new(1)") })
  }

  @Test("No change is judged before the other checks pass")
  func tooEarly() throws {
    let check = ChangeCheck(exercise: exercise, text: text)
    let verdict = try check.completed(Self.unnoticed) { _, _ in
      throw WorkbookError("Nothing is to be judged.")
    }
    #expect(verdict.checks.first { $0.name == ChangeCheck.name }?.status == .notRun)
  }
}
