import WorkbookKit

/// A page of the watcher, and its fit to a terminal: the heading stays at the top and the footer at
/// the bottom, and the part between them can be scrolled if it is too long.
struct WatchPage: Equatable {
  /// The subject of the page.
  var heading: [String]
  /// The task; it is left out where there is little room.
  var task: [String] = []
  var body: [String]
  /// So many lines of the body may leave the screen at once: what follows them matters more.
  var skippable = 0
  /// The verdict, or what is being done.
  var state: [String]
  /// The keys that can be pressed.
  var keys: [String]
  /// Those that scroll.
  var scrollingKeys = "arrow keys, space"

  struct Rows: Equatable {
    /// From the top to the bottom, as many as the terminal has.
    var rows: [String]
    /// The first row of the body that is seen.
    var offset: Int
    /// The number of rows of the body that are seen.
    var room: Int
  }

  /// - Parameters:
  ///   - offset: The first row of the body to show; if nil, the page chooses.
  ///   - style: For what the page says itself.
  func rows(width: Int, height: Int, offset: Int?, style: Style) -> Rows {
    let head = folded(heading, width)
    let whole = folded(heading + task, width)
    let bottom = folded(state + keys, width)
    let content = folded(body, width)
    // Where there is hardly any room, the verdict comes before everything else.
    let available = height - bottom.count
    let top = available >= whole.count + 8 ? whole : head
    let shownTop = available >= top.count + 3 ? top : []
    let space = max(0, available - shownTop.count)
    guard content.count > space else {
      let blank = Array(repeating: "", count: space - content.count)
      return Rows(
        rows: (shownTop + content + blank + bottom).suffix(height),
        offset: 0,
        room: space
      )
    }
    // A row says how much is hidden.
    let room = max(0, space - 1)
    let last = content.count - room
    let start = offset ?? folded(Array(body.prefix(skippable)), width).count
    let first = max(0, min(start, last))
    let hidden = TextLayout.cut(hidden(above: first, below: last - first), width: width)
    let more = space > 0 ? [style(hidden, .dim)] : []
    let rows = shownTop + content[first..<(first + room)] + more + bottom
    return Rows(rows: rows.suffix(height), offset: first, room: room)
  }

  private func folded(_ lines: [String], _ width: Int) -> [String] {
    lines.flatMap { ColouredText.rows(of: $0, width: width) }
  }

  private func hidden(above: Int, below: Int) -> String {
    let parts = [above > 0 ? "↑ \(above)" : nil, below > 0 ? "↓ \(below)" : nil].compactMap { $0 }
    return parts.joined(separator: "  ") + " more lines: \(scrollingKeys)"
  }
}
