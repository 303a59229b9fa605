import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("Markdown of lessons") struct MarkdownTests {
  private func blocks(_ text: String) -> [Markdown.Block] {
    Markdown(parsing: text).blocks
  }

  @Test("Headings, paragraphs and rules")
  func simple() {
    let text = "# 3 Effects\nOne\ntwo.\n\nThree.\\\nFour.\n\n---\n### Deeper"
    #expect(
      blocks(text) == [
        .heading(level: 1, text: "3 Effects"), .paragraph("One two."), .paragraph("Three.\nFour."),
        .rule, .heading(level: 3, text: "Deeper"),
      ]
    )
  }

  @Test("Items go on where their text is indented, and may hold other blocks")
  func lists() {
    let text = """
      1. First
         goes on
      2. Second

         ```swift
         let a = 1
         ```

      After.
      - a
      - b
      """
    #expect(
      blocks(text) == [
        .list(
          items: [
            .init(marker: "1.", blocks: [.paragraph("First goes on")]),
            .init(
              marker: "2.",
              blocks: [.paragraph("Second"), .code(language: "swift", lines: ["let a = 1"])]
            ),
          ],
          isLoose: true
        ),
        .paragraph("After."),
        .list(
          items: [
            .init(marker: "•", blocks: [.paragraph("a")]),
            .init(marker: "•", blocks: [.paragraph("b")]),
          ],
          isLoose: false
        ),
      ]
    )
  }

  @Test("A fence keeps everything as it is, also what looks like something else")
  func code() {
    let text = "```text\n# no heading\n\n- no item\n</details>\n```\n- item"
    #expect(
      blocks(text) == [
        .code(language: "text", lines: ["# no heading", "", "- no item", "</details>"]),
        .list(items: [.init(marker: "•", blocks: [.paragraph("item")])], isLoose: false),
      ]
    )
  }

  @Test("Tables have as many cells in a row as the header, and a bar may be escaped")
  func tables() {
    let text = "| a | b |\n|---|:-:|\n| `x \\| y` | 2 |\n| 3 |\n\nEnd."
    #expect(
      blocks(text) == [
        .table(header: ["a", "b"], rows: [["`x | y`", "2"], ["3", ""]]), .paragraph("End."),
      ]
    )
  }

  @Test("Quotes and what GitHub folds hold blocks")
  func nested() {
    let text = """
      > Quoted
      > - item

      <details><summary>More</summary>

      ```text
      </details>
      ```

      Inside.

      </details>

      Outside.
      """
    #expect(
      blocks(text) == [
        .quote([
          .paragraph("Quoted"),
          .list(items: [.init(marker: "•", blocks: [.paragraph("item")])], isLoose: false),
        ]),
        .details(
          summary: "More",
          blocks: [.code(language: "text", lines: ["</details>"]), .paragraph("Inside.")]
        ),
        .paragraph("Outside."),
      ]
    )
  }

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
