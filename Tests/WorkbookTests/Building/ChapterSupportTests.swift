import Testing

@testable import WorkbookKit

@Suite("What the exercises of a chapter share", .offPool, .timeLimit(.minutes(20)))
struct ChapterSupportTests {
  private let miniature = Miniature()
  private let compiler = RecordingCompiler()
  private let shared = "Chapters/01-Numbers/Support/Shared.swift"

  private func support(library key: String = "key") throws -> ChapterSupport {
    let workbook = try miniature.workbook()
    let library = try compiler.library(of: workbook, key: key)
    let supports = try ChapterSupport.all(of: workbook.chapters, in: workbook, library: library)
    return try #require(supports[1])
  }

  @Test("Chapters without support files compile nothing")
  func nothing() throws {
    #expect(try support().object == nil)
    #expect(compiler.calls().isEmpty)
  }

  @Test("Support files are compiled once, and again after a change of them or of the library")
  func changes() throws {
    try miniature.save("let shared = 1\n", as: shared)
    let first = try #require(try support().object)
    #expect(Files.exists(first))
    #expect(compiler.calls().count == 1)
    #expect(try support().object == first)
    #expect(compiler.calls().isEmpty)

    try miniature.save("let shared = 2\n", as: shared)
    let second = try #require(try support().object)
    #expect(compiler.calls().count == 1)
    #expect(second != first && !Files.exists(first))
    #expect(try support(library: "other").object != second)
  }

  @Test(
    "Files beside the suites, and what suites of several chapters share, are compiled once",
    arguments: [
      ("Tests/01-NumbersTests/Helper.swift", "NumbersTests"),
      ("Tests/SuiteHelpers/Helper.swift", "SuiteHelpers"),
    ]
  )
  func helpers(_ helper: String, _ module: String) throws {
    func object(_ support: ChapterSupport) -> String? {
      module == "SuiteHelpers" ? support.suiteHelpers?.object : support.helperObject
    }
    let before = try support().key
    try miniature.save("public let helper = 1\n", as: helper)
    let first = try support()
    #expect(first.key != before)
    let made = try #require(object(first))
    #expect(Files.exists(made))
    let calls = compiler.calls()
    #expect(calls.count == 2 && calls.allSatisfy { !$0.contains("1.1") })
    #expect(calls.last?.contains("-module-name \(module) ") == true)
    let searchPaths = first.suiteHelpers?.searchPaths
    #expect(module != "SuiteHelpers" || searchPaths == [made.parentFolder])

    _ = try support()
    #expect(compiler.calls().isEmpty)
    try miniature.save("public let helper = 2\n", as: helper)
    #expect(object(try support()) != made)
    #expect(!Files.exists(made))
  }

  @Test("Test files find the support's interface, also where no file is beside the suites")
  func testFiles() throws {
    try miniature.makeDoubleATestFile()
    let first = try support()
    #expect(first.helperObject == nil)
    #expect(Files.exists(first.interfaceFolder + "/Numbers.swiftmodule"))
    #expect(compiler.calls().count == 1)
    _ = try support()
    #expect(compiler.calls().isEmpty)

    try miniature.save("let shared = 1\n", as: shared)
    let second = try support()
    #expect(Files.exists(second.interfaceFolder + "/Numbers.swiftmodule"))
    #expect(!Files.exists(first.interfaceFolder))
  }

  @Test(
    "An error in a given file is not the learner's, and names its folder",
    arguments: [
      "Chapters/01-Numbers/Support/Shared.swift", "Tests/01-NumbersTests/Helper.swift",
      "Tests/SuiteHelpers/Helper.swift",
    ]
  )
  func broken(_ file: String) throws {
    try miniature.save("// BROKEN\n", as: file)
    let error = #expect(throws: WorkbookError.self) { try support() }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("\(file):1:5: error: it is broken"))
    #expect(message.contains("`git checkout \(file.parentFolder)`"))
  }
}
