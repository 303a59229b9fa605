import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// Submissions that do what a grader must withstand, graded as an instructor would, one after the
/// other in one workspace that is built for real.
@Suite("Hostile submissions", .serialized, .offPoolFirst, .timeLimit(.minutes(30)))
struct HostileTests {
  private typealias Miniature = HostileMiniature

  /// Grades the submissions, of which the last one is honest.
  private func grade(
    _ miniature: HostileMiniature
  ) async throws -> (submissions: [GradedSubmission], errors: String) {
    var environment = Program.environment
    environment["WORKBOOK_SECRET"] = "open sesame"
    environment["TMPDIR"] = miniature.temporary
    let words = [
      "grade", "--each", miniature.submissions, "--root", miniature.root, "--format", "json",
      "--timeout", "2", "--jobs", "1",
    ]
    let result = await offPool { [environment] in
      Program.execute(Program.tools, words, environment: environment)
    }
    #expect(result.status == 0, "\(result.errors)")
    return (try GradingJSON.submissions(in: Data(result.output.utf8)), result.errors)
  }

  @Test("Every verdict is right, every neighbour is untouched, and nothing is left")
  func all() async throws {
    let miniature = try HostileMiniature()
    #expect(miniature.specimens.count >= 90)
    let groups = miniature.groups
    for (number, group) in groups.enumerated() {
      try miniature.submit("hostile \(10 + number)") { chapter, title in
        if let specimen = group[title] { return specimen.text }
        // Beside the hostile files, honest work of each submission's own.
        let isHonest = title == Miniature.honest[0] && chapter == number % 2 + 1
        return isHonest ? Miniature.answer(title) + "// \(number)\n" : nil
      }
    }
    try miniature.submit("the last, an honest one") { _, title in Miniature.answer(title) }
    let before = Self.contents(miniature.submissions)
    let (graded, errors) = try await grade(miniature)

    try #require(graded.count == groups.count + 1, "\(errors)")
    for (group, hostile) in zip(groups, graded) {
      for (title, specimen) in group { check(specimen, as: title, in: hostile, errors) }
      let passed = hostile.exercises.filter {
        Miniature.honest.contains($0.title) && $0.verdict.status == .passed
      }
      #expect(passed.map { $0.points } == [2], "\(hostile.exercises)")
    }
    let hostile = graded[0]
    let honest = try #require(graded.last)
    #expect(honest.points == honest.maxPoints, "\(honest.exercises.filter { $0.points == 0 })")
    #expect(honest.flags.isEmpty && honest.notes.isEmpty)

    #expect(Self.contents(miniature.submissions) == before)
    #expect(Files.names(in: miniature.temporary).filter { $0.hasPrefix("workbook-") } == [])
    #expect(Self.contents(miniature.root).keys.allSatisfy { !$0.contains("hostile") })
    for file in ["/tmp", "/var/tmp", ""].map({ $0 + "/workbook-hostile" }) {
      #expect(unlink(file) != 0 || !isProtected("read-only view of the rest", hostile))
    }
    let processes = try #require(Invocation(tool: "ps", arguments: ["-eo", "args="]))
    let list = Program.execute(processes.executable, processes.arguments).output
    #expect(!list.contains("sleep \(HostileMiniature.endlessSleep)"))
    if isProtected("nothing left running", hostile) {
      #expect(!list.contains("sleep \(HostileMiniature.detachedSleep)"))
    }
  }

  private func check(
    _ specimen: HostileMiniature.Specimen,
    as title: String,
    in submission: GradedSubmission,
    _ errors: String
  ) {
    guard let graded = submission.exercises.first(where: { $0.title == title }) else {
      Issue.record("\(specimen.name) was not graded. \(errors)")
      return
    }
    let found = submission.flags.filter { $0.exercise == graded.id }
    #expect(Set(found.map { $0.what }) == specimen.flags, "\(specimen.name)")
    if let need = specimen.need, !isProtected(need, submission) { return }
    #expect(graded.verdict.status.rawValue == specimen.verdict, "\(specimen.name): \(graded)")
    #expect((graded.voidReason != nil) == specimen.isVoid, "\(specimen.name): \(graded)")
    let hasPoints = graded.verdict.status == .passed && graded.voidReason == nil
    #expect(graded.points == (hasPoints ? graded.maxPoints : 0), "\(specimen.name)")
  }

  /// - Parameter need: The name of a protection, or of the tool that gives it.
  private func isProtected(_ need: String, _ submission: GradedSubmission) -> Bool {
    submission.sandbox.protections.contains {
      $0.isOn && ($0.name.rawValue == need || $0.detail == "by \(need)")
    }
  }

  /// The texts of all files below a folder, but for what is built.
  private static func contents(_ folder: String) -> [String: String?] {
    let files = Files.allFiles(below: folder).filter { !$0.contains("/.build/") }
    return Dictionary(files.map { ($0, Files.text($0)) }, uniquingKeysWith: { first, _ in first })
  }
}
