import Foundation
import Testing

@testable import WorkbookKit

@Suite("workbook explain", .offPool, .timeLimit(.minutes(20))) struct ExplainCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
    try learner.miniature.save(Self.page, as: MessagePage.file)
  }

  private static let page = """
    # Messages

    ## From a test store

    ### Nothing changed

    Known by `no change occurred`.

    ```text
    Expected state to change, but no change occurred.
    ```

    The closure sets what the *state* has already.

    Taught in [1.2](01-Numbers/README.md), [chapter 2](02-Words/README.md), [the map](README.md#map).

    | about | taught in |
    |---|---|
    | views | [1.1](01-Numbers/README.md) |

    """

  private let answer = """
    Nothing changed

    The closure sets what the *state* has already.

    Scripts/workbook read 1.2       teaches it: 1.2 Double
    Scripts/workbook read 2         teaches it: chapter 2
    Scripts/workbook read messages  see Chapters/README.md#map: the map

    """

  @Test("A message is explained, with what to read")
  func message() {
    let result = learner.run("explain", "Expected state to change, but no change occurred.")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == answer)
    // Somebody forgets the quotation marks.
    #expect(learner.run("explain", "no", "change", "occurred").output == answer)
  }

  @Test("A message comes from a file, or from the standard input")
  func sources() throws {
    let log = learner.root + "/build.log"
    try learner.miniature.save("…\n\u{1B}[31mNo change\noccurred\u{1B}[0m\n", as: "build.log")
    #expect(learner.run("explain", "--file", log).output == answer)
    let piped = Program.execute(
      "/bin/sh",
      ["-c", "cd \"$1\" && echo 'No change occurred' | \"$0\" explain --root \"$1\"", Program.path]
        + [learner.root]
    )
    #expect(piped.status == 0, "\(piped.errors)")
    #expect(piped.output == answer)
  }

  @Test("A section that only one page has is named by its heading, and `read` finds it by that")
  func section() throws {
    try learner.miniature.save(
      "# Map\n\n## Reading: The map\n\nThe way is here.\n\n## Elsewhere\n\nMore.\n",
      as: "Chapters/README.md"
    )
    let result = learner.run("explain", "no change occurred")
    #expect(result.output.hasSuffix("Scripts/workbook read 'the map'  teaches it\n"))
    for name in ["the map", "Reading: The map"] {
      let page = learner.run("read", name)
      #expect(page.status == 0, "\(page.errors)")
      #expect(page.output.contains("The way is here."))
      #expect(!page.output.contains("More."))
    }
    #expect(learner.run("read", "the mop").status == 2)
  }

  @Test("An error of the compiler is explained as in an exercise")
  func compiler() {
    let result = learner.run("explain", "A.swift:1:2: error: cannot find '$store' in scope")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("cannot find '$store' in scope\n\n"))
    #expect(result.output.contains("@Bindable"))
    #expect(result.output.contains("Scripts/workbook read 1.1  teaches it: 1.1 Add"))
  }

  @Test("An unknown message is said to be unknown, with what to do")
  func unknown() {
    let result = learner.run("explain", "The printer is on fire")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("The workbook does not know this message."))
    #expect(result.output.contains("Scripts/workbook read messages"))
  }

  @Test(
    "Wrong usage gets one sentence",
    arguments: [
      (["--file", "/nowhere"], "/nowhere cannot be read"),
      (["  "], "There is no message to explain"),
      (["a", "--file", "b"], "a message or --file, not both"), (["…!?"], "There is no message"),
      (["--flie", "x"], "has no option --flie. Did you mean --file?"),
    ]
  )
  func usage(_ example: (words: [String], message: String)) {
    let result = learner.run(["explain"] + example.words)
    #expect(result.status == 2)
    #expect(result.errors.contains(example.message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("The page can be read by itself")
  func read() {
    let result = learner.run("read", "messages")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Messages\n════════\n"))
    #expect(result.output.contains("Nothing changed"))
  }
}
