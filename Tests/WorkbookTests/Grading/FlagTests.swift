import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Flags") struct FlagTests {
  private func found(in text: String, isTestFile: Bool = false) -> [String] {
    FlaggedCode(text, isTestFile: isTestFile).found.map(\.what)
  }

  @Test(
    "Odd words are found, each with a question",
    arguments: [
      ("func a() { exit(1) }", ["exit"]),
      ("let a = getenv(\"HOME\")", ["getenv"]),
      ("static func == (a: A, b: A) -> Bool { true }", ["=="]),
      ("func != (a: A, b: A) -> Bool { false }", ["!="]),
      ("@_silgen_name(\"a\") func a()", ["@_silgen_name"]),
      ("@_ /* a comment */ cdecl(\"a\") func a() {}", ["@_"]),
      ("@_cdecl /* a comment */ (\"a\") func a() {}", ["@_cdecl"]),
      ("withUnsafeBytes(of: a) { _ in }", ["withUnsafeBytes"]),
      ("nonisolated(unsafe) var count = 0", ["nonisolated(unsafe)"]),
      ("let a = `FileManager`.default", ["FileManager"]),
      ("let a = try Data(contentsOf: url)", ["contentsOf"]),
      ("try text.write(to: url)", ["write"]),
      ("let a = #filePath", ["#filePath"]),
      ("extension TestStore { func send() {} }", ["TestStore"]),
      ("struct Issue {}", ["Issue"]),
      ("macro expect(_ a: Bool) = #externalMacro(a)", ["macro", "expect", "#externalMacro"]),
      ("typealias IntegerLiteralType = Odd", ["IntegerLiteralType"]),
      ("#if false\nlet a = 1\n#endif", ["#if"]),
      ("String(format: \"%s\", a)", ["format:"]),
      ("String(format: pattern, a)", ["format:"]),
      ("Mirror(reflecting: a).children", ["Mirror"]),
      ("withKnownIssue { }", ["withKnownIssue"]),
      ("open(\"/etc/passwd\", 0)", ["open"]),
    ]
  )
  func odd(_ text: String, _ words: [String]) {
    #expect(found(in: text) == words)
    #expect(FlaggedCode(text, isTestFile: false).found.allSatisfy { $0.rule.why.contains("ask") })
  }

  @Test(
    "Everyday code is not flagged",
    arguments: [
      "@Bindable var store: StoreOf<Feature>", "String(format: \"%02d:%02d %.1f %%\", a, b, c)",
      "let count = Mutex(0)", "puts(\"here\")", "struct Done: Equatable {}",
      "static let answer: @Sendable (Int) async throws -> String = { _ in \"\" }",
      "enum Action { case open, close\ncase read(Int) }", "state.door = .open",
      "func open() {}\nfunc a() { open() }", "init(write: (Int) -> Void) { write(1) }",
      "numbers.append(contentsOf: [1])", "#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
      "static func < (a: A, b: A) -> Bool { true }", "// exit(1) and Unsafe and FileManager",
      "let text = \"FileManager and exit(1)\"", "modf(1.5)", "#Preview { A() }",
      "let formatter = DateComponentsFormatter()", "private let clock = TestClock()",
    ]
  )
  func everyday(_ text: String) {
    #expect(found(in: text) == [])
  }

  @Test("In a test file, what can remember an earlier run is found too")
  func testFile() {
    #expect(found(in: "private let first = Operation()", isTestFile: true) == ["Operation"])
    #expect(found(in: "private let first = Operation()") == [])
  }

  @Test("What starter, solution or lesson has is not flagged, and equal reasons are one flag")
  func allowed() throws {
    let miniature = try Miniature()
    let solution = "Solutions/01-Numbers/1.1-Add.swift"
    let text = try #require(miniature.folder.text(solution))
    try miniature.folder.write(text + "func end() { exit(1) }\n", to: solution)
    let lesson = "Chapters/01-Numbers/README.md"
    let section = try #require(miniature.folder.text(lesson))
    try miniature.folder.write(section.replacing("Write it.", with: "Use `Span`."), to: lesson)
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    let answer = "func a() { abort(); exit(1) }\nlet a: Span\nlet b: Mirror\nlet c: [Mirror]\n"
    let flags = FlagFinder(workbook).flags(in: answer, of: exercise)
    #expect(flags.map(\.what) == ["abort", "Mirror"])
    #expect(flags.map(\.line) == [1, 3] && flags.map(\.otherLines) == [[], [4]])
    #expect(flags.allSatisfy { $0.exercise == "1.1" && $0.file == exercise.starterFile })
  }

  @Test("Of the right answers that are kept, at most one in eight is flagged, as it says")
  func rightAnswers() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let workbook = try Workbook(root: root, source: .solutions)
    let finder = FlagFinder(workbook)
    var all = 0
    var flagged = 0
    for exercise in workbook.exercises {
      for answer in RightAnswer.all(of: exercise, in: workbook) {
        let flags = finder.flags(in: answer.text, of: exercise)
        #expect(
          flags.map(\.what) == [answer.flag].compactMap { $0 },
          "\(exercise.id) \(answer.name)"
        )
        all += 1
        flagged += flags.isEmpty ? 0 : 1
      }
    }
    #expect(all > 60 && flagged * 8 <= all, "\(flagged) of \(all)")
  }
}
