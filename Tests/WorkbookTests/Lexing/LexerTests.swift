import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Tokens") struct LexerTests {
  private func texts(_ source: String, _ kind: Token.Kind) -> [String] {
    Lexer.tokens(of: source).filter { $0.kind == kind }.map { $0.text }
  }

  @Test("Comments are no tokens, nested ones neither")
  func comments() {
    #expect(texts("a // + b\n/* + /* - */ + */ c", .operation).isEmpty)
    #expect(texts("a // + b\n/* + /* - */ + */ c", .word) == ["a", "c"])
  }

  @Test(
    "The text of a string is no code, but its interpolations are",
    arguments: [
      #""a + b""#, ##"#"a \(b) + "c" - "#"##, "\"\"\"\n a + \"b\" - c\n\"\"\"", #""\"+\"""#,
    ]
  )
  func strings(source: String) {
    let tokens = Lexer.tokens(of: source)
    #expect(tokens.map { $0.kind } == [.string])
    #expect(tokens.first?.text == source)
  }

  @Test("Interpolations are tokens, with strings and brackets of their own")
  func interpolations() {
    let source = #""x\(f("+", (1)) - 2)y" + z"#
    #expect(texts(source, .operation) == ["-", "+"])
    #expect(texts(source, .integer) == ["1", "2"])
  }

  @Test("An operator with space on one side only is no infix")
  func infix() {
    // The brackets of a generic type look like an infix without space.
    let tokens = Lexer.tokens(of: "a + -b; c-d; f(-1); Set<Int>() ; x < y")
    let infix = tokens.filter { $0.isInfix }.map { $0.text }
    #expect(infix == ["+", "-", "<", ">", "<"])
    #expect(tokens.filter { $0.kind == .operation }.count == 7)
  }

  @Test("Ranges, optionals and key paths are no arithmetic")
  func marks() {
    #expect(texts("0..<n; 1...5; a?.b!.c; x ?? y; \\.count", .operation) == ["..<", "...", "??"])
    #expect(texts("a ? b : c", .operation).isEmpty)
  }

  @Test("Members of tuples, closure parameters and fractions are no integers")
  func numbers() {
    let source = "pair.0 + $0 + 0.01 + 1_000 + 0x1F + a1"
    #expect(texts(source, .integer) == ["1_000"])
    #expect(texts(source, .number) == ["0.01", "0x1F"])
  }

  @Test("A line of a long string that goes on in the next one is a line, too")
  func continuedLines() {
    let text = "let a = \"\"\"\n  one \\\n  two \\(b) \\\n  three\n  \"\"\"\nlet c"
    #expect(Lexer.tokens(of: text).first { $0.isWord("b") }?.line == 3)
    #expect(Lexer.tokens(of: text).first { $0.isWord("c") }?.line == 6)
  }

  @Test("Lines are counted through strings and comments")
  func lines() {
    let source = "a\n\"\"\"\nb\n\"\"\"\n/*\n*/ c"
    #expect(Lexer.tokens(of: source).map { $0.line } == [1, 2, 6])
  }
}
