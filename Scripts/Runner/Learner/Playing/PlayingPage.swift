import WorkbookKit

/// The runner's own part of the screen while an exercise is played: a page in the place of the
/// program, or lines below its last picture.
enum PlayingPage {
  case page(WatchPage)
  case below([String])

  /// - Returns: Nil while the program itself draws.
  init?(
    of state: PlayingState,
    _ exercise: Exercise,
    in workbook: Workbook,
    style: Style,
    context: Context
  ) {
    let width = min(state.size.columns, 100)
    let keys = { (keys: [String]) in
      let words = keys.map {
        style(String($0.prefix(1)), .bold) + style(String($0.dropFirst()), .dim)
      }
      return TextLayout.wrapped(words: words, separator: "   ", width: width)
    }
    let view = RunView(
      entry: Report.Entry(exercise: exercise, verdict: state.brokenVerdict),
      style: style,
      width: width,
      places: context.places(in: workbook)
    )
    let onSave = "It is built and started again when you save."
    var page = WatchPage(heading: view.heading, body: [], state: [], keys: keys(["q quit"]))
    switch state.stage {
    case .playing:
      guard state.showsBroken else { return nil }
      page.body = view.body
      page.state = ["You play what was there before. Any key goes back to it."]
      page.keys = []
    case .preparing(let text):
      page.state = [style(text, .cyan)]
    case .broken:
      page.body = view.body
      page.state = TextLayout.wrapped(state.notice ?? onSave, width: width)
    case .failed(let message):
      page.body = message.lines
      page.state = TextLayout.wrapped(state.notice ?? onSave, width: width)
    case .ended(let sentence):
      let isUntouched = state.recording.isEmpty
      let again = isUntouched ? onSave : onSave + " What you did is done again."
      let lines =
        TextLayout.wrapped("! " + sentence, width: width, hanging: 2).map { style($0, .red) }
        + TextLayout.wrapped(state.notice ?? again, width: width)
        + keys([isUntouched ? "r start again" : "r start from the beginning", "q quit"])
      if state.hasPicture {
        self = .below(lines)
        return
      }
      page.state = lines
      page.keys = []
    }
    self = .page(page)
  }
}
