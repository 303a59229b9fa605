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
  func right() {
    #expect(form.problem(in: "| 1: numbers | 1.1, 1.2 | \(sums.minutes) | \(sums.points) |") == nil)
    #expect(form.problem(in: "| session | exercises | minutes | points |") == nil)
    #expect(form.problem(in: "1.1, 1.2: 7 minutes") == nil)
  }

  @Test("Another sum is told with the right one, and an unknown exercise by its number")
  func wrong() {
    let row = "| 1: numbers | 1.1, 1.2 | \(sums.minutes + 1) | \(sums.points) |"
    #expect(form.problem(in: row)?.contains("make \(sums.minutes) minutes") == true)
    let unknown = form.problem(in: "| 1: numbers | 1.1, 9.9 | \(sums.minutes) | \(sums.points) |")
    #expect(unknown == "The plan of a course has 9.9, but no lesson has that exercise.")
  }

  @Test("A quote is what the named mistake gets, or what its suite says")
  func quotes() throws {
    let miniature = try ProofMiniature([.init(title: "Grow")])
    defer { withExtendedLifetime(miniature) {} }
    let form = CourseForm(workbook: try miniature.workbook())
    func problem(_ mistake: String, _ quotes: String) -> String? {
      form.problem(in: "| 1: numbers | 1.1, its sum | forget one: \(mistake) | \(quotes) |")
    }
    #expect(problem("`Wrong1`", "“Odd ones come out”: “An odd number was expected.”") == nil)
    #expect(problem("`Wrong9`", "“Odd ones come out”")?.contains("no wrong answer of 1.1") == true)
    #expect(problem("`Wrong1`", "“21 was expected.”")?.contains("Odd ones come out") == true)
    #expect(problem("`Wrong1`", "“Odd ones come out” “Even”")?.contains("“Even”") == true)
  }
}
