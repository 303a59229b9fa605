import Testing

@testable import WorkbookKit

@Suite("The form of a project") struct ProjectFormTests {
  private let miniature = Miniature()

  private func failures(_ feature: String) throws -> [Check] {
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    let text = Project.text(feature: feature, tests: "struct Tests {}\n")
    return ProjectForm(exercise: exercise, workbook: workbook).failures(in: text)
  }

  private func declare(_ text: String) throws {
    try miniature.save(text, as: "Solutions/01-Numbers/1.2-Double.swift")
  }

  /// The entry of an app, which each file needs.
  private static let entry = """
    struct GameApp: App { var body: some Scene { WindowGroup { GameView() } } }

    """

  @Test("A file with an entry, a preview and names of its own has no failure")
  func order() throws {
    try declare("struct Counter {}\nprivate struct Hidden {}\nstruct Tests {}\n")
    let feature = """
      struct Game { struct Counter {} }
      struct Hidden {}
      extension Counter {}
      #Preview { Game() }

      """
    #expect(try failures(feature + Self.entry).isEmpty)
  }

  @Test(
    "A preview must be there, and not in a comment",
    arguments: ["", "// #Preview { Game() }\n"]
  )
  func preview(_ comment: String) throws {
    let found = try failures("struct Game {}\n" + comment + Self.entry)
    #expect(found.map(\.status) == [.failed])
    #expect(found.first?.message.contains("has no `#Preview`") == true)
  }

  @Test(
    "The entry of the app must be there, with a window that shows the game",
    arguments: [
      ("", "has no type that is an `App`"),
      ("// struct GameApp: App { WindowGroup { GameView() } }\n", "has no type that is an `App`"),
      (
        "struct GameApp: App { var body: some Scene { Nothing() } }\n",
        "`GameApp` has no `WindowGroup`"
      ),
      ("struct GameApp: App { let group = WindowGroup { Text(\"\") } }\n", "shows `GameView`"),
    ]
  )
  func entry(_ entry: String, _ words: String) throws {
    let found = try failures("struct GameView {}\n#Preview { GameView() }\n" + entry)
    #expect(found.map(\.name) == ["The file has the entry of the app"])
    let issue = try #require(found.first?.issues.first)
    #expect(issue.comment.contains(words))
    #expect(issue.line == (entry.isEmpty ? 2 : 3))
  }

  @Test("A name of another file of the chapter is told, with the file")
  func name() throws {
    try declare("/// Counts.\n@Reducer\nstruct Counter {}\n")
    let found = try failures(
      "struct Game {}\n@Reducer\nstruct Counter {}\n#Preview {}\n" + Self.entry
    )
    #expect(found.map(\.name) == ["No name is that of another file"])
    let message = try #require(found.first?.message)
    #expect(message.contains("`Counter` is declared in Chapters/01-Numbers/1.2-Double.swift too"))
  }
}
