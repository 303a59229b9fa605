/// The exercises, one a line.
struct ListView {
  let report: Report
  let style: Style

  func lines() -> [String] {
    let entries = report.entries
    guard !entries.isEmpty else { return ["No exercise is like that."] }
    let titleWidth = entries.map { $0.exercise.name.count }.max() ?? 0
    let stateWidth = entries.map { state($0).count }.max() ?? 0
    return report.sections.filter { !$0.entries.isEmpty }.flatMap { section in
      [style("\(section.chapter.number) \(section.chapter.title)", .bold)]
        + section.entries.map { entry in
          let sign = entry.status.map { style($0.sign, $0.colour) } ?? " "
          let points = "\(entry.points)/\(entry.exercise.points)"
          return "  \(sign) " + entry.exercise.name.padded(to: titleWidth) + "  "
            + state(entry).padded(to: stateWidth) + "  " + points.padded(to: 5) + "  "
            + style(entry.exercise.file, .cyan)
        }
    }
  }

  private func state(_ entry: Report.Entry) -> String {
    entry.status?.words ?? "not checked"
  }
}
