import WorkbookKit

/// The columns of the overview, which share the terminal's width: with air between them where there
/// is room. On a narrow terminal the bar goes first, and then the signs get a line of their own.
struct StatusColumns {
  private enum Layout {
    case wide
    case withoutBar
    case twoLines
  }

  /// Of a bar; 0 where there is none.
  let bar: Int
  private let layout: Layout
  private let titleWidth: Int
  private let signWidth: Int
  private let pointsWidth: Int

  /// - Parameter hasBars: Whether a bar may be drawn: read aloud, it says nothing.
  init(_ report: Report, width: Int, hasBars: Bool = true) {
    let titles = report.sections.map { $0.chapter.title.columns } + ["In all".count]
    let signs = report.sections.map { $0.entries.count }.max() ?? 0
    let points = (report.points, report.maxPoints)
    let title = titles.max() ?? 0
    let wide = width - 1 - (2 + 3 + title + 2 + 2 + signs + 2)
    let wideBar = wide - Self.text(points, isNarrow: false).count
    signWidth = signs
    titleWidth = title
    if wideBar >= Self.leastBar, hasBars {
      (layout, bar) = (.wide, wideBar)
      pointsWidth = Self.text(points, isNarrow: false).count
    } else {
      pointsWidth = Self.text(points, isNarrow: true).count
      let isOneLine = 2 + title + 1 + signs + 1 + pointsWidth < width
      (layout, bar) = (isOneLine ? .withoutBar : .twoLines, 0)
    }
  }

  /// Columns of a bar that says something.
  private static let leastBar = 10

  /// The lines of a chapter, or of all of them.
  func rows(number: String, title: String, bar: String, signs: String, points: String) -> [String] {
    switch layout {
    case .wide:
      ["  " + [number, title, bar, signs, points].joined(separator: "  ")]
    case .withoutBar:
      [[number, title, signs, points].joined(separator: " ")]
    case .twoLines:
      [[number, title, points].joined(separator: " ")]
        + (signs.contains { $0 != " " } ? ["  " + signs] : [])
    }
  }

  func title(_ title: String) -> String {
    title.padded(to: titleWidth)
  }

  /// The room that a row's signs leave, if it has so many.
  func gap(after count: Int) -> String {
    layout == .twoLines ? "" : String(repeating: " ", count: signWidth - count)
  }

  func points(_ points: Int, of maximum: Int) -> String {
    let text = Self.text((points, maximum), isNarrow: layout != .wide)
    return String(repeating: " ", count: max(0, pointsWidth - text.count)) + text
  }

  private static func text(_ points: (Int, Int), isNarrow: Bool) -> String {
    isNarrow ? "\(points.0)/\(points.1)" : "\(points.0) of \(points.1) points"
  }
}
