import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The form of the page of messages") struct MessageFormTests {
  private let miniature = ProofMiniature([.init(title: "Grow")])

  private static func page(
    known: String = "Known by `gone`.",
    example: String = "It is gone.",
    text: String = "Bring it back.",
    taught: String = "Taught in [1.1](01-Numbers/README.md).",
    more: String = ""
  ) -> String {
    """
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
    | effects | [1.1](01-Numbers/README.md) |

    """
  }

  private func findings(_ page: String) throws -> [String] {
    try miniature.edit(MessagePage.file) { _ in page }
    return try miniature.structure().map(\.message)
  }

  @Test("A page in order has no findings, and neither has a workbook without one")
  func order() throws {
    #expect(try miniature.structure() == [])
    #expect(try findings(Self.page()) == [])
  }

  private static let away = """
    ### Away

    Known by `gone`, or by `away`.

    ```text
    It is away.
    ```

    Look for it.

    Taught in [1.1](01-Numbers/README.md).

    """
  private static func row(_ pattern: String, about topic: String = "effects") -> String {
    "## About \(topic)\n\n| `lost` | `\(pattern)` | see above |\n"
  }

  @Test(
    "A missing part, two entries with one example, words of no entry and wrong links are reported",
    arguments: [
      (page(known: "Known by nobody."), "needs a line such as"),
      (page(text: ""), "\"Gone\" does not say what to do."),
      (page(taught: ""), "\"Taught in [3.2](…).\""),
      (page(example: "It is here."), "The example of \"Gone\" is known by no entry."),
      (page(more: away), "The example of \"Gone\" is known by \"Gone\", \"Away\"."),
      (page(more: row("gone")), nil),
      (page(more: row("nobody")), "The row `lost` has no words: no entry knows its message."),
      (
        page(taught: "Taught in [1.7](01-Numbers/README.md)."),
        "The page refers to 1.7, but no lesson has that exercise."
      ),
      (
        page(taught: "Taught in [1.1](README.md)."),
        "The page refers to 1.1 by a link to README.md."
      ),
      (page(taught: "Taught in [a map](Map.md)."), "The link to Map.md leads nowhere."),
      (
        page(more: row("gone", about: "views")),
        "The table at the end does not say where views are taught."
      ),
    ] as [(String, String?)]
  )
  func problems(_ page: String, _ finding: String?) throws {
    let found = try findings(page)
    let isFound = finding.map { words in found.contains { $0.contains(words) } } ?? found.isEmpty
    #expect(isFound, "\(found)")
  }
}
