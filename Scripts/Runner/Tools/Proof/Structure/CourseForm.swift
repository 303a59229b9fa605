import WorkbookKit

/// Looks whether the plans of courses on the page for instructors say what the lessons say: a row that
/// ends with exercises, minutes and points has the sums of their headings.
struct CourseForm {
  let workbook: Workbook

  static let page = "Scripts/README.md"

  func findings() -> [Finding] {
    let text = Files.text(workbook.absolute(Self.page)) ?? ""
    return text.lines.enumerated().compactMap { index, line in
      problem(in: line).map { Finding(file: Self.page, line: index + 1, $0) }
    }
  }

  /// The sentence about a row of a plan that is wrong; nil for other lines.
  func problem(in line: String) -> String? {
    let cells = line.split(separator: "|").map { String($0).trimmed }
    guard line.hasPrefix("|"), cells.count >= 4, let minutes = Int(cells[cells.count - 2]),
      let points = Int(cells[cells.count - 1])
    else { return nil }
    let numbers = cells[cells.count - 3].split(separator: ",").map { String($0).trimmed }
    if let unknown = numbers.first(where: { exercise($0) == nil }) {
      return "The plan of a course has \(unknown), but no lesson has that exercise."
    }
    let sections = numbers.compactMap { exercise($0)?.section }
    let sums = (
      minutes: sections.reduce(0) { $0 + $1.minutes }, points: sections.reduce(0) { $0 + $1.points }
    )
    guard sums != (minutes, points) else { return nil }
    return
      "The row \"\(cells[0])\" says \(minutes) minutes and \(points) points, and the headings of its"
      + " exercises make \(sums.minutes) minutes and \(sums.points) points."
  }

  private func exercise(_ id: String) -> Exercise? {
    workbook.exercises.first { $0.id.description == id }
  }
}
