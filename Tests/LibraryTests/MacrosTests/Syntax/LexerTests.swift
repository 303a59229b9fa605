import LibraryTestHelpers
import Testing

@testable import MacroExpansion

@Suite("Lexer")
struct LexerTests {
  /// The words of all tokens.
  private func words(_ text: String) -> [String] {
    let source = SourceText(text)
    return source.tokens.indices.dropLast().map { source.text($0) }
  }

  private func kinds(_ text: String) -> [Token.Kind] {
    SourceText(text).tokens.dropLast().map(\.kind)
  }

  @Test("Identifiers may have backticks, dollar signs and letters of any script")
  func identifiers() {
    #expect(words("`default` $0 _x größe 数 👍") == ["`default`", "$0", "_x", "größe", "数", "👍"])
    #expect(kinds("`a b` x1").allSatisfy { $0 == .identifier })
  }

  @Test(
    "A number is one token",
    arguments: ["0", "1_000", "3.14", "1e-3", "2.5E+10", "0xFF", "0x1p-4", "0b1010", "0o17"]
  )
  func numbers(number: String) {
    #expect(words(number) == [number])
    #expect(words(number + ".description") == [number, ".", "description"])
  }

  @Test("A sign after a hexadecimal number that ends with e is an operator")
  func hexadecimalEndingWithE() {
    #expect(words("0x1e-3") == ["0x1e", "-", "3"])
  }

  @Test("Ranges are not decimal points")
  func ranges() {
    #expect(words("0...9") == ["0", ".", ".", ".", "9"])
    #expect(words("0..<9") == ["0", ".", ".", "<", "9"])
  }

  @Test(
    "A string literal is one token, with anything in it",
    arguments: [
      #""""#,
      #""}{)(][""#,
      #""// no comment /* none */""#,
      #""\"quoted\" \\""#,
      #""\(a + b)""#,
      #""\(f("}", { "\(")")" }))""#,
      #""\(/* ) */ x)""#,
      ##"#""#"##,
      ##"#"a "quoted" \n \(b) word"#"##,
      ##"#"\#(x + ")")"#"##,
      ###"##"one "# is not the end"##"###,
      "\"\"\"\n  \"}\" and \"\"\\\"\n  \\(x)\n  \"\"\"",
      "#\"\"\"\n  \\(no) \\#(f(\"}\")) \"\"\"\n  \"\"\"#",
    ]
  )
  func strings(literal: String) {
    #expect(words("a \(literal) b") == ["a", literal, "b"])
    #expect(kinds(literal) == [.string])
  }

  @Test("An unterminated string ends with its line")
  func unterminatedString() {
    #expect(words("let a = \"x}\nlet b") == ["let", "a", "=", "\"x}", "let", "b"])
    #expect(words("\"") == ["\""])
    #expect(words("\"\\") == ["\"\\"])
  }

  @Test("An unterminated string of several lines ends with the text")
  func unterminatedMultilineString() {
    #expect(words("a \"\"\"\n b }") == ["a", "\"\"\"\n b }"])
  }

  @Test("Comments are no tokens, and block comments nest")
  func comments() {
    #expect(words("a // b {\nc") == ["a", "c"])
    #expect(words("a /* /* } */ \" */ b") == ["a", "b"])
    #expect(words("a /* unterminated") == ["a"])
    #expect(words("/// documented\n/** and so } */ x") == ["x"])
  }

  @Test("A slash between operands divides, elsewhere it opens a regex")
  func regexes() {
    #expect(words("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(words("x = /[}\"]+\\/d/ + 1") == ["x", "=", "/[}\"]+\\/d/", "+", "1"])
    #expect(words("f(/\\)/)") == ["f", "(", "/\\)/", ")"])
    #expect(words("#/ } \" /# b") == ["#/ } \" /#", "b"])
    #expect(words("= / b") == ["=", "/", "b"])
  }

  @Test("Directives keep their pound sign")
  func directives() {
    #expect(words("#if DEBUG\n#endif") == ["#if", "DEBUG", "#endif"])
    #expect(kinds("#selector #") == [.pound, .pound])
  }

  @Test("Every operator character is a token, and an arrow is one")
  func operators() {
    #expect(words("A<B<C>>?") == ["A", "<", "B", "<", "C", ">", ">", "?"])
    #expect(kinds("-> - >") == [.arrow, .operatorCharacter, .operatorCharacter])
  }

  @Test("Brackets know their partners, with anything in between")
  func partners() {
    let source = SourceText("f(a[\")\"], { ( } ) )")
    let partners = source.tokens.map(\.partner)
    // f ( a [ ")" ] , { ( } ) )
    #expect(partners == [-1, 10, -1, 5, -1, 3, -1, 9, -1, 7, 1, -1, -1])
  }

  @Test("A token knows whether it begins a line, also after CRLF and comments")
  func lines() {
    let source = SourceText("a b\r\nc /* \n */ d // x\ne")
    #expect(source.tokens.dropLast().map(\.followsNewline) == [true, false, true, true, true])
  }

  @Test("A byte order mark at the start is skipped")
  func byteOrderMark() {
    #expect(words("\u{FEFF}struct A {}") == ["struct", "A", "{", "}"])
  }

  @Test("The lexer ends and loses nothing, with any input", arguments: 0..<200)
  func anything(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", "(", ")", "{", "}", "[", "]", "/*", "*/", "//", "\n", "\r\n", "/",
      "`", "a", "é", "1", ".", "e", "-", ">", "<", "@", "$", " ", "'", "\u{0}",
    ]
    let text = (0..<40).map { _ in pieces.randomElement(using: &generator)! }.joined()
    let source = SourceText(text)
    var end = 0
    for token in source.tokens {
      #expect(token.start >= end, "\(text.debugDescription)")
      end = token.end
    }
    #expect(end == source.bytes.count)
  }
}
