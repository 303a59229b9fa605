import Foundation
import WorkbookKit

/// Draws a session: as a page of the terminal where that can be drawn again, and else line by line.
final class WatchDisplay {
  private let terminal: TerminalSession
  private let canRedraw: Bool
  private let plain: Terminal
  private var last = ""
  /// The number of rows by which a page key scrolls.
  private(set) var room = 1
  private var offset = 0

  init(terminal: TerminalSession, output: Terminal) {
    self.terminal = terminal
    canRedraw = output.canRedraw
    plain = output
  }

  var isInForeground: Bool { terminal.isInForeground }

  func draw(_ session: WatchSession) {
    let announcements = session.takeAnnouncements()
    guard canRedraw else {
      plain.write(lines: announcements)
      return
    }
    let size = plain.measured()
    let style = plain.style
    let rows = page(of: session, style: style, width: size.width)
      .rows(width: size.width, height: size.height, offset: session.offset, style: style)
    room = rows.room
    offset = rows.offset
    // Each row is erased before it is written: after a row that fills the width, that would take
    // away its last letter.
    let text = "\u{1B}[H" + rows.rows.map { "\u{1B}[2K" + $0 }.joined(separator: "\r\n")
    guard text != last else { return }
    last = text
    terminal.draw(text)
  }

  /// Gives the terminal to another program while something runs.
  func lend<Result>(_ body: () -> Result) -> Result {
    terminal.leave()
    defer {
      terminal.enter()
      invalidate()
    }
    return body()
  }

  /// Forgets what is on the screen, so that all of it is drawn again.
  func invalidate() {
    last = ""
  }

  /// The first row after a key that scrolls; nil for any other key.
  func offset(after key: String) -> Int? {
    let page = max(1, room - 1)
    switch key {
    case "up": return max(0, offset - 1)
    case "down": return offset + 1
    case "page-up": return max(0, offset - page)
    case "page-down": return offset + page
    case "home": return 0
    case "end": return Int.max / 2
    default: return nil
    }
  }

  private func page(of session: WatchSession, style: Style, width: Int) -> WatchPage {
    let width = min(width, 100)
    let places = session.context.places(in: session.workbook)
    let view = session.entry.map {
      RunView(
        entry: $0,
        style: style,
        width: width,
        places: places,
        isWhole: session.isWhole,
        wholeWord: session.hasKeys ? "the key a" : "--all"
      )
    }
    var page = WatchPage(
      heading: view?.heading ?? [style("Watching the workbook", .bold), ""],
      body: [],
      state: state(of: session, view: view, style: style, width: width)
        + invitation(of: session, places: places)
        + (session.alsoSaved.map { TextLayout.wrapped($0, width: width) } ?? []),
      keys: session.hasKeys
        ? Self.keys(of: session, style: style, width: width) : [style("Ctrl-C ends it", .dim)]
    )
    switch session.content {
    case .exercise:
      page.body =
        view?.body
        ?? StatusView(report: session.report, style: style, width: width).overview() + [""]
      page.skippable = view?.linesBeforeProblem ?? 0
    case .list: page.body = session.listLines(width: width) + [""]
    case .text(let lines), .problem(let lines): page.body = lines + [""]
    }
    return page
  }

  /// The invitation to play an exercise that has passed, where it has a screen.
  private func invitation(of session: WatchSession, places: Places) -> [String] {
    guard session.hasPassed, let exercise = session.entry?.exercise, exercise.isPlayable else {
      return []
    }
    return [
      session.hasKeys ? "p plays it" : "Play it: \(places("Scripts/workbook")) play \(exercise.id)"
    ]
  }

  private static func keys(of session: WatchSession, style: Style, width: Int) -> [String] {
    let isOwn = session.entry?.exercise.isOwn == true
    let keys =
      switch session.content {
      case .list, .text: ["q back", "n next", "e edit", "? keys", "space more"]
      // They fit into a line of 80 columns; `?` shows all.
      case .exercise, .problem:
        [
          "n next", "e edit", isOwn ? "" : "t text",
          isOwn ? "" : session.hasPassed ? "s solution" : "h hint",
          session.hasPassed ? "" : "a all", "p play", "l list", "? keys", "q quit",
        ]
      }
    return TextLayout.wrapped(
      words: keys.filter { !$0.isEmpty }.map { key in
        style(String(key.prefix(1)), .bold) + style(String(key.dropFirst()), .dim)
      },
      separator: "   ",
      width: width
    )
  }

  /// The verdict with its time, or the progress of the check.
  private func state(
    of session: WatchSession,
    view: RunView?,
    style: Style,
    width: Int
  ) -> [String] {
    if let notice = session.notice { return TextLayout.wrapped(notice, width: width) }
    if let waiting = session.waiting {
      let line = session.progress ?? ProgressText.Line(phase: "Checking", detail: " …")
      let seconds = waiting.components.seconds
      return [style(line.phase + line.detail + (seconds < 2 ? "" : " \(seconds) s"), .cyan)]
    }
    guard let view else { return ["All exercises pass. Well done."] }
    guard let checked = session.checked else { return view.summary }
    let time = "\(Self.time(checked.at)), after \(checked.after.secondsText) s"
    return TextLayout.wrapped(
      words: [view.summary.joined(separator: " · "), style(time, .dim)],
      separator: "   ",
      width: width
    )
  }

  private static func time(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    return [parts.hour, parts.minute, parts.second]
      .map { String(format: "%02d", $0 ?? 0) }.joined(separator: ":")
  }
}
