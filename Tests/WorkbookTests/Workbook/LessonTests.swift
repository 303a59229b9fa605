import Testing

@testable import WorkbookKit

@Suite("Lessons") struct LessonTests {
  private let text = """
    # 3 Effects

    What it is about.

    ## Reading: two places

    ## 3.8 Timer

    *4 points · 20 minutes · fix*

    Write a timer.

    ```swift
    # no title
    ## 3.9 no heading
    ```

    <details><summary>Hint 1</summary>

    Look at the clock.

    It ticks.

    </details>

    <details><summary>Hint 2</summary>

    ```swift
    for await _ in clock.timer(interval: .seconds(1)) {}
    ```

    </details>

    <details><summary>Why?</summary>

    **Why a clock?** A test turns it by hand.

    </details>

    ## 3.9 Sample text

    *1 point · 5 minutes · fill in · with tests · extra*

    Short.

    ## What you can do now

    Not part of 3.9.
    """

  @Test("Title, order, points, minutes and kinds are read, and which exercises are extra")
  func sections() {
    let lesson = Lesson(parsing: text)
    #expect(lesson.title == "Effects")
    #expect(lesson.sections.map { $0.number.description } == ["3.8", "3.9"])
    #expect(lesson.sections.map { $0.title } == ["Timer", "Sample text"])
    #expect(lesson.sections.map { $0.points } == [4, 1])
    #expect(lesson.sections.map { $0.minutes } == [20, 5])
    #expect(lesson.sections.map { $0.kind } == [.fix, .fillIn])
    #expect(lesson.sections.map { $0.line } == [7, 40])
    #expect(lesson.sections.map { $0.isExtra } == [false, true])
    #expect(lesson.sections.map { $0.hasTests } == [false, true])
    #expect(lesson.problems.isEmpty)
  }

  @Test("Hints and a question for afterwards are kept apart from the text, and code is left alone")
  func hints() throws {
    let timer = try #require(Lesson(parsing: text).sections.first)
    #expect(timer.hints.count == 2)
    #expect(timer.hints.first == "Look at the clock.\n\nIt ticks.")
    #expect(timer.hints.last?.contains("clock.timer") == true)
    #expect(timer.text.first == "Write a timer.")
    #expect(timer.text.contains("## 3.9 no heading"))
    #expect(timer.text.last == "```")
    #expect(timer.why == Lesson.Why(question: "Why a clock?", answer: "A test turns it by hand."))
  }

  @Test(
    "A problem is reported with its line",
    arguments: [
      ("*1 point · 1 minute · warm-up*\n\n<details><summary>Why?</summary>\n", 3, "not closed"),
      ("*4 points · 20 minutes · paint*\n", 5, "1.1"), ("A.\n", 5, "1.1"),
    ]
  )
  func problem(_ example: (section: String, line: Int, words: String)) {
    let problems = Lesson(parsing: "# 1 A\n\n## 1.1 B\n\n\(example.section)").problems
    #expect(problems.map { $0.line } == [example.line])
    #expect(problems.first?.message.contains(example.words) == true, "\(problems)")
    // A section with a problem is there all the same.
    let lesson = Lesson(parsing: "# 1 A\n\n## 1.1 B\n\nText.\n\n## 1.2 C\n\n*4 points · 2 minutes*")
    #expect(lesson.problems.map { $0.line } == [5, 9])
    #expect(lesson.sections.map { $0.points } == [0, 4])
  }
}
