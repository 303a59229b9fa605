import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Markdown in the book") struct MarkdownHTMLTests {
  private func html(_ text: String) throws -> (html: String, problems: [String]) {
    let workbook = try Miniature().workbook()
    let file = workbook.chapters[0].lessonFile
    var writer = MarkdownHTML(
      plan: BookPlan(of: workbook),
      file: file,
      page: "1-one/1.1.html",
      terms: nil
    )
    let html = writer.html(Markdown(parsing: text).blocks, raised: 1)
    return (html, writer.problems)
  }

  @Test(
    "Every form of a page",
    arguments: [
      ("### A `b`\n", "<h2 id=\"a-b\">A <code>b</code></h2>\n"),
      ("One\ntwo.\\\nThree.", "<p>One two.<br/>Three.</p>\n"),
      (
        "*a* **b** `c<D>` \\* &lt;",
        "<p><em>a</em> <strong>b</strong> <code>c&lt;D&gt;</code> * &lt;</p>\n"
      ),
      ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
      ("3. a\n\n   b\n", "<ol start=\"3\">\n<li><p>a</p>\n<p>b</p>\n</li>\n</ol>\n"),
      (
        "1. a\n   b\n2. c\n\n   ```text\n   d\n   ```\n\ne\n- f",
        "<ol>\n<li><p>a b</p>\n</li>\n<li><p>c</p>\n<pre tabindex=\"0\" class=\"text\"><code>d"
          + "</code></pre>\n</li>\n</ol>\n<p>e</p>\n<ul>\n<li>f</li>\n</ul>\n"
      ),
      ("> a\n> - b", "<blockquote>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</blockquote>\n"),
      ("---", "<hr/>\n"),
      (
        "<details><summary>Hint 1</summary>\n\n```text\n# a\n\n- b\n</details>\n```\n- c\n\n</details>\nd",
        "<details>\n<summary>Hint 1</summary>\n<pre tabindex=\"0\" class=\"text\"><code># a\n\n- b\n"
          + "&lt;/details&gt;</code></pre>\n<ul>\n<li>c</li>\n</ul>\n</details>\n<p>d</p>\n"
      ),
      (
        "```swift\nlet a = 1 // b\n```",
        "<pre tabindex=\"0\" class=\"swift\"><code><span class=\"k\">let</span> a = "
          + "<span class=\"n\">1</span><span class=\"c\"> // b</span></code></pre>\n"
      ),
      (
        "```console\n$ ls\na\n```",
        "<pre tabindex=\"0\" class=\"console\"><code><b>$ ls</b>\na</code></pre>\n"
      ),
      (
        "[a](https://b.c)",
        "<p><a class=\"outside\" href=\"https://b.c\">a</a></p>\n"
      ),
    ]
  )
  func forms(_ example: (text: String, html: String)) throws {
    let written = try html(example.text)
    #expect(written.html == example.html)
    #expect(written.problems == [])
  }

  @Test("A cell says its column; a row has as many cells as the header; a bar may be escaped")
  func tables() throws {
    let written = try html("| then | |\n|---|---|\n| `a \\| b` | |\n| c |\n\nd")
    let head = "<th role=\"columnheader\" scope=\"col\">then</th><td role=\"cell\"></td></tr>"
    #expect(written.html.contains(head))
    #expect(written.html.contains("<td role=\"cell\" data-label=\"then\"><code>a | b</code></td>"))
    #expect(written.html.ranges(of: "<td role=\"cell\" class=\"empty\"></td>").count == 2)
    #expect(written.html.hasSuffix("</div>\n<p>d</p>\n"))
  }

  @Test("A diagram is shown in its text form")
  func diagram() throws {
    let written = try html(
      """
      ```mermaid
      flowchart LR
        a --> b
      ```

      <details><summary>The same as text</summary>

      ```text
      a > b
      ```

      </details>
      """
    )
    #expect(written.html.contains("<figure>"))
    #expect(written.html.contains("a &gt; b"))
    #expect(!written.html.contains("flowchart"))
    #expect(!written.html.contains("<details>"))
    #expect(written.problems == [])
  }

  @Test("A link that leads nowhere and a tag are reported")
  func problems() throws {
    for text in ["[a](b.md)", "a <b>c</b>"] {
      #expect(try html(text).problems.isEmpty == false, "\(text)")
    }
  }

  @Test(
    "Forms that are not known are found at their lines",
    arguments: [
      ("# A\n\nan `open mark", 3), ("a **b", 1), ("\n[a][b]", 2), ("a <span>b</span>", 1),
      ("```swift\nlet a = 1", 1), ("```rust\n```", 1), ("<details>\n\n</details>", 1),
      ("<details><summary>A</summary>\n\nb", 1), ("| a | b |\n|---|---|\n| 1 |", 3),
      ("    code", 1), ("Title\n=====", 2), ("- a\n- b\n  c `d", 2),
    ]
  )
  func unknown(_ example: (text: String, line: Int)) {
    #expect(Set(Markdown.problems(in: example.text).map(\.line)) == [example.line])
  }

  @Test("Signs that are meant as such are no marks")
  func signs() {
    let text = "2 * 3 < 4, `a*b`, \\[x\\], snake_case, R&D, a & b\n\n```text\n[x **\n```"
    #expect(Markdown.problems(in: text) == [])
  }
}
