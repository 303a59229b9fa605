import WorkbookKit

/// The exercises, one a line below a heading for each column, with marks at those that can be played
/// and at the extra ones.
struct ListView {
  let report: Report
  let style: Style
  /// In columns; nil where nothing has to fit.
  let width: Int?
  /// The exercise that has a mark before it.
  var chosen: ExerciseID?

  private static let playable = "▸"
  private static let extra = "+"

  func lines() -> [String] {
    guard !report.entries.isEmpty else { return ["No exercise is like that."] }
    let rows = report.entries.map(cells)
    let heading = Cells(name: "exercise", state: "state", points: "points", marks: "", file: "file")
    let all = [heading] + rows
    let widest = { (text: (Cells) -> String) in all.map { text($0).columns }.max() ?? 0 }
    let marks = widest { $0.marks }
    let fixed = 4 + 2 + widest { $0.state } + 2 + widest { $0.points } + (marks > 0 ? 1 + marks : 0)
    let names = widest { $0.name }
    // The file goes first where there is no room: `run` shows it too.
    let hasFile = width.map { fixed + names + 2 + widest { $0.file } <= $0 } ?? true
    let nameWidth = width.map { max(1, min(names, $0 - fixed)) } ?? names

    func line(_ cells: Cells, _ sign: String, _ colour: Style.Colour? = nil) -> String {
      var line = (cells.isChosen ? style("› ", .bold) : "  ") + "\(sign) "
      line += TextLayout.cut(cells.name, width: nameWidth).padded(to: nameWidth)
      line += "  " + cells.state.padded(to: widest { $0.state })
      line += "  " + cells.points.padded(to: widest { $0.points })
      if marks > 0 { line += " " + cells.marks.padded(to: marks) }
      if hasFile { line += "  " + (colour.map { style(cells.file, $0) } ?? cells.file) }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    let lines = sections.flatMap { section in
      let number = section.chapter.isOwn ? "" : "\(section.chapter.number) "
      return [style(number + section.chapter.title, .bold)]
        + section.entries.map { entry in
          line(cells(entry), entry.status.map { style($0.sign, $0.colour) } ?? " ", .cyan)
        }
    }
    return [line(heading, " ")] + lines + legend
  }

  private var sections: [Report.Section] {
    (report.sections + (report.own.map { [$0] } ?? [])).filter { !$0.entries.isEmpty }
  }

  /// The place of the chosen exercise among the lines, counted from 0.
  var chosenLine: Int? {
    let ids: [ExerciseID?] = sections.flatMap { section in
      [nil] + section.entries.map { $0.exercise.id }
    }
    return chosen.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 }
  }

  private struct Cells {
    var isChosen = false
    var name: String
    var state: String
    var points: String
    var marks: String
    var file: String
  }

  private func cells(_ entry: Report.Entry) -> Cells {
    let exercise = entry.exercise
    let hasPlayable = report.courseEntries.contains { $0.exercise.isPlayable }
    let hasExtra = report.courseEntries.contains { $0.isExtra }
    return Cells(
      isChosen: exercise.id == chosen,
      name: exercise.name,
      state: entry.status?.words ?? "not checked",
      points: exercise.isOwn ? "" : "\(entry.points)/\(exercise.points)",
      marks: (hasExtra ? (entry.isExtra ? Self.extra : " ") : "")
        + (hasPlayable && exercise.isPlayable ? Self.playable : ""),
      file: exercise.file
    )
  }

  /// The meaning of the marks.
  private var legend: [String] {
    let playable = report.courseEntries.first { $0.exercise.isPlayable }?.exercise.id
    let sentences = [
      report.courseEntries.contains { $0.isExtra }
        ? "\(Self.extra) is extra: its points count apart" : nil,
      playable.map { "\(Self.playable) can be played: `Scripts/workbook play \($0)`" },
    ]
    .compactMap { $0 }
    guard !sentences.isEmpty else { return [] }
    return [""] + sentences.map { line in width.map { TextLayout.cut(line, width: $0) } ?? line }
  }
}
