/// What a warning about an older form means: the page of messages says it, or the lessons' tables of
/// older spellings name today's form.
struct TodaysForms {
  private struct Row {
    var then: String
    var now: String
    var place: String
  }

  private let page: MessagePage
  private let rows: [Row]

  /// - Parameter chapter: The chapter whose table counts first.
  init(of workbook: Workbook, chapter: Int) {
    let lessons = workbook.chapters.sorted { abs($0.number - chapter) < abs($1.number - chapter) }
    self.init(
      page: MessagePage(of: workbook),
      lessons: lessons.map { Files.text(workbook.absolute($0.lessonFile)) ?? "" }
    )
  }

  /// - Parameter lessons: The texts of lessons, in the order in which they count.
  init(page: MessagePage, lessons: [String]) {
    self.page = page
    rows = lessons.flatMap { text in
      text.lines.compactMap { line -> Row? in
        let cells = line.split(separator: "|").map { String($0).trimmed }
        guard line.hasPrefix("| "), cells.count == 4, cells[2].hasPrefix("deprecated"),
          let place = cells[3].firstMatch(of: #/^\d+\.\d+/#)?.output
        else { return nil }
        return Row(then: cells[0], now: cells[1], place: String(place))
      }
    }
  }

  /// - Returns: An explanation with the section that has today's form; nil if nothing is known.
  func explanation(of message: String) -> String? {
    if let entry = page.entries(for: message).first {
      let number = entry.places.lazy.compactMap(\.exercise).first
      return [entry.text, number.map { Self.section("\($0)") } ?? ""].joined(separator: " ").trimmed
    }
    guard message.contains("' is deprecated"),
      let name = Mistake.quoted(message).first?.prefix(while: { $0 != "(" }), !name.isEmpty,
      let row = rows.first(where: { Self.words($0.then).contains(String(name)) })
    else { return nil }
    return "Today's form: \(row.now). \(Self.section(row.place))"
  }

  private static func section(_ number: String) -> String {
    "`Scripts/workbook read \(number)` teaches it."
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
