import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("workbook list", .offPool, .timeLimit(.minutes(5))) struct ListCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
    try learner.begin("1.1", LearnersWorkbook.add, text: "// solved\n", status: .passed)
    try learner.begin("1.2", LearnersWorkbook.double, text: "// begun\n", status: .failed)
    try learner.remember("1.3", Verdict(status: .failed))
    try learner.remember("2.1", Verdict(status: .failed))
  }

  /// The exercises that are listed, by their numbers.
  private func listed(_ words: String...) -> [String] {
    let result = learner.run(["list"] + words)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
      String($0.split(separator: " ")[1])
    }
  }

  @Test("All of them, those of a chapter, those that have passed, and those that have not")
  func filters() {
    #expect(listed() == ["1.1", "1.2", "1.3", "2.1"])
    #expect(listed("--chapter", "1") == ["1.1", "1.2", "1.3"])
    #expect(listed("--chapter=Words") == ["2.1"])
    #expect(listed("2") == ["2.1"])
    #expect(listed("--passed") == ["1.1"])
    #expect(listed("--pending") == ["1.2", "1.3", "2.1"])
    #expect(listed("--pending", "1") == ["1.2", "1.3"])
  }

  @Test("State, points and file stand beside each, and nothing found is said")
  func columns() {
    let all = learner.run("list", "--chapter", "1").output
    #expect(
      all == """
        1 Numbers
          ✓ 1.1 Add     passed       2/2    Chapters/01-Numbers/1.1-Add.swift
          ✗ 1.2 Double  failed       0/2    Chapters/01-Numbers/1.2-Double.swift
          · 1.3 Negate  not started  0/2    Chapters/01-Numbers/1.3-Negate.swift

        """
    )
    #expect(learner.run("list", "2", "--passed").output == "No exercise is like that.\n")
  }

  @Test("A chapter that does not exist is answered with those that do")
  func unknown() {
    let result = learner.run("list", "--chapter", "7")
    #expect(result.status == 2)
    #expect(result.errors == "There is no chapter \"7\"; there are 1 Numbers, 2 Words.\n")
  }

  @Test(
    "A thing other than a file in place of an exercise is named, and nothing waits for it",
    arguments: [
      ("named pipe", "a named pipe or a device"), ("/dev/zero", "a named pipe or a device"),
      ("folder", "a folder"),
    ]
  )
  func noFile(_ kind: String, _ words: String) throws {
    let path = learner.root + "/" + LearnersWorkbook.add
    try Files.remove(path)
    switch kind {
    case "named pipe": #expect(mkfifo(path, 0o600) == 0)
    case "folder": try Files.makeFolder(path)
    default: #expect(symlink(kind, path) == 0)
    }
    let workbook = try learner.miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    let problem = try #require(exercise.fileProblem(in: workbook))
    #expect(problem.hasPrefix("\(LearnersWorkbook.add) is \(words) and not a file: move it away"))
    #expect(workbook.exercises.dropFirst().allSatisfy { $0.fileProblem(in: workbook) == nil })
    #expect(learner.run("read", "1.1").status == 0)
    #expect(Files.text(path) == nil)
  }
}
