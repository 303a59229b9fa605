import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// `workbook grade` as an instructor runs it, on one miniature workbook whose workspace serves all
/// tests of this suite.
@Suite("Grading submissions", .serialized, .offPoolFirst, .timeLimit(.minutes(20)))
final class GradeCommandTests {
  private static let shared = Miniature(isShared: true)

  private let miniature = GradeCommandTests.shared
  private let handedIn = SubmittedClass(root: GradeCommandTests.shared.root)
  private var folder: TemporaryFolder { handedIn.folder }
  private var all: String { handedIn.all }

  /// - Parameter environment: Another one than usual, with a wall or without one.
  private func grade(
    _ words: String...,
    environment: [String: String]? = nil
  ) -> (status: Int32, output: String, errors: String) {
    let sandbox = environment == nil ? SubmittedClass.sandboxWords : []
    return handedIn.grade(
      ["--timeout", "5", "--jobs", "1"] + sandbox + words,
      environment: environment
    )
  }

  private func graded(_ words: String...) throws -> [GradedSubmission] {
    let result = handedIn.grade(
      ["--timeout", "5", "--jobs", "1", "--format", "json"] + SubmittedClass.sandboxWords + words
    )
    #expect(result.status == 0, "\(result.errors)")
    // What it needed for a while goes with it.
    #expect(!Files.names(in: handedIn.temporary).contains { $0.hasPrefix("workbook-") })
    return try SubmittedClass.submissions(in: result.output)
  }

  @Test("Each submission has its own points, also after another one in the same workspace")
  func points() throws {
    try handedIn.submit("ada")
    try handedIn.submit("ben", [SubmittedClass.double: "func double(_ a: Int) -> Int { a + 1 }\n"])
    try handedIn.submit("cem", [SubmittedClass.add: "func add(_ a: Int, _ b: Int) -> Int {\n"])
    try Files.makeFolder(all + "/dan/Chapters/02-Words")
    try folder.write(
      try #require(Files.text(miniature.root + "/Chapters/02-Words/2.1-Shout.swift")),
      to: "all/dan/Chapters/02-Words/2.1-Shout.swift"
    )
    try handedIn.submit("eve")
    let results = try graded("--each", all)
    #expect(results.map { $0.submission } == ["ada", "ben", "cem", "dan", "eve"])
    #expect(results.map { $0.points } == [8, 6, 6, 0, 8], "\(results[4].exercises)")
    #expect(results.allSatisfy { $0.maxPoints == 8 && $0.flags.isEmpty })
    let failed = results[1].exercises[1].verdict
    #expect(failed.status == .failed && failed.checks.map { $0.status } == [.failed, .passed])
    let partial = try graded("--partial", all + "/ben")
    // The starter passes the other check.
    #expect(partial.first?.exercises.map(\.points) == [2, 0, 2, 2])
    let broken = results[2].exercises[0].verdict
    #expect(broken.status == .doesNotCompile && !broken.diagnostics.isEmpty)
    #expect(results[3].exercises.map { $0.verdict.status }.allSatisfy { $0 == .notStarted })
    #expect(results[3].exercises[0].verdict.notes.count == 1)
    #expect(results[3].exercises[3].verdict.notes.isEmpty)
    // A submission with another exercise is graded.
    let other = try #require(try graded("--only", "1.1", all + "/dan").first)
    #expect(other.voidReason == nil && other.points == 0 && other.maxPoints == 2)
    // Two jobs grade all of them, and none twice.
    let shares = [
      try graded("--each", all, "--share", "1/2"),
      try graded("--each", all, "--share", "2/2"),
    ]
    #expect(shares.map { $0.map(\.submission) } == [["ada", "cem", "eve"], ["ben", "dan"]])
  }

