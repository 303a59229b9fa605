import Testing

@testable import WorkbookKit

@Suite("How the compiler is called") struct CompilerPlanTests {
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
