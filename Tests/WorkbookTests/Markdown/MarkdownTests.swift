import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("Markdown of lessons") struct MarkdownTests {
  @Test("A section ends at the next heading of its level or above")
  func section() {
    let text = "# T\n## 3.1 A\na\n### deeper\nb\n## 3.10 B\nc"
    let section = Markdown(parsing: text).section { $0.hasPrefix("3.1 ") }
    #expect(
      section?.blocks == [
        .heading(level: 2, text: "3.1 A"), .paragraph("a"), .heading(level: 3, text: "deeper"),
        .paragraph("b"),
      ]
    )
    #expect(Markdown(parsing: text).section { $0.hasPrefix("3.2 ") } == nil)
  }

  @Test(
    "Reading leaves out hints and the question for afterwards, and shows a diagram in its text form"
  )
  func forReading() {
    let text = """
      ```mermaid
      flowchart LR
      ```

      <details><summary>The same as text</summary>

      ```text
      a -> b
      ```

      </details>

      <details><summary>Hint 1</summary>

      Secret.

      </details>

      <details><summary>Why?</summary>

      **Why a secret?** For afterwards.

      </details>

      <details><summary>More</summary>

      For who wants more.

      </details>

      ```mermaid
      no text form
      ```
      """
    #expect(
      Markdown(parsing: text).forReading.blocks == [
        .code(language: "text", lines: ["a -> b"]), .paragraph("**More**"),
        .paragraph("For who wants more."), .code(language: "mermaid", lines: ["no text form"]),
      ]
    )
  }

  @Test(
    "Within a line",
    arguments: [
      ("`a*b*` and *c* and **d `e`**", "`a*b*` and *c* and *d `e`*"),
      ("2 * 3 * 4, snake_case_name, _so_", "2 * 3 * 4, snake_case_name, *so*"),
      ("``a ` b`` \\*no\\* \\`no\\`", "`a ` b` *no* `no`"),
      ("an `unclosed mark and **this", "an `unclosed mark and **this"),
      ("[TCA](https://a.b/c) [x](#y) <https://d.e>", "TCA (https://a.b/c) x https://d.e"),
      ("[https://a.b](https://a.b) ![a tree](tree.png)", "https://a.b a tree (tree.png)"),
      ("`Effect<Action>` &lt;b&gt; Binding<Bool> <b>x</b>", "`Effect<Action>` <b> Binding<Bool> x"),
    ]
  )
  func inline(_ example: (text: String, plain: String)) {
    let words = InlineMarkdown(style: Style(hasColour: false)).words(example.text)
    #expect(words.joined(separator: " ") == example.plain)
  }

  @Test("With colours, code and emphasis need no marks")
  func coloured() {
    let words = InlineMarkdown(style: Style(hasColour: true)).words("a `b` *c* **d `e`, f**")
    #expect(
      words == [
        "a", "\u{1B}[36mb\u{1B}[0m", "\u{1B}[3mc\u{1B}[0m", "\u{1B}[1md\u{1B}[0m",
        "\u{1B}[36me\u{1B}[0m\u{1B}[1m,\u{1B}[0m", "\u{1B}[1mf\u{1B}[0m",
      ]
    )
  }
}
