import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The form of the page of messages") struct MessageFormTests {
  private let miniature: ProofMiniature

  init() throws {
    miniature = try ProofMiniature([.init(title: "Grow")])
  }

  private func page(
    known: String = "Known by `gone`.",
    example: String = "It is gone.",
    text: String = "Bring it back.",
    taught: String = "Taught in [1.1](01-Numbers/README.md).",
    topics: [String] = Explanations.topics,
    more: String = ""
  ) -> String {
    let rows = topics.map { "| \($0) | [1.1](01-Numbers/README.md) |" }
    return """
      # Messages

      ### Gone

      \(known)

      ```text
      \(example)
      ```

      \(text)

      \(taught)

      \(more)
      ## Elsewhere

      | about | taught in |
      |---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private func findings(_ page: String) throws -> [String] {
    try miniature.edit(MessagePage.file) { _ in page }
    return try miniature.structure().map(\.message)
  }

  @Test("A page in order has no findings, and neither has a workbook without one")
  func order() throws {
    #expect(try miniature.structure() == [])
    #expect(try findings(page()) == [])
  }

  @Test("Missing parts of an entry are reported")
  func missing() throws {
    #expect(
      try findings(page(known: "Known by nobody.")).contains { $0.contains("needs a line such as") }
    )
    #expect(try findings(page(text: "")) == ["\"Gone\" does not say what to do."])
    #expect(try findings(page(taught: "")).contains { $0.contains("\"Taught in [3.2](…).\"") })
    #expect(
      try findings(page(example: "It is here.")) == [
        "The example of \"Gone\" is known by no entry."
      ]
    )
  }

  @Test("An example that two entries know is reported")
  func twice() throws {
    let more = """
      ### Away

      Known by `gone`, or by `away`.

      ```text
      It is away.
      ```

      Look for it.

      Taught in [1.1](01-Numbers/README.md).

      """
    #expect(
      try findings(page(more: more)) == ["The example of \"Gone\" is known by \"Gone\", \"Away\"."]
    )
  }

  @Test("A row that has its words from an entry which is not there is reported")
  func wordless() throws {
    let row = { (known: String) in "## About effects\n\n| `lost` | `\(known)` | see above |\n" }
    #expect(try findings(page(more: row("gone"))) == [])
    #expect(
      try findings(page(more: row("nobody knows"))) == [
        "The row `lost` has no words: no entry knows its message."
      ]
    )
  }

  @Test("A reference to nothing is reported, be it an exercise, a page or a topic")
  func references() throws {
    #expect(
      try findings(page(taught: "Taught in [1.7](01-Numbers/README.md)."))
        == ["The page refers to 1.7, but no lesson has that exercise."]
    )
    #expect(
      try findings(page(taught: "Taught in [1.1](README.md)."))
        .contains("The page refers to 1.1 by a link to README.md.")
    )
    #expect(
      try findings(page(taught: "Taught in [a map](Map.md).")) == [
        "The link to Map.md leads nowhere."
      ]
    )
    #expect(
      try findings(page(topics: Explanations.topics.filter { $0 != "views" }))
        == ["The table at the end does not say where views are taught."]
    )
  }
}
