import Foundation
import WorkbookKit

/// Draws on the terminal what the program draws, or in its place a page of the runner.
final class PlayDisplay {
  private let terminal: TerminalSession
  private let output: Terminal
  private let filter = FrameFilter()

  init(terminal: TerminalSession, output: Terminal) {
    self.terminal = terminal
    self.output = output
  }

  var isInForeground: Bool { terminal.isInForeground }
  var style: Style { output.style }
  var size: PlayingState.Size {
    let size = output.measured()
    return PlayingState.Size(columns: size.width, rows: size.height)
  }

  func draw(frame: String) {
    terminal.draw(Self.atOnce(filter(frame)))
  }

  /// Draws a page that fills the screen.
  func draw(_ page: WatchPage) {
    let size = size
    let rows = page.rows(width: size.columns, height: size.rows, offset: nil, style: style).rows
    // Each row is erased before it is written: after a row that fills the width, that would take
    // away its last letter.
    let text = rows.map { "\u{1B}[2K" + $0 }.joined(separator: "\r\n")
    terminal.draw(Self.atOnce("\u{1B}[0m\u{1B}[H" + text))
  }

  /// Draws over the lowest rows; what is above stays.
  func draw(below lines: [String]) {
    let size = size
    let rows = lines.flatMap { ColouredText.rows(of: $0, width: size.columns) }.suffix(size.rows)
    let first = size.rows - rows.count + 1
    let text = zip(first..., rows).map { "\u{1B}[\($0);1H\u{1B}[2K\($1)" }.joined()
    terminal.draw(Self.atOnce("\u{1B}[0m" + text))
  }

  /// Says that there is no room.
  func drawTooSmall() {
    let size = size
    let text =
      "This terminal has \(size.columns) columns and \(size.rows) rows, and `play` needs"
      + " \(PlayScript.smallest.columns) and \(PlayScript.smallest.rows): make it larger,"
      + " and it continues."
      + " Ctrl-C ends it."
    let lines = TextLayout.wrapped(text, width: size.columns)
    draw(WatchPage(heading: [], body: lines, state: [], keys: []))
  }

  /// Terminals that know this mode show all of it at once; others ignore it.
  private static func atOnce(_ text: String) -> String {
    "\u{1B}[?2026h\(text)\u{1B}[?2026l"
  }
}
