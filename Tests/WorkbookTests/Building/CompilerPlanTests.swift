import Testing

@testable import WorkbookKit

@Suite("How the compiler is called") struct CompilerPlanTests {
  private let plan = CompilerPlan(
    compiler: "/swift/swift-frontend",
    options: ["-swift-version", "6"],
    linkJobs: [
      ["/swift/extract", "WORKBOOK_OBJECT.o", "-o", "WORKBOOK_FOLDER/a.autolink"],
      [
        "/swift/clang", "WORKBOOK_OBJECT.o", "@WORKBOOK_FOLDER/a.autolink", "-o",
        "WORKBOOK_PROGRAM",
      ],
    ],
    library: "/build/libWorkbookLibrary.so"
  )

  @Test("The plan compiles one file of a module beside the others")
  func primary() {
    let call = plan.compile(
      primary: "/a b/1.1.swift",
      files: ["/s.swift"],
      module: "Effects",
      searchPaths: ["/m"],
      to: "/o.o"
    )
    #expect(
      call == [
        "/swift/swift-frontend", "-frontend", "-c", "-primary-file", "/a b/1.1.swift", "/s.swift",
        "-swift-version", "6", "-I", "/m", "-module-name", "Effects", "-o", "/o.o",
      ]
    )
  }

  @Test("An interface is written without bodies")
  func interface() {
    let call = plan.writeInterface(files: ["/a.swift"], module: "Effects", to: "/m.swiftmodule")
    #expect(
      call.contains("-emit-module") && call.contains("-experimental-skip-all-function-bodies")
    )
    #expect(call.suffix(2) == ["-o", "/m.swiftmodule"])
  }

  @Test("Objects, program and folder take the places that the driver left for them")
  func link() {
    let calls = plan.link(objects: ["/1.o", "/2.o"], to: "/program", folder: "/f")
    #expect(
      calls == [
        ["/swift/extract", "/1.o", "/2.o", "-o", "/f/a.autolink"],
        ["/swift/clang", "/1.o", "/2.o", "@/f/a.autolink", "-o", "/program"],
      ]
    )
  }

  @Test("Lines of the driver are split as a shell does it")
  func words() throws {
    let lines = ["a b  c", "'/a b/c' d", #"'it'\''s' x"#, ##""a \"b\"" '$ORIGIN'"##, #"/a\ b ''"#]
    #expect(
      try CompilerDriver.shellWords(lines) == [
        ["a", "b", "c"], ["/a b/c", "d"], ["it's", "x"], [#"a "b""#, "$ORIGIN"], ["/a b", ""],
      ]
    )
  }
}
