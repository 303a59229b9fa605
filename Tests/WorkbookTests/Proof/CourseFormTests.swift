import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The plans of courses") struct CourseFormTests {
  @Test("A row with the sums of its headings is in order, and so is any other line")
  func rows() throws {
    let form = CourseForm(workbook: try Miniature().workbook())
    #expect(form.problem(in: "| 1: numbers | 1.1, 1.2 | 10 | 4 |") == nil)
    #expect(form.problem(in: "| session | exercises | minutes | points |") == nil)
    #expect(form.problem(in: "1.1, 1.2: 7 minutes") == nil)
    // Another sum is told with the right one, and an unknown exercise by its number.
    let wrong = form.problem(in: "| 1: numbers | 1.1, 1.2 | 11 | 4 |")
    #expect(wrong?.contains("make 10 minutes") == true)
    let unknown = form.problem(in: "| 1: numbers | 1.1, 9.9 | 10 | 4 |")
    #expect(unknown == "The plan of a course has 9.9, but no lesson has that exercise.")
  }
}
