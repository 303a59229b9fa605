import Foundation
import WorkbookKit

/// Draws the watcher's state: as a page of the terminal where that can be drawn again, and else line by
/// line.
final class WatchDisplay {
  private let terminal: TerminalSession
  private let canRedraw: Bool
  private let plain: Terminal
  private var style: Style { plain.style }
  private let context: Context
  private let hasKeys: Bool
  private var last = ""
  /// The number of rows by which a page key scrolls.
  private(set) var room = 1
  private var offset = 0

  init(terminal: TerminalSession, context: Context, hasKeys: Bool) {
    self.terminal = terminal
    self.context = context
    self.hasKeys = hasKeys
    plain = context.output
    canRedraw = plain.canRedraw
  }

  var isInForeground: Bool { terminal.isInForeground }

  /// Prints lines where the page cannot be drawn again.
  func announce(_ lines: [String]) {
    if !canRedraw { plain.write(lines: lines) }
  }

  func draw(_ state: WatchState) {
    guard canRedraw else { return }
    let size = plain.measured()
    let rows = page(of: state, width: size.width)
      .rows(width: size.width, height: size.height, offset: state.offset, style: style)
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

  private func page(of state: WatchState, width: Int) -> WatchPage {
    let width = min(width, 100)
    let places = context.places(in: state.workbook)
    let view = state.entry.map {
      RunView(
        entry: $0,
        style: style,
        width: width,
        places: places,
        stopPlace: StopPlace(of: $0.exercise, in: state.workbook),
        isWhole: state.isWhole,
        showsFirstProblem: true,
        wholeWord: hasKeys ? "the key a" : "--all"
      )
    }
    var page = WatchPage(
      heading: view?.heading ?? [style("Watching the workbook", .bold), ""],
      body: [],
      state: verdict(of: state, view: view, width: width) + afterPassing(state, width: width)
        + (state.alsoSaved.map { TextLayout.wrapped($0, width: width) } ?? []),
      keys: hasKeys ? keys(of: state, width: width) : [style("Ctrl-C ends it", .dim)]
    )
    switch state.content {
    case .exercise:
      page.body =
        view?.body
        ?? StatusView(report: state.report, style: style, width: width).overview() + [""]
      page.skippable = view?.linesBeforeProblem ?? 0
      if state.hasPassed, let question = state.entry?.exercise.section.why?.question {
        let view = MarkdownView(style: style, width: width)
        page.skippable = page.body.count
        page.body += view.lines(of: Markdown(parsing: "**\(question)**")) + [""]
      } else if !state.hasPassed {
        page.task = view?.task ?? []
      }
    case .list:
      let chosen = hasKeys ? state.chosen : nil
      let list = ListView(report: state.report, style: style, width: width, chosen: chosen)
      page.body = list.lines() + [""]
      page.scrollingKeys = "space"
      page.skippable = max(0, (list.chosenLine ?? 0) - Self.linesBeforeChosen)
    case .text(let lines), .problem(let lines): page.body = lines + [""]
    }
    return page
  }

  private static let linesBeforeChosen = 6

  /// The keys to go on with after a pass.
  private func afterPassing(_ state: WatchState, width: Int) -> [String] {
    guard state.hasPassed, state.notice == nil, hasKeys, let exercise = state.entry?.exercise else {
      return []
    }
    let isOwn = exercise.isOwn
    let keys = [
      ("n", state.next.map { "goes on: \($0.name)" }),
      ("s", isOwn ? nil : "an answer to the question, and how your code differs from the solution"),
      ("p", exercise.isPlayable ? "plays it" : nil),
    ]
    return keys.flatMap { key, meaning in
      let words = (meaning ?? "").split(separator: " ").map(String.init)
      return words.isEmpty
        ? []
        : TextLayout.wrapped(
          words: [style(key, .bold)] + words,
          separator: " ",
          width: width,
          hanging: 2
        )
    }
  }

  /// The count of exercises that pass, and the keys.
  private func keys(of state: WatchState, width: Int) -> [String] {
    let exercise = state.entry?.exercise
    let isOwn = exercise?.isOwn == true
    let hasSolution = state.hasPassed || exercise.map { state.withoutHints.contains($0.id) } == true
    let keys =
      switch state.content {
      case .list: ["q back", "↑↓ choose", "⏎ go", "n next", "? keys"]
      case .text: ["q back", isOwn || state.hasPassed ? "" : "h hint", "n next", "? keys"]
      // They fit into a line of 80 columns; `?` shows all.
      case .exercise, .problem:
        [
          "n next", "e edit", isOwn ? "" : "t text",
          isOwn ? "" : hasSolution ? "s solution" : "h hint",
          exercise?.isPlayable == true ? "p play" : "", "l list", "? keys", "q quit",
        ]
      }
    return TextLayout.wrapped(
      words: [state.count]
        + keys.filter { !$0.isEmpty }.map { key in
          let name = key.prefix { $0 != " " }
          return style(String(name), .bold) + style(String(key.dropFirst(name.count)), .dim)
        },
      separator: "  ",
      width: width
    )
  }

  /// The verdict with its time, or the progress of the check.
  private func verdict(of state: WatchState, view: RunView?, width: Int) -> [String] {
    if let notice = state.notice { return TextLayout.wrapped(notice, width: width) }
    if let waiting = state.waiting() {
      let line = state.progress ?? ProgressText.Line(phase: "Checking", detail: " …")
      let seconds = waiting.components.seconds
      return [style(line.phase + line.detail + (seconds < 2 ? "" : " \(seconds) s"), .cyan)]
    }
    guard let view else { return ["All exercises pass. Well done."] }
    guard let checked = state.checked else { return view.summary + view.stop }
    let time = "\(Self.time(checked.at)), after \(checked.after.secondsText) s"
    return TextLayout.wrapped(
      words: [view.summary.joined(separator: " · "), style(time, .dim)],
      separator: "   ",
      width: width
    ) + view.stop
  }

  private static func time(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    return [parts.hour, parts.minute, parts.second]
      .map { String(format: "%02d", $0 ?? 0) }.joined(separator: ":")
  }
}
