import Testing

@testable import WorkbookKit

@Suite("Files beside the exercises") struct ExtraFilesTests {
  private let miniature: Miniature

  init() throws {
    miniature = try Miniature()
  }

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

  @Test("A helper gets a sentence that says where its code belongs, and so do several")
  func helpers() throws {
    try miniature.save("", as: "Chapters/01-Numbers/1.99-Helper.swift")
    let end =
      "an exercise is judged by its own file alone. Move what it needs into `1.1-Add.swift`."
    #expect(try notes() == ["`1.99-Helper.swift` does not count: \(end)"])
    try miniature.save("", as: "Chapters/01-Numbers/Helper.swift")
    #expect(
      try notes() == ["`1.99-Helper.swift` and 1 more beside it do not count: \(end)"]
    )
  }
}
