import Testing

@testable import WorkbookKit

@Suite("What the exercises of a chapter share", .offPool, .timeLimit(.minutes(20)))
struct ChapterSupportTests {
  private let miniature: Miniature
  private let compiler: RecordingCompiler
  private let shared = "Chapters/01-Numbers/Support/Shared.swift"

  init() throws {
    miniature = try Miniature()
    compiler = try RecordingCompiler()
  }

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

  @Test("Files beside the suites are compiled once, with no exercise")
  func helpers() throws {
    let helper = "Tests/01-NumbersTests/Helper.swift"
    let before = try support().key
    try miniature.save("let helper = 1\n", as: helper)
    let first = try support()
    #expect(first.key != before)
    #expect(first.inputs.suiteHelpers.map { $0.fileName } == ["Helper.swift"])
    let object = try #require(first.helperObject)
    #expect(Files.exists(object))
    let calls = compiler.calls()
    #expect(calls.count == 2)
    #expect(calls.allSatisfy { !$0.contains("1.1") })
    #expect(calls.last?.contains("-module-name NumbersTests ") == true)

    _ = try support()
    #expect(compiler.calls().isEmpty)
    try miniature.save("let helper = 2\n", as: helper)
    #expect(try support().helperObject != object)
    #expect(!Files.exists(object))
  }

  @Test("Test files find the support's interface, also where no file is beside the suites")
  func testFiles() throws {
    for tree in ["Chapters", "Solutions"] {
      let text = try #require(miniature.folder.text("\(tree)/01-Numbers/1.2-Double.swift"))
      try Files.remove("\(miniature.root)/\(tree)/01-Numbers/1.2-Double.swift")
      try miniature.save(text, as: "\(tree)/01-Numbers/TestFiles/1.2-Double.swift")
    }
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

  @Test("What suites of several chapters share is compiled once, as a module of its own")
  func sharedHelpers() throws {
    let helper = "Tests/SuiteHelpers/Helper.swift"
    let before = try support().key
    try miniature.save("public let helper = 1\n", as: helper)
    let first = try support()
    #expect(first.key != before)
    #expect(first.inputs.sharedHelpers.map { $0.fileName } == ["Helper.swift"])
    let helpers = try #require(first.suiteHelpers)
    let object = try #require(helpers.object)
    #expect(Files.exists(object))
    #expect(helpers.searchPaths == [object.parentFolder])
    let calls = compiler.calls()
    #expect(calls.count == 2)
    #expect(calls.allSatisfy { $0.contains("-module-name SuiteHelpers ") })

    _ = try support()
    #expect(compiler.calls().isEmpty)
    try miniature.save("public let helper = 2\n", as: helper)
    #expect(try support().suiteHelpers?.object != object)
    #expect(!Files.exists(object))
  }

  @Test("An error in what suites of several chapters share names its folder")
  func brokenSharedHelper() throws {
    try miniature.save("// BROKEN\n", as: "Tests/SuiteHelpers/Helper.swift")
    let error = #expect(throws: WorkbookError.self) { try support() }
    #expect(error?.message.contains("`git checkout Tests/SuiteHelpers`") == true)
  }

  @Test("An error in a file beside the suites names its folder")
  func brokenHelper() throws {
    try miniature.save("// BROKEN\n", as: "Tests/01-NumbersTests/Helper.swift")
    let error = #expect(throws: WorkbookError.self) { try support() }
    #expect(error?.message.contains("`git checkout Tests/01-NumbersTests`") == true)
  }

  @Test("An error in a given file is not the learner's")
  func broken() throws {
    try miniature.save("// BROKEN\n", as: shared)
    let error = #expect(throws: WorkbookError.self) { try support() }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("\(shared):1:5: error: it is broken"))
    #expect(message.contains("`git checkout Chapters/01-Numbers/Support`"))
  }
}
