import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("A lesson on a terminal") struct MarkdownViewTests {
  private func lines(_ text: String, width: Int, folder: String = "") -> [String] {
    MarkdownView(style: Style(hasColour: false), width: width, folder: folder)
      .lines(of: Markdown(parsing: text))
  }

  @Test("Prose is wrapped, items hang, headings are underlined")
  func prose() {
    let text = "## A heading\n\nThe quick brown fox jumps.\n\n1. The quick brown fox\n2. jumps"
    #expect(
      lines(text, width: 16) == [
        "A heading", "─────────", "", "The quick brown", "fox jumps.", "", "1. The quick",
        "   brown fox", "2. jumps",
      ]
    )
  }

  @Test("A word that is wider than the line is cut, after a mark if there is one")
  func longWord() {
    #expect(lines("aaaaaaaaaaaaaa", width: 10) == ["aaaaaaaaaa", "aaaa"])
    #expect(
      lines("x `store.scope(state:)` y", width: 12) == ["x `store.", "scope(state:", ")` y"]
    )
  }

  @Test("Code keeps its spaces; a line too long goes on below, indented")
  func code() {
    let text = "```swift\nif true {\n  let number = function(of: another)\n}\n```"
    #expect(
      lines(text, width: 30) == [
        "  if true {", "    let number = function(of:", "        another)", "  }",
      ]
    )
    #expect(lines("```\n\n```", width: 30) == [""])
  }

  @Test("A drawing is cut rather than broken, and says so")
  func drawing() {
    let lines = lines("```text\nA ------------> B ------------> C\n|\n```", width: 24)
    #expect(lines.first == "  A ------------> B ---…")
    #expect(lines.dropFirst().first == "  |")
    #expect(lines.contains { $0.contains("columns wide") })
    #expect(lines.allSatisfy { $0.columns <= 24 })
    // Space that all lines begin with is given up first.
    #expect(self.lines("```text\n     A -> B\n     |\n```", width: 12) == ["  A -> B", "  |"])
  }

  @Test("A table fits: as it is, with cells of several lines, or as groups of lines")
  func tables() {
    let text = "| then | now |\n|---|---|\n| a pullback of the reducer | a scope |\n| x | 状態 |"
    #expect(
      lines(text, width: 60) == [
        "then                       now", "─────────────────────────  ───────",
        "a pullback of the reducer  a scope", "x                          状態",
      ]
    )
    #expect(
      lines(text, width: 26) == [
        "then               now", "─────────────────  ───────", "a pullback of the  a scope",
        "reducer", "", "x                  状態",
      ]
    )
    #expect(
      lines(text, width: 16) == [
        "• then: a", "  pullback of", "  the reducer", "  now: a scope", "", "• then: x",
        "  now: 状態",
      ]
    )
  }

  @Test("A table breaks no word")
  func words() {
    let text = "| kind | name |\n|---|---|\n| cases of the form | `cancelButtonTapped`, `name` |"
    for width in 24...60 {
      let shown = lines(text, width: width).joined(separator: "\n")
      #expect(shown.contains("`cancelButtonTapped`"), "\(width) columns")
    }
  }

  @Test("Links between files start at the root")
  func links() {
    #expect(
      lines("[library](../Library/README.md#store)", width: 60, folder: "Chapters/03-Effects")
        == ["library (Chapters/Library/README.md)"]
    )
  }

  @Test("Swift is coloured without changing a letter of it")
  func highlighting() {
    let code = [
      "struct A: B { // why", "  let text = \"\"\"", "    a \\(b + 1) c", "    \"\"\" /* x",
      "  y */", "}",
    ]
    let styled = SwiftHighlighter.styled(code)
    #expect(styled.map { Style(hasColour: false).words($0).joined(separator: " ") } == code)
    #expect(
      Style(hasColour: true).words(styled[0]) == [
        "\u{1B}[35mstruct\u{1B}[0m", "\u{1B}[32mA\u{1B}[0m:", "\u{1B}[32mB\u{1B}[0m", "{",
        "\u{1B}[2m//\u{1B}[0m", "\u{1B}[2mwhy\u{1B}[0m",
      ]
    )
    #expect(styled[4].allSatisfy { $0.colour == .dim })
  }
}
