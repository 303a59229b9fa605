import Foundation

@testable import WorkbookKit

/// A miniature workbook and the runner as its learner uses it, without a build: what a run would
/// have seen is put into the memory.
struct LearnersWorkbook {
  let miniature = Miniature()

  var root: String { miniature.root }

  /// Runs the program from the workbook's folder.
  func run(_ words: String...) -> (status: Int32, output: String, errors: String) {
    run(words)
  }

  func run(_ words: [String]) -> (status: Int32, output: String, errors: String) {
    Program.execute(
      "/bin/sh",
      ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", root, Program.path]
        + words + ["--root", root]
    )
  }

  /// Writes a file as the learner would, and what its checks came to.
  func begin(_ id: String, _ file: String, text: String, verdict: Verdict) throws {
    try miniature.save(text, as: file)
    let workbook = try miniature.workbook()
    let store = VerdictStore(of: workbook)
    // A change of one file changes the keys of no other exercise, so what is remembered stays true.
    let keys = VerdictKeys(
      workbook: workbook,
      exercises: workbook.exercises,
      toolchain: try Toolchain(environment: Program.environment).identity,
      limits: Limits()
    )
    for exercise in workbook.exercises where exercise.id.description == id {
      store.remember(verdict, of: id, key: keys.key(of: exercise))
    }
    store.save()
  }

  static let add = "Chapters/01-Numbers/1.1-Add.swift"
}
