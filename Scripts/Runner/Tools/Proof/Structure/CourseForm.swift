import WorkbookKit

/// Looks whether the plans of courses on the page for instructors say what the lessons and the program
/// say: a row that ends with exercises, minutes and points has the sums of their headings, and a row
/// that ends with quotes of the program names a mistake that gets them.
struct CourseForm {
  let workbook: Workbook

  static let page = "Scripts/README.md"

  func findings() -> [Finding] {
    let text = Files.text(workbook.absolute(Self.page)) ?? ""
    return text.lines.enumerated().compactMap { index, line in
      problem(in: line).map {
        Finding(part: .structure, file: Self.page, line: index + 1, message: $0)
      }
    }
  }

  /// The sentence about a row of a plan that is wrong; nil for other lines.
  func problem(in line: String) -> String? {
    let cells = line.split(separator: "|").map { String($0).trimmed }
    guard line.hasPrefix("|"), cells.count >= 4 else { return nil }
    let quotes = cells[cells.count - 1].matches(of: #/“([^”]+)”/#).map { String($0.output.1) }
    if !quotes.isEmpty { return problem(in: cells, quotes) }
    guard let minutes = Int(cells[cells.count - 2]), let points = Int(cells[cells.count - 1])
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

  /// The proof tries the mistake itself, and sees that it gets the words that stand beside it.
  private func problem(in cells: [String], _ quotes: [String]) -> String? {
    let id = String(cells[cells.count - 3].prefix { $0 != "," })
    let names = cells[cells.count - 2].matches(of: #/`(\w+)`/#).map { String($0.output.1) }
    guard let exercise = exercise(id) else { return "The row \"\(cells[0])\" has no exercise." }
    let answers =
      Answer.all(of: exercise, in: workbook).map { answer -> (String, [String]) in
        switch answer.outcome {
        case .passes: (answer.name, [])
        case .caught(let tests): (answer.name, tests)
        case .explained(let says, _): (answer.name, says)
        }
      }
    guard let words = answers.first(where: { names.contains($0.0) })?.1 else {
      return "The row \"\(cells[0])\" names no recorded mistake and no wrong answer of \(id)."
    }
    guard quotes.contains(where: { quote in words.contains { $0.contains(quote) } }) else {
      return "The row \"\(cells[0])\" quotes nothing of what its mistake must get:"
        + " \(words.joined(separator: " / "))"
    }
    let suite = (Files.text(workbook.absolute(exercise.suiteFile)) ?? "")
      .replacing(#/\\\n\s*/#, with: "")
    let other = quotes.first { quote in
      !suite.contains(quote) && !words.contains { $0.contains(quote) }
    }
    return other.map { "The row \"\(cells[0])\" quotes “\($0)”, which \(id) does not say." }
  }
}
