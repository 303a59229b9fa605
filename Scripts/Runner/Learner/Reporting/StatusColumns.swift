import WorkbookKit

/// The columns of the overview, which share the terminal's width: with air between them where there
/// is room, and side by side on a narrow terminal.
struct StatusColumns {
  /// Of a bar.
  let bar: Int
  private let isNarrow: Bool
  private let titleWidth: Int
  private let signWidth: Int
  private let pointsWidth: Int

  init(_ report: Report, width: Int) {
    let titles = report.sections.map { $0.chapter.title.columns } + ["In all".count]
    let signs = report.sections.map { $0.entries.count }.max() ?? 0
    let points = (report.points, report.maxPoints)
    let title = titles.max() ?? 0
    let wide = width - 1 - (2 + 3 + title + 2 + 2 + signs + 2)
    let wideBar = wide - Self.text(points, isNarrow: false).count
    isNarrow = wideBar < 10
    signWidth = signs
    pointsWidth = Self.text(points, isNarrow: isNarrow).count
    let narrow = width - 1 - (2 + 1 + 1 + signs + 1 + pointsWidth)
    // A title gives way before the bar is gone.
    titleWidth = isNarrow ? max(4, min(title, narrow - 6)) : title
    bar = isNarrow ? max(1, narrow - titleWidth) : wideBar
  }

  func row(number: String, title: String, bar: String, signs: String, points: String) -> String {
    isNarrow
      ? [number, title, bar, signs, points].joined(separator: " ")
      : "  " + [number, title, bar, signs, points].joined(separator: "  ")
  }

  func title(_ title: String) -> String {
    TextLayout.cut(title, width: titleWidth).padded(to: titleWidth)
  }

  /// The room that a row's signs leave, if it has so many.
  func gap(after count: Int) -> String {
    String(repeating: " ", count: signWidth - count)
  }

  func points(_ points: Int, of maximum: Int) -> String {
    let text = Self.text((points, maximum), isNarrow: isNarrow)
    return String(repeating: " ", count: max(0, pointsWidth - text.count)) + text
  }

  private static func text(_ points: (Int, Int), isNarrow: Bool) -> String {
    isNarrow ? "\(points.0)/\(points.1)" : "\(points.0) of \(points.1) points"
  }
}
