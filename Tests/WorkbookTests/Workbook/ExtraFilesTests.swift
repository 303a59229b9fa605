import Testing

@testable import WorkbookKit

@Suite("Files beside the exercises") struct ExtraFilesTests {
  private let miniature = Miniature()

  private func notes() throws -> [String] {
    let workbook = try miniature.workbook()
    return ExtraFiles(exercise: workbook.exercises[0], workbook: workbook).notes
  }

  @Test("The exercises themselves and what they share need no note")
  func none() throws {
    try miniature.save("", as: "Chapters/01-Numbers/Support/Numbers.swift")
    try miniature.save("", as: "Chapters/01-Numbers/notes.txt")
    #expect(try notes() == [])
  }

  @Test("The tests of a project beside a test file need none either")
  func projects() throws {
    try miniature.makeDoubleATestFile()
    try miniature.edit(Miniature.lesson) {
      $0.replacing("fill in", with: "project", maxReplacements: 1)
    }
    let workbook = try miniature.workbook()
    let tests = try #require(workbook.exercises[0].ownTestsFile)
    #expect(tests.parentFolder == workbook.exercises[1].file.parentFolder)
    try miniature.save("", as: tests)
    #expect(ExtraFiles(exercise: workbook.exercises[1], workbook: workbook).notes == [])
  }

  @Test("Several helpers get a sentence that says where their code belongs")
  func helpers() throws {
    for name in ["1.99-Helper", "Helper"] {
      try miniature.save("", as: "Chapters/01-Numbers/\(name).swift")
    }
    let end =
      "an exercise is judged by its own file alone. Move what it needs into `1.1-Add.swift`."
    #expect(
      try notes() == ["`1.99-Helper.swift` and 1 more beside it do not count: \(end)"]
    )
  }
}
