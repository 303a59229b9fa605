import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("workbook list", .offPool, .timeLimit(.minutes(20))) struct ListCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
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
