import Testing

@testable import WorkbookKit

@Suite("Today's form of older code", .timeLimit(.minutes(20))) struct TodaysFormsTests {
  private let forms = TodaysForms(
    page: MessagePage(
      parsing: """
        ### A shared value

        Known by `withLock`.

        ```text
        withLock
        ```

        Change it in one piece.

        Taught in [4.13](04-Composition/README.md), [4.14](04-Composition/README.md).

        """
    ),
    lessons: [
      """
      | then | today | in 1.26 | where |
      |---|---|---|---|
      | `Reducing` | nothing | gone | 9.9 |
      | `oldReduce(into:)` in a feature | `body` | deprecated in a type | 1.11, 1.12 |
      | `TaskResult { … }` | `Result { … }` | deprecated | |
      """,
      "| `TaskResult` | `Result` | deprecated | 3.6 |",
    ]
  )

  @Test(
    "A warning is explained by the page of messages, or by the lessons' tables",
    arguments: [
      (
        "setter for 'items' is deprecated: '$name.withLock { … }'",
        "Change it in one piece. `Scripts/workbook read 4.13` teaches it."
      ),
      (
        "'oldReduce(into:action:)' is deprecated: no more",
        "Today's form: `body`. `Scripts/workbook read 1.11` teaches it."
      ),
      (
        "'TaskResult' is deprecated",
        "Today's form: `Result`. `Scripts/workbook read 3.6` teaches it."
      ),
    ]
  )
  func known(_ example: (message: String, explanation: String)) {
    #expect(forms.explanation(of: example.message) == example.explanation)
  }

  @Test(
    "What no table has, or is no older form, is not explained",
    arguments: [
      "'Reducing' is deprecated", "'Result' is deprecated", "'TaskResult' was never used",
    ]
  )
  func unknown(_ message: String) {
    #expect(forms.explanation(of: message) == nil)
  }
}
