import WorkbookKit

/// The exercises, one a line, with a mark at those that can be played.
struct ListView {
  let report: Report
  let style: Style
  /// In columns; nil where nothing has to fit.
  let width: Int?

  func lines() -> [String] {
    let entries = report.entries
    guard !entries.isEmpty else { return ["No exercise is like that."] }
    let stateWidth = entries.map { state($0).columns }.max() ?? 0
    let fileWidth = entries.map { $0.exercise.file.columns }.max() ?? 0
    let nameWidth = entries.map { $0.exercise.name.columns }.max() ?? 0
    let firstPlayable = report.courseEntries.first { $0.exercise.isPlayable }?.exercise
    let pointsWidth = firstPlayable == nil ? 5 : 7
    let fixed = 4 + 2 + stateWidth + 2 + pointsWidth
    // The file goes first where there is no room: `run` shows it too.
    let hasFile = width.map { fixed + nameWidth + 2 + fileWidth <= $0 } ?? true
    let titleWidth = width.map { min(nameWidth, $0 - fixed) } ?? nameWidth
    let sections = report.sections + (report.own.map { [$0] } ?? [])
    let lines = sections.filter { !$0.entries.isEmpty }.flatMap { section in
      let number = section.chapter.isOwn ? "" : "\(section.chapter.number) "
      let heading = style(number + section.chapter.title, .bold)
      return [heading]
        + section.entries.map { entry in
          let name = TextLayout.cut(entry.exercise.name, width: titleWidth)
          var columns = [
            entry.status.map { "  " + style($0.sign, $0.colour) } ?? "   ",
            name.padded(to: titleWidth) + " ", state(entry).padded(to: stateWidth) + " ",
            entry.exercise.isOwn ? "" : "\(entry.points)/\(entry.exercise.points)",
          ]
          if entry.exercise.isPlayable { columns[3] = columns[3].padded(to: 6) + Self.mark }
          if hasFile {
            columns[3] = columns[3].padded(to: pointsWidth)
            columns.append(" " + style(entry.exercise.file, .cyan))
          }
          return columns.joined(separator: " ")
        }
    }
    guard let firstPlayable else { return lines }
    let legend = "\(Self.mark) can be played: `Scripts/workbook play \(firstPlayable.id)`"
    return lines + ["", width.map { TextLayout.cut(legend, width: $0) } ?? legend]
  }

  private static let mark = "▸"

  private func state(_ entry: Report.Entry) -> String {
    entry.status?.words ?? "not checked"
  }
}
