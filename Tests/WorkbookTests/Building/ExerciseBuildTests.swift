import Testing

@testable import WorkbookKit

@Suite("The program of one exercise", .offPool, .timeLimit(.minutes(20))) struct ExerciseBuildTests
{
  private let miniature = Miniature()
  private let compiler = RecordingCompiler()
  private let file = "Chapters/01-Numbers/1.1-Add.swift"

  private func build(
    text: String? = nil,
    deadline: Duration = .seconds(60),
    isOneOfMany: Bool = false
  ) throws -> BuildResult {
    let workbook = try miniature.workbook()
    let library = try compiler.library(of: workbook)
    let folder = workbook.cacheFolder + "/exercises/1.1"
    var build = ExerciseBuild(
      workbook: workbook,
      exercise: try #require(workbook.exercises.first),
      support: try ChapterSupport.build(
        of: workbook.chapters[0],
        in: workbook,
        suiteHelpers: nil,
        library: library
      ),
      library: library,
      folder: folder,
      cache: folder,
      text: text,
      used: [],
      deadline: deadline
    )
    build.isOneOfMany = isOneOfMany
    return try build.run()
  }

  private func errors(_ outcome: BuildResult) throws -> [Diagnostic] {
    guard case .doesNotCompile(let errors) = outcome else {
      throw WorkbookError("It compiles.")
    }
    return errors
  }

  @Test("A suite is compiled again only when the exercise's interface changes")
  func suite() throws {
    let compilesSuite = { compiler.calls().contains { $0.contains("-module-name NumbersTests") } }
    guard case .program(let program, _, _) = try build() else {
      Issue.record("It does not compile.")
      return
    }
    #expect(Files.exists(program))
    #expect(compilesSuite())
    try miniature.save("func add(_ a: Int, _ b: Int) -> Int {\n  7\n}\n", as: file)
    _ = try build()
    #expect(!compilesSuite())
    try miniature.save("func add(_ a: Int, _ b: Int, _ c: Int) -> Int {\n  7\n}\n", as: file)
    _ = try build()
    #expect(compilesSuite())
    try miniature.save("// another suite\n", as: "Tests/01-NumbersTests/1.1-AddTests.swift")
    _ = try build()
    #expect(compilesSuite())
  }

  @Test("Helpers beside the suites are linked, and not compiled with each suite")
  func helpers() throws {
    try miniature.save("let helper = 1\n", as: "Tests/01-NumbersTests/Helper.swift")
    _ = try build()
    let calls = compiler.calls()
    let suite = "-primary-file \(miniature.root)/Tests/01-NumbersTests/1.1-AddTests.swift"
    #expect(calls.contains { $0.contains(suite) })
    #expect(calls.last?.contains("/support/NumbersTests-") == true)
  }

  @Test("The linker's options are asked for once, and again where those of before do not do")
  func linkerOptions() throws {
    let asks = { compiler.calls().contains { $0.contains("--options-of") } }
    _ = try build()
    #expect(asks())
    _ = try build()
    #expect(!asks())
    try Files.remove(miniature.workbook().cacheFolder + "/exercises/1.1/options")
    _ = try build()
    #expect(asks())
  }

  @Test("To save work, no interface is written where the file's own module is that of before")
  func savedWork() throws {
    let writesInterface = {
      let calls = compiler.calls().map { $0.split(separator: " ") }
      return (
        interface: calls.contains { $0.contains("-emit-module") },
        suite: calls.contains { $0.contains("NumbersTests") }
      )
    }
    let tried = { (body: String, parameters: String) in
      _ = try build(
        text: "func add(\(parameters)) -> Int {\n  \(body)\n}\n",
        isOneOfMany: true
      )
      return writesInterface()
    }
    #expect(try tried("a + b", "_ a: Int, _ b: Int") == (true, true))
    #expect(try tried("a - b", "_ a: Int, _ b: Int") == (false, false))
    // A module that differs where its interface does not: the suite is the one of before.
    #expect(try tried("a - b // MODULE", "_ a: Int, _ b: Int") == (true, false))
    #expect(try tried("a - b", "_ a: Int, _ b: Int, _ c: Int") == (true, true))
    #expect(try tried("a + b", "_ a: Int, _ b: Int") == (false, false))
  }

  @Test("An error has the exercise's own path, also where a copy of it is compiled")
  func places() throws {
    let inCopy = try errors(build(text: "// BROKEN\n"))
    #expect(inCopy.map { $0.headline } == ["\(file):1:5: error: it is broken"])
    try miniature.save("// BROKEN\n", as: file)
    #expect(try errors(build()).map { $0.file } == [file])
    // No suite is linked to it, and to save work nothing follows.
    #expect(!compiler.calls().contains { $0.contains("/program") })
    #expect(try errors(build(text: "// BROKEN\n", isOneOfMany: true)).count == 1)
    #expect(compiler.calls().count == 1)
  }

  @Test("A warning is there again when nothing is compiled again, and not if it is about a suite")
  func warnings() throws {
    let warnings = { (text: String?, isOneOfMany: Bool) in
      guard case .program(_, _, let warnings) = try build(text: text, isOneOfMany: isOneOfMany)
      else { throw WorkbookError("It does not compile.") }
      return warnings.map(\.headline)
    }
    try miniature.save("// OLD\n", as: "Tests/01-NumbersTests/1.1-AddTests.swift")
    for _ in 1...2 { #expect(try warnings(nil, false) == []) }
    let expected = ["\(file):1:5: warning: it is old"]
    for isOneOfMany in [false, true] {
      #expect(try warnings("// OLD\n", isOneOfMany) == expected)
    }
  }

  @Test(
    "A compiler that cannot do its work says nothing about the file",
    arguments: RecordingCompiler.faults
  )
  func fault(_ fault: (word: String, reason: String)) throws {
    let error = #expect(throws: MachineFault.self) {
      try build(text: "// \(fault.word)\n", deadline: .seconds(fault.word == "SLOW" ? 1 : 60))
    }
    #expect(error?.description.contains(fault.reason) == true)
  }

  @Test("An error at a line is the file's, whatever else is said, and so is what the linker misses")
  func ownErrors() throws {
    #expect(try errors(build(text: "// BROKEN NOPLACE\n")).count == 1)
    let found = try errors(build(text: "// SYMBOL\n"))
    #expect(found.first?.message.contains("duplicate symbol: main") == true)
  }
}
