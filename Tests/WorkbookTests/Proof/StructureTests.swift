import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// Each test breaks a small workbook in one way, and expects that to be found and nothing else.
@Suite("The form of a workbook") struct StructureTests {
  private let miniature = ProofMiniature([.init(title: "Grow"), .init(title: "Rise")])
  private let lesson = lessonFile
  private let solution = "Solutions/01-Numbers/1.1-Grow.swift"
  private let suite = suiteFile

  private func messages() throws -> [String] {
    try miniature.structure().map { "\($0.place): \($0.message)" }
  }

  private func expectOne(_ place: String, _ words: String) throws {
    let found = try messages()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(place) == true, "\(found)")
    #expect(found.first?.contains(words) == true, "\(found)")
  }

  @Test("A workbook in order has no findings")
  func order() throws {
    #expect(try messages() == [])
  }

  private static let lessonFile = "Chapters/01-Numbers/README.md"
  private static let suiteFile = "Tests/01-NumbersTests/1.1-GrowTests.swift"
  private static let answers = "Tests/Answers/01-Numbers/1.1-Grow.diff"

  @Test(
    "A fault is reported at its place",
    arguments: [
      (
        lessonFile, "<details><summary>Hint 2</summary>\n\nThink of 2.\n\n</details>\n\n", "",
        ":3: 1.1 Grow has 2 hints"
      ),
      (
        lessonFile, "Think of 2.", String(repeating: "word ", count: 46),
        ":3: Hint 2 of 1.1 Grow has 46 words"
      ),
      (
        lessonFile, "Think of 2.", "It is like 1.2.",
        ":17: Nothing in this sentence is of 1.2 Rise."
      ),
      (lessonFile, "Think of 2.", "Open 1.2-Grow.", ":17: 1.2 is Rise, and not Grow."),
      (
        lessonFile, "<summary>Why?</summary>", "<summary>More</summary>",
        ":3: 1.1 Grow has no question for afterwards"
      ),
      (
        lessonFile, "fill in*", "fill in · extra*",
        ":3: 1.1 Grow is extra: its section belongs into Extras.md"
      ),
      (
        suiteFile, "21 was expected.", "First let the check \"It grows\" pass.",
        ":13: There is no check with the name \"It grows\"."
      ),
      (suiteFile, "1.1 Grow", "1.1 Growth", ": The suite must have the name"),
      (suiteFile, "import Testing", "import Testing\nimport SuiteHelpers", ":2: Import each"),
      ("Chapters/01-Numbers/1.1-Grow.swift", "    a\n", "    a + 1\n", ":3: This starter is not"),
      (answers, "=== Wrong2\n// caught by", "=== Wrong2\n// caught", ":8: An answer begins with"),
    ]
  )
  func fault(_ example: (file: String, old: String, new: String, finding: String)) throws {
    try miniature.edit(example.file) {
      $0.replacing(example.old, with: example.new, maxReplacements: 1)
    }
    let found = try messages()
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix(example.file + example.finding) == true, "\(found)")
  }

  @Test("An exercise needs a wrong answer")
  func wrongAnswer() throws {
    try Files.remove("\(miniature.root)/\(Self.answers)")
    try expectOne(Self.answers, "has no wrong answer")
  }

  @Test("An exercise that begins empty is missed in the manifest, whatever is looked at")
  func manifest() throws {
    let begins = "// STUB: \(BeginLine.text)\n"
    try miniature.edit(solution) { "// BEGIN SOLUTION\n// END SOLUTION\n\(begins)" + $0 }
    let starter = try MarkedSource(reading: solution, root: miniature.root).starter
    try miniature.folder.write(starter, to: "Chapters/01-Numbers/1.1-Grow.swift")
    let findings = StructureCheck(workbook: try miniature.workbook(), selected: []).findings()
    #expect(
      findings.map(\.message) == ["1.1-Grow belongs into its list `fromEmptyFile`."]
    )
    try miniature.edit("Package.swift") { $0 + "let fromEmptyFile = [1: [\"1.1-Grow\"]]\n" }
    #expect(try messages().filter { $0.hasPrefix("Package.swift") } == [])
    try miniature.edit("Package.swift") { $0 + "// \"1.9-Gone\"\n" }
    #expect(try messages().contains { $0.hasPrefix("Package.swift: 1.9-Gone stands in a list") })
  }

  @Test("What was in order is remembered, and an edit is looked at")
  func memory() throws {
    let folder = TemporaryFolder("memory")
    func findings() throws -> [String] {
      let store = VerdictStore(folder: folder.path, explaining: "", limit: 9)
      let workbook = try miniature.workbook()
      return StructureCheck(
        workbook: workbook,
        selected: Set(workbook.exercises.map(\.id)),
        memory: store
      )
      .findings().map(\.message)
    }
    #expect(try findings() == [])
    #expect(try findings() == [])
    #expect(Files.names(in: folder.path).contains("structure-1.1.json"))
    try miniature.edit(suite) { $0.replacing("1.1 Grow", with: "1.1 Growth") }
    #expect(try findings().count == 1)
    #expect(try findings().count == 1)
  }

  @Test("A question for afterwards is not missed after a warm-up")
  func warmUp() throws {
    try miniature.edit(lesson) { text in
      text.replacing("fill in*", with: "warm-up*", maxReplacements: 1)
        .replacing("<summary>Why?</summary>", with: "<summary>More</summary>", maxReplacements: 1)
    }
    #expect(try messages() == [])
  }

  @Test("Extra exercises have the last numbers, of which some may be missing")
  func numbers() throws {
    let sections = try #require(miniature.folder.text(lesson)).components(separatedBy: "## ")
    try miniature.edit(lesson) { _ in "# 1 Numbers\n\n## " + sections[2] }
    let places = {
      try messages().filter { $0.contains(" of the road: ") || $0.contains("behind") }
    }
    func writeExtra(_ number: String) throws {
      let extra = sections[1].replacing("fill in*", with: "fill in · extra*")
        .replacing("1.1 Grow", with: number + " Grow")
      try miniature.edit("Chapters/01-Numbers/Extras.md") { _ in "# 1 Numbers\n\n## " + extra }
    }
    try writeExtra("1.1")
    #expect(
      try places() == [
        "\(lesson):3: 1.2 Rise is the exercise 1.1 of the road: files and pages name it so.",
        "Chapters/01-Numbers/Extras.md:3: 1.1 Grow stands behind an exercise with a higher number.",
      ]
    )
    try writeExtra("1.4")
    #expect(try places().count == 1)
  }

  @Test("A number stands once, and a kind at each exercise")
  func headings() throws {
    try miniature.edit(lesson) { $0 + "\n## 1.1 Again\n\n*1 point · 5 minutes*\n" }
    let found = try messages()
    #expect(found.contains { $0.contains("There are two exercises 1.1.") })
    #expect(found.contains { $0.hasPrefix("\(lesson):") && $0.contains("fill in") }, "\(found)")
  }

  @Test("A long text is only warned about")
  func longText() throws {
    let words = Array(repeating: "word", count: 251).joined(separator: " ")
    try miniature.edit(lesson) { $0.replacing("Write it.", with: words, maxReplacements: 1) }
    let found = try miniature.structure()
    #expect(found.map { $0.severity } == [.warning])
  }

  @Test("An unclosed marker is reported at its line")
  func unclosedMarker() throws {
    try miniature.edit(solution) { $0.replacing("    // END SOLUTION\n", with: "") }
    #expect(try messages().contains { $0.hasPrefix(solution) && $0.contains("STUB") })
    try miniature.edit(solution) { $0.replacing("    // STUB: a\n", with: "") }
    #expect(
      try messages().contains { $0.hasPrefix("\(solution):3") && $0.contains("never closed") }
    )
  }

  private static let screens = "Chapters/01-Numbers/Screens"
  private static let screen = screens + "/1.1-GrowScreen.swift"

  @Test("A screen without an exercise is a stray, and one with an exercise ends with its one app")
  func screens() throws {
    try miniature.folder.write("struct Grow: App {}\n", to: Self.screen)
    try expectOne("Solutions/01-Numbers/Screens", "must be a link to \(Self.screens)")
    try FileManager.default.createSymbolicLink(
      atPath: "\(miniature.root)/Solutions/01-Numbers/Screens",
      withDestinationPath: "../../\(Self.screens)"
    )
    #expect(try messages() == [])
    for (text, words) in [
      ("", "A screen has one type that conforms to App"),
      ("struct A: App {}\nstruct B: App {}\n", "A screen has one type that conforms to App"),
      ("struct A: App {}\nenum B {}\n", "a type follows A."),
    ] {
      try miniature.folder.write(text, to: Self.screen)
      #expect(try messages().contains { $0.contains(words) }, "\(text)")
    }
    try miniature.folder.write("struct Grow: App {}\n", to: Self.screen)
    try miniature.folder.write("", to: "\(Self.screens)/1.9-LostScreen.swift")
    try expectOne("\(Self.screens)/1.9-LostScreen.swift", "No lesson names this")
  }

  @Test("A picture that no line names, and a line that names nothing, are found")
  func pictures() throws {
    try miniature.folder.write("# remark\n\n1.1 --picture a.svg\n", to: ScreenScripts.file)
    try expectOne(ScreenScripts.file + ":3", "has no screen")
    try miniature.folder.write("", to: ScreenScripts.file)
    try miniature.folder.write("", to: ScreenScripts.folder + "/b.svg")
    try expectOne(ScreenScripts.folder + "/b.svg", "does not name this file")
    #expect(
      ScreenScripts.words(of: "1.1  --tap \"Add one\" --type \"\"") == [
        "1.1", "--tap", "Add one", "--type", "",
      ]
    )
  }

  @Test("An exercise with a screen has one film at most")
  func films() throws {
    try miniature.folder.write("struct A: App {}\n", to: Self.screen)
    try miniature.folder.write("", to: "\(ScreenScripts.folder)/a.film")
    let line = "1.1 --film a.film --tap A\n"
    try miniature.folder.write(line + line, to: ScreenScripts.file)
    #expect(try messages().contains { $0.contains(":2: 1.1 has a film already.") })
  }

  @Test("An exercise without a section is a stray in every tree")
  func missingSection() throws {
    try miniature.edit(lesson) { text in
      text.range(of: "## 1.2").map { String(text[..<$0.lowerBound]) } ?? text
    }
    let found = try messages()
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.contains("1.2-Rise") && $0.contains("No lesson names this") })
  }

  @Test("A suite that is missing is reported")
  func missingSuite() throws {
    try Files.remove("\(miniature.root)/\(suite)")
    try expectOne(suite, "has no \(suite)")
  }

  @Test("An import that learners do not have is reported, and a helper in a solution")
  func imports() throws {
    let imports = """
      import Foundation
      @preconcurrency import Dispatch
      import struct SuiteHelpers.WatchedClock

      """
    for file in [solution, suite] { try miniature.edit(file) { imports + $0 } }
    let found = try messages().filter { $0.contains("may not be imported") }
    #expect(found.count == 3, "\(found)")
    #expect(found.filter { $0.contains(".swift:2: ") && $0.contains("Dispatch") }.count == 2)
    #expect(found.contains { $0.hasPrefix(solution) && $0.contains("SuiteHelpers.WatchedClock") })
  }

  @Test("Links and files that a lesson names must exist")
  func links() throws {
    try miniature.edit(lesson) {
      $0.replacing(
        "Write it.",
        with:
          "See [there](../02-Words/README.md), [up](#1-numbers), `1.1-Grow.swift`, `Gone.swift`.",
        maxReplacements: 1
      )
    }
    let found = try messages()
    #expect(found.count == 2)
    #expect(found.first?.contains("../02-Words/README.md") == true)
    #expect(found.last?.contains("Gone.swift") == true)
  }

  @Test("A form that the book cannot show is reported at its line")
  func pageForm() throws {
    try miniature.edit(lesson) { text in
      text + "\nAn `open mark.\n\n```mermaid\nflowchart LR\n  a --> b\n```\n"
    }
    let lines = try #require(miniature.folder.text(lesson)).lines.count
    let found = try messages()
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("\(lesson):\(lines - 6): The book cannot show this") == true)
    #expect(found.last?.hasPrefix("\(lesson):\(lines - 4): ") == true, "\(found)")
    #expect(found.last?.contains("\"The same as text\" must follow") == true, "\(found)")
  }
}
