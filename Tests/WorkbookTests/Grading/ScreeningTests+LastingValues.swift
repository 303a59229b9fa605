import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// What a test file keeps from one run to the next.
extension ScreeningTests {
  @Test(
    "A test file that keeps something from one run to the next is flagged",
    arguments: [
      ("nonisolated(unsafe) var last = 0", "last"), ("let box = Box()", "box"),
      ("struct Own { @MainActor static var last: [Int] = [] }", "Own.last"),
      ("enum Own { static let counter = Counter() }", "Own.counter"),
      ("enum Own { private static let counter = Counter() }", "Own.counter"),
      ("private let box = Box()", "box"),
      ("let next: @Sendable () -> Int = { 1 }", "next"),
      ("struct Kept: Sendable { let box = Box() }\nlet kept = Kept()", "kept"),
      ("enum Kept: Sendable { case box(Box) }\nlet kept = Kept.box(Box())", "kept"),
      ("protocol Own: Sendable {}\nextension Box: Own {}\nlet one: any Own = Box()", "one"),
      (
        "func f() { NotificationCenter.default.post(Notification(name: .init(\"a\"))) }",
        "NotificationCenter"
      ),
      ("func f() -> Int { Int(rand()) }", "rand"),
      ("func f() { NSKeyedArchiver.setClassName(\"a\", for: NSDate.self) }", "NSKeyedArchiver"),
      (
        "protocol P { static func f() -> Int }\nfunc g<A: P>(_: A.Type) -> Int { A.f() }"
          + "\nstruct S: P { static func f() -> Int { 1 } }\nlet found = g(S.self)", "found"
      ),
      ("protocol DependencyKey {}\nstruct Own { enum Key: DependencyKey {} }", "Own.Key"),
      ("let names = [\"a\"], limits = 1...3\nstruct Own { static let size = 3 }", nil),
      ("let day = Date(timeIntervalSince1970: 0), double = [1, 2].map { 2 * $0 }", nil),
    ]
  )
  func lasting(_ code: String, _ flag: String?) async throws {
    let text =
      "import Foundation\nfinal class Box: @unchecked Sendable { var value = 0 }"
      + "\nactor Counter { var value = 0 }\n\(code)\n"
    let screening = try look(text, solution: "", of: try testFile())
    #expect(screening.flags.map { $0.what } == [flag].compactMap { $0 })
    #expect(screening.refusal == nil)
    #expect(try look(text, solution: "").flags.isEmpty)
    var section = exercise.section
    section.kind = .test
    let other = FileNames(folder: "01-Numbers", root: folder.path + "/none")
    let spec = Exercise(
      section: section,
      folder: "01-Numbers",
      files: other,
      source: .solutions
    )
    #expect(
      try look(text, solution: "", of: spec).flags.map(\.what) == [flag].compactMap { $0 }
    )
  }

  /// The exercise, as if its file held tests.
  private func testFile() throws -> Exercise {
    try folder.write("", to: "Solutions/01-Numbers/TestFiles/1.2-Double.swift")
    let files = FileNames(folder: "01-Numbers", root: folder.path)
    let testFile = Exercise(
      section: exercise.section,
      folder: "01-Numbers",
      files: files,
      source: .solutions
    )
    try #require(testFile.isTestExercise)
    return testFile
  }

  @Test("A test that checks in another process is refused with that reason alone")
  func checkInAnotherProcess() throws {
    let tests = "import Testing\n@Test func a() async { #expect(1 == 1) }\n"
    let text = tests + "@Test func b() async { await #expect(processExitsWith: .success) {} }\n"
    let screening = try look(text, solution: tests, of: try testFile())
    #expect(screening.flags.map(\.what) == ["processExitsWith"])
    #expect(screening.flags.map(\.line) == [3])
    #expect(screening.refusal?.why.contains("another process") == true)
  }

  @Test("A memory that the library keeps is found in the lines that ask for it")
  func lineOfMemory() throws {
    let text =
      "struct InMemoryKey { var name = 1\nstatic func inMemory() -> Self { Self() } }"
      + "\nfunc f() { _ = InMemoryKey.inMemory() }\n"
    let screening = try look(text, solution: "", of: try testFile())
    #expect(screening.flags.map(\.what) == ["InMemoryKey"])
    #expect(screening.flags.map(\.line) == [2])
    #expect(screening.flags.map(\.otherLines) == [[3]])
  }

  @Test("A constant that a store has made is found through the functions between them")
  func madeByStore() {
    var values = LastingValues()
    let constant = "$s7Numbers5found_WZ"
    values.calls = [
      constant: ["$s7Numbers4makeSiyF"], "$s7Numbers4makeSiyF": ["$sSi1poiyS2i_SitFZ"],
    ]
    #expect(values.madeByStores.isEmpty)
    values.calls["$s7Numbers4makeSiyF"] = ["$s22ComposableArchitecture5StoreC4sendyyF"]
    #expect(values.madeByStores == ["found"])
  }
}
