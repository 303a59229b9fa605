import Testing

@testable import WorkbookKit

@Suite("The form of a project", .timeLimit(.minutes(20))) struct ProjectFormTests {
  private let miniature: Miniature

  init() throws {
    miniature = try Miniature()
  }

  private func failures(_ feature: String) throws -> [Check] {
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    let text = Project.text(feature: feature, tests: "struct Tests {}\n")
    return ProjectForm(exercise: exercise, workbook: workbook).failures(in: text)
  }

  private func declare(_ text: String) throws {
    try miniature.save(text, as: "Solutions/01-Numbers/1.2-Double.swift")
  }

  @Test("A file with a preview and names of its own has no failure")
  func order() throws {
    try declare("struct Counter {}\nprivate struct Hidden {}\nstruct Tests {}\n")
    let feature = """
      struct Game { struct Counter {} }
      struct Hidden {}
      extension Counter {}
      #Preview { Game() }

      """
    #expect(try failures(feature).isEmpty)
  }

  @Test(
    "A preview must be there, and not in a comment",
    arguments: ["", "// #Preview { Game() }\n"]
  )
  func preview(_ comment: String) throws {
    let found = try failures("struct Game {}\n" + comment)
    #expect(found.map(\.status) == [.failed])
    #expect(found.first?.message.contains("has no `#Preview`") == true)
  }

  @Test("A name of another file of the chapter is told, with the file")
  func name() throws {
    try declare("/// Counts.\n@Reducer\nstruct Counter {}\n")
    let found = try failures("struct Game {}\n@Reducer\nstruct Counter {}\n#Preview {}\n")
    #expect(found.map(\.name) == ["No name is that of another file"])
    let message = try #require(found.first?.message)
    #expect(message.contains("`Counter` is declared in Chapters/01-Numbers/1.2-Double.swift too"))
  }
}
