import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The plans of courses") struct CourseFormTests {
  private let form: CourseForm
  private let sums: (minutes: Int, points: Int)

  init() throws {
    let workbook = try Miniature().workbook()
    form = CourseForm(workbook: workbook)
    let sections = workbook.exercises.prefix(2).map(\.section)
    sums = (
      sections.reduce(0) { $0 + $1.minutes }, sections.reduce(0) { $0 + $1.points }
    )
  }

  @Test("A row with the sums of its headings is in order, and so is any other line")
  func rows() {
    #expect(form.problem(in: "| 1: numbers | 1.1, 1.2 | \(sums.minutes) | \(sums.points) |") == nil)
    #expect(form.problem(in: "| session | exercises | minutes | points |") == nil)
    #expect(form.problem(in: "1.1, 1.2: 7 minutes") == nil)
    // Another sum is told with the right one, and an unknown exercise by its number.
    let row = "| 1: numbers | 1.1, 1.2 | \(sums.minutes + 1) | \(sums.points) |"
    #expect(form.problem(in: row)?.contains("make \(sums.minutes) minutes") == true)
    let unknown = form.problem(in: "| 1: numbers | 1.1, 9.9 | \(sums.minutes) | \(sums.points) |")
    #expect(unknown == "The plan of a course has 9.9, but no lesson has that exercise.")
  }
}
