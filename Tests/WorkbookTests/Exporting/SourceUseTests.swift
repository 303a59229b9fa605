import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("What sources use of other files") struct SourceUseTests {
  private func used(by source: String, _ files: [String: String]) -> [String] {
    let candidates = files.keys.sorted().map {
      SourceUse.Candidate(path: $0, text: files[$0] ?? "")
    }
    return SourceUse(candidates: candidates).paths(usedBy: [source])
  }

  @Test("A file is used by the names that it declares, and what it uses is used too")
  func names() {
    let files = [
      "A": "struct Counter { var id: Round.ID }",
      "B": "struct Round { func body() {} }",
      "C": "struct Unused { var body: Counter }",
      "D": "func helper() {}",
    ]
    #expect(used(by: "let a = Counter()", files) == ["A", "B"])
    #expect(used(by: "helper()", files) == ["D"])
    // A member is no name by which a file is found.
    #expect(used(by: "body", files) == [])
    #expect(used(by: "// Counter\nlet a = \"Counter\"", files) == [])
    // A source means its own, and nobody sees what is private.
    #expect(used(by: "struct Round {}\nlet a = Round()", files) == [])
    #expect(
      used(by: "Row()", ["A": "private struct Row {}", "B": "fileprivate func Row() {}"]) == []
    )
  }

  @Test("An extension is used by its members, its conformance, and its initializers")
  func extensions() {
    let files = [
      "A": "extension Int {\n  var twice: Int { let half = 1; return half }\n}",
      "B": "extension String: Error {}",
      "C": "extension UUID {\n  init(number: Int) { self.init() }\n}",
    ]
    #expect(used(by: "1.twice", files) == ["A"])
    #expect(used(by: "let a: Int = half", files) == [])
    #expect(used(by: "throw String()", files) == ["B"])
    #expect(used(by: "UUID(number: 1)", files) == ["C"])
    // A member of a type in the same file is used by whoever names the type.
    let client = [
      "A": "struct Client {}\nextension Client: Key {\n  static let testValue = Client()\n}"
    ]
    #expect(used(by: "static let testValue = 1", client) == [])
    #expect(used(by: "Client.testValue", client) == ["A"])
  }

  @Test("A suite in an app has its helpers beside it, and imports none")
  func helpers() {
    let source = """
      import ComposableArchitecture
      import Testing

      import class SuiteHelpers.HeldRequests
      import func SuiteHelpers.complaints

      @testable import Effects

      // import SuiteHelpers

      """
    #expect(
      AppSource.text(source) == """
        import ComposableArchitecture
        import Testing

        @testable import Effects

        // import SuiteHelpers

        """
    )
  }

  @Test("A file with a preview gets an entry without one, and a file without an app gets none")
  func entry() throws {
    let screen = """
      import TerminalUI

      struct ListApp: App {
        var body: some Scene {
          WindowGroup { ListScreen() }
        }
      }

      #Preview { ListScreen() }
      """
    let entry = try #require(AppSource.entry(of: screen, name: "1.1"))
    #expect(entry.contains("ListApp.main()") && !entry.contains("#Preview"))
    #expect(AppSource.entry(of: "struct NoApp {}", name: "1.1") == nil)
  }
}
