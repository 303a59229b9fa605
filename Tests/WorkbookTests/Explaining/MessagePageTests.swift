import Foundation
import Testing

@testable import WorkbookKit

@Suite("The page of messages") struct MessagePageTests {
  private static let text = """
    # Messages

    An opening, Known by nobody.

    ## From a running app

    ### The row is gone

    Known by `A "forEach" at` and `missing element`, or by
    `no such row`.

    ```text
    A "forEach" at "A.swift:3" received an action for a missing element.
    ```

    The row was removed. Look
    at `forEach`.

    A second thought.

    Taught in [4.7](04-Composition/README.md), [Where to cut](04-Composition/README.md).

    ### The view is not told

    Known by `not being tracked`.

    ```text
    State is not being tracked.
    ```

    Wrap it.

    Taught in [2.1](02-Bindings/README.md).

    ## Without a message

    ### A slow row

    Known by `row`.

    ```text
    row
    ```

    Be patient.

    Taught in [1.1](01-ReduxBasics/README.md).

    ## Elsewhere

    | about | taught in |
    |---|---|
    | effects | [3.5](03-Effects/README.md) |

    ## About effects

    | name | known by | meaning |
    |---|---|---|
    | `row-missing` | `no such row`, or by `row` and `lost` | see above |
    | `store-missing` | `cannot find '$store`, in a line with `Toggle(` | `%1` is not here. |
    | `return-missing` | `missing return in` | Return it. |

    """

  private let page = MessagePage(parsing: text)

  private func found(_ text: String) -> [String] {
    page.entries(for: text).map(\.title)
  }

  @Test("An entry has its fragments, its example, its text and its places")
  func entry() throws {
    #expect(page.entries.map(\.title) == ["The row is gone", "The view is not told", "A slow row"])
    let entry = try #require(page.entries.first)
    #expect(entry.line == 7)
    #expect(entry.patterns == [["A \"forEach\" at", "missing element"], ["no such row"]])
    #expect(
      entry.example == ["A \"forEach\" at \"A.swift:3\" received an action for a missing element."]
    )
    #expect(entry.text == "The row was removed. Look at `forEach`.\n\nA second thought.")
    #expect(entry.places.map(\.name) == ["4.7", "Where to cut"])
    #expect(entry.places.map(\.exercise?.description) == ["4.7", nil])
    #expect(page.entries.map(\.isSymptom) == [false, false, true])
    #expect(page.topics["effects"]?.map(\.name) == ["3.5"])
  }

  @Test("All fragments of one kind must be there, however the text is broken and quoted")
  func fragments() {
    #expect(
      found("A “ForEach” at X:1\n  got an action for a\n  MISSING element") == ["The row is gone"]
    )
    #expect(found("A \"forEach\" at X:1 got an action") == [])
    #expect(found("There is No such row.") == ["The row is gone"])
  }

  @Test("A symptom is found by a word of its own, and only where no message is")
  func symptoms() {
    #expect(found("My rows jump") == ["A slow row"])
    #expect(found("It throws and grows") == [])
    #expect(found("row: not being tracked") == ["The view is not told"])
  }

  @Test("An error of the compiler without an entry has the explanation that exercises have")
  func explanations() throws {
    let pasted = PastedMessages(page: page)
    let text = """
      A.swift:3:4: error: missing return in a function
      A.swift:9:9: error: something that nobody knows
      A.swift:5:4: warning: it is not being tracked
      """
    let findings = pasted.findings(in: text)
    #expect(findings.count == 2)
    #expect(findings.first == page.entries.dropFirst().first.map(PastedMessages.Meaning.entry))
    guard case .explanation(let message, let words, let places) = try #require(findings.last) else {
      Issue.record("The error has no explanation.")
      return
    }
    #expect(message == "missing return in a function")
    #expect(words == "Return it.")
    #expect(places.map(\.name) == ["3.5"])
  }

  @Test("A row knows a message in its line, has its names, or the first words of an entry")
  func rows() {
    func meaning(_ message: String, in line: String = "") -> String? {
      page.row(for: message, in: line)?.explanation(of: message).sentences
    }
    #expect(page.rows.map(\.id) == ["row-missing", "store-missing", "return-missing"])
    #expect(meaning("a row was lost") == "The row was removed. Look at `forEach`.")
    #expect(meaning("cannot find '$store' in scope", in: "Toggle(a)") == "`$store` is not here.")
    #expect(meaning("cannot find '$store' in scope", in: "Text(a)") == nil)
  }

  @Test(
    "A row says in its last column what is tried",
    arguments: [
      ("`await` before the call", "It is slow. Write `await` before the call."),
      ("`import A` at the top", "It is slow. Write `import A` at the top of the file."),
      ("likely words; Look again.", "It is slow. Look again."),
      ("likely words", "It is slow."), ("once in a file", "It is slow."),
    ]
  )
  func tried(cell: String, sentences: String) {
    let text = "## About effects\n\n| `slow` | `slow` | It is slow. | \(cell) |\n"
    let page = MessagePage(parsing: text)
    #expect(page.unreadable.isEmpty)
    let row = page.row(for: "'x' is slow", in: "")
    #expect(row?.explanation(of: "'x' is slow").sentences == sentences)
    #expect(row?.explanation.isOpen == cell.hasPrefix("likely"))
    #expect(row?.isOnce == cell.hasPrefix("once"))
  }

  @Test("A last column that nobody can read is noted")
  func unreadable() {
    let page = MessagePage(parsing: "## About effects\n\n| `a` | `b` | C. | try `await` |\n")
    #expect(page.unreadable == ["try `await`"])
  }

  @Test("An error that was copied without its place begins with a capital")
  func capital() {
    let findings = PastedMessages(page: page).findings(in: "Missing return in a function")
    guard case .explanation(_, let words, _)? = findings.first else {
      Issue.record("The error has no explanation.")
      return
    }
    #expect(words == "Return it.")
  }

  @Test("A message with other names finds the same entry")
  func otherNames() throws {
    let message = "A “forEach” at “Home/Other.swift:77” received an action for a missing element."
    let entry = try #require(page.entries.first)
    #expect(PastedMessages(page: page).findings(in: message) == [.entry(entry)])
  }

  @Test("A message that has lost its quotation marks is explained without its names")
  func withoutNames() {
    let row = "| `type-missing` | `cannot find type` | No type is named `%1`. |"
    let pasted = PastedMessages(page: MessagePage(parsing: "## About effects\n\n\(row)\n"))
    guard case .explanation(_, let words, _)? = pasted.findings(in: "Cannot find type Foo").first
    else {
      Issue.record("The error has no explanation.")
      return
    }
    #expect(words == "No type is named `…`.")
  }

  @Test(
    "A name of the library has its import, though no row names it",
    arguments: [("Button", "TerminalUI"), ("StoreOf", "ComposableArchitecture")]
  )
  func libraryNames(name: String, module: String) {
    let pasted = PastedMessages(page: page, library: .ofThisWorkbook)
    let finding = pasted.findings(in: "cannot find '\(name)' in scope").first
    guard case .explanation(_, let words, _)? = finding else {
      Issue.record("The name has no explanation.")
      return
    }
    #expect(words.contains("`import \(module)`"))
  }

  @Test("A text that is no message has no finding, though it has words that messages have too")
  func unknown() {
    let rows = "## About effects\n\n| `unclear` | `ambiguous` | It is unclear. |\n"
    let pasted = PastedMessages(page: MessagePage(parsing: rows))
    for text in ["I expected more", "ambiguous", "hello", "{}"] {
      #expect(pasted.findings(in: text) == [])
    }
  }
}
