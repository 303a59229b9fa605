import Testing

@testable import WorkbookKit

@Suite("An exercise that waits for its learner") struct BeginLineTests {
  private let line = "// Remove this line to begin."

  @Test("The line is the first, and goes when the learner begins")
  func text() {
    #expect(BeginLine.isIn("\(line)\n// What is wanted.\n"))
    #expect(!BeginLine.isIn("// What is wanted.\n\(line)\n"))
    #expect(BeginLine.removed(from: "\(line)\n// What is wanted.\n") == "// What is wanted.\n")
    #expect(BeginLine.removed(from: "struct State {}\n") == "struct State {}\n")
    // The line of a repair opens a comment.
    let starter = "/* Remove this line to begin.\nstruct State {}\n// It ends here. */\n"
    #expect(BeginLine.isIn(starter))
    #expect(BeginLine.removed(from: starter) == "struct State {}\n// It ends here. */\n")
    #expect(!BeginLine.isIn("/* Removes this line. */\nstruct State {}\n"))
  }

  @Test("The note on how to begin says that a repair does not compile")
  func repairNote() throws {
    let miniature = Miniature()
    try miniature.edit(Miniature.lesson) { $0.replacing("fill in", with: "repair") }
    let file = "Chapters/01-Numbers/1.1-Add.swift"
    try miniature.save("/* Remove this line to begin.\nstruct\n// It ends here. */\n", as: file)
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    #expect(exercise.section.kind == .repair)
    let note = try #require(exercise.beginNote(in: workbook))
    #expect(note.contains("does not compile"))
    try miniature.save("struct\n// It ends here. */\n", as: file)
    #expect(exercise.beginNote(in: workbook) == nil)
  }

  @Test(
    "While it is there, nothing is built, and the verdict says what to do",
    arguments: [true, false]
  )
  func verdict(_ isDetailed: Bool) throws {
    let miniature = Miniature()
    try miniature.save("\(line)\nstruct State {}\n", as: "Chapters/01-Numbers/1.1-Add.swift")
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    var options = WorkbookRun.Options()
    options.isDetailed = isDetailed
    let run = WorkbookRun(
      workbook: workbook,
      environment: Program.environment,
      options: options
    )
    let verdicts = try run.verdicts(of: [exercise]) { Issue.record("\($0) is not needed.") }
    let verdict = try #require(verdicts[exercise.id])
    #expect(verdict.status == .notStarted)
    #expect(verdict.notes.first?.contains("remove the first line of the file") == true)
  }
}
