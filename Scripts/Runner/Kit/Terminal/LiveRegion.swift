import Foundation

/// The lowest lines of a terminal, which are drawn again as more becomes known.
package final class LiveRegion: Sendable {
  private let terminal: Terminal
  private let rows = Locked(0)

  package init(terminal: Terminal) {
    self.terminal = terminal
  }

  /// Replaces what the region shows. Each line must fit into the width.
  package func draw(_ lines: [String]) {
    // Lines that have left the screen at its top cannot be taken back.
    guard terminal.canRedraw, lines.count < terminal.height else { return }
    rows.withLock { rows in
      terminal.write(Self.erasing(rows) + lines.map { $0 + "\n" }.joined())
      rows = lines.count
    }
  }

  /// Replaces what the region shows by one line, cut to the width.
  package func show(_ line: String) {
    draw([TextLayout.cut(line, width: terminal.width - 1)])
  }

  /// The same, but where nothing can be redrawn, the line is written and stays.
  package func announce(_ line: String) {
    if terminal.canRedraw { show(line) } else { terminal.write(line + "\n") }
  }

  /// Takes away what the region shows.
  package func clear() {
    guard terminal.canRedraw else { return }
    rows.withLock { rows in
      terminal.write(Self.erasing(rows))
      rows = 0
    }
  }

  private static func erasing(_ rows: Int) -> String {
    rows == 0 ? "" : "\u{1B}[\(rows)A\u{1B}[J"
  }
}