  @Test("Nothing but the chosen exercises is graded, and each of them counts as required")
  func choice() throws {
    let text = try #require(miniature.folder.text(Miniature.lesson))
    defer { try? miniature.save(text, as: Miniature.lesson) }
    let parts = text.components(separatedBy: "## 1.3")
    let extra = parts[1].replacing("· fill in*", with: "· fill in · extra*")
    try miniature.save(parts[0] + "## 1.3" + extra, as: Miniature.lesson)
    let flagged =
      "import Foundation\nfunc double(_ a: Int) -> Int { if a == .min { exit(1) }\nreturn 2 * a }\n"
    try handedIn.submit("ada", [SubmittedClass.double: flagged])
    let every = try #require(try graded(all + "/ada").first)
    #expect(every.flags.map(\.exercise) == ["1.2"])
    let sum = every.sum
    #expect([sum.points, sum.maxPoints, sum.extraPoints, sum.maxExtraPoints] == [6, 6, 2, 2])
    let chosen = try #require(
      try graded("--only", "1.3, chapter 2", all + "/ada").first
    )
    #expect(chosen.exercises.map(\.id) == ["1.3", "2.1"] && chosen.flags.isEmpty)
    #expect(chosen.points == 4 && chosen.maxPoints == 4 && chosen.sum.maxExtraPoints == 0)
  }

  private static let exits =
    "import Foundation\nfunc negate(_ a: Int) -> Int { if a == .min { exit(1) }\nreturn -a }\n"

  @Test("A flag costs nothing, and can hold points back until the file is accepted")
  func holding() throws {
    try handedIn.submit("eve", [SubmittedClass.negate: Self.exits])
    let graded = try #require(try graded(all + "/eve").first)
    #expect(graded.points == 8, "\(graded.exercises)")
    #expect(
      graded.flags.map { $0.what } == ["reaches for exit"] && graded.flags.first?.lines == [2]
    )
    let held = try #require(try self.graded("--hold-flagged", all + "/eve").first)
    #expect(held.points == 6)
    let reason = try #require(held.exercises[2].voidReason)
    #expect(reason.contains("held back by a flag: reaches for exit"))
    let line = try #require(reason.components(separatedBy: ": ").last)
    try folder.write("1.1 0\n\(line) eve, asked on Monday\n", to: "accepted.txt")
    let accept = folder.path + "/accepted.txt"
    let accepted = grade("--hold-flagged", "--accept", accept, all + "/eve")
    #expect(accepted.output.contains("8 of 8") && accepted.errors.contains("1.1 0"), "\(accepted)")
    // What was changed since is not what was accepted.
    try handedIn.submit("eve", [SubmittedClass.negate: Self.exits + "// More.\n"])
    let changed = try self.graded("--hold-flagged", "--accept", accept, all + "/eve")
    #expect(changed.first?.points == 6)
  }

  @Test("Questions are about the learner's own code, the same for the same word, and have answers")
  func questions() throws {
    try handedIn.submit("ada")
    try handedIn.submit("ben", [SubmittedClass.double: "func double(_ a: Int) -> Int { a + 1 }\n"])
    func pages(_ seed: String) -> (questions: String, answers: String) {
      let place = folder.path + "/results"
      let result = grade("--questions", "--seed", seed, "--output", place, "--each", all)
      #expect(result.status == 0, "\(result.errors)")
      return (
        Files.text(place + "/questions/ada.html") ?? "",
        Files.text(place + "/answers/ada.html") ?? ""
      )
    }
    let first = pages("one")
    #expect(first.questions.contains("Add") && first.questions.contains("- func add"))
    #expect(!first.questions.contains("These fail"))
    #expect(first.answers.contains("These fail") && first.answers.contains("<strong>"))
    #expect(pages("one") == first)
    #expect(Files.exists(folder.path + "/results/answers/ben.html"))
  }

  @Test("Hidden suites count, and learners read nothing of them")
  func hidden() throws {
    let wrong = "func double(_ a: Int) -> Int { a < 100 ? 2 * a : a }\n"
    try handedIn.submit("ada")
    try handedIn.submit("ben", [SubmittedClass.double: wrong])
    try folder.write(
      """
      import Testing
      @testable import Numbers

      @Suite struct SecretTests {
        @Test("Large numbers are a secret") func large() {
          #expect(double(1000) == 2000, "The secret is out.")
        }
      }

      """,
      to: "hidden/1.2-DoubleTests.swift"
    )
    let hidden = folder.path + "/hidden"
    let results = try graded("--hidden", hidden, "--each", all)
    #expect(results.map { $0.points } == [8, 6], "\(results[1].exercises)")
    #expect(results[0].exercises[1].hiddenChecks.map { $0.status } == [.passed])
    #expect(results[1].exercises[1].hiddenChecks.map { $0.status } == [.failed])
    #expect(results[1].exercises[1].verdict.checks.count == 2)
    let pages = grade("--hidden", hidden, all + "/ben", "--format", "html")
    #expect(pages.output.contains("Double"))
    #expect(!pages.output.lowercased().contains("secret"))

    try folder.write("// nothing\n", to: "hidden/Helpers.swift")
    let refused = grade("--hidden", hidden, all + "/ben")
    #expect(refused.status == 2 && refused.errors.contains("Helpers.swift"))
  }

  @Test("An unreadable submission is reported, costs no other one, and ends with status 1")
  func unreadable() throws {
    try handedIn.submit("ada")
    try folder.write("nothing", to: "all/ben.tar.gz")
    try Files.makeFolder(all + "/cem/empty")
    let result = grade("--each", all, "--format", "json")
    #expect(result.status == 1)
    let results = try SubmittedClass.submissions(in: result.output)
    #expect(results.map { $0.points } == [8, 0, 0])
    #expect(results.map { $0.voidReason == nil } == [true, false, false])
    #expect(result.errors.contains("points say that a file is right, not whose it is"))
  }

  /// An environment in whose `PATH` there is no `bwrap`.
  private func environmentWithoutWall() throws -> [String: String] {
    var environment = Program.environment
    let bin = folder.path + "/bin"
    try Files.makeFolder(bin)
    let toolchain = try Toolchain(environment: environment)
    for tool in ["swift", "clang", "ld", "ld.gold", "ld.lld", "git", "sh"] {
      guard let path = Invocation.path(of: tool, environment: environment) else { continue }
      symlink(tool == "swift" ? toolchain.swift : path, bin + "/" + tool)
    }
    environment["PATH"] = bin
    return environment
  }

  @Test("Without a wall nothing is graded, until the instructor says so, and then with a warning")
  func withoutWall() throws {
    try handedIn.submit("ada")
    let environment = try environmentWithoutWall()
    let refused = grade(all + "/ada", environment: environment)
    #expect(refused.status == 2 && refused.errors.contains("--without-sandbox"), "\(refused)")
    let warned = grade("--without-sandbox", all + "/ada", environment: environment)
    #expect(warned.status == 0, "\(warned)")
    #expect(warned.errors.contains("Warning: There was no wall"))
    #expect(warned.output.contains("8 of 8"))
  }
}
