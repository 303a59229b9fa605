import TerminalUI

/// A line that the program which owns the terminal writes to the one that runs the app.
package enum PlayCommand: Equatable, Sendable {
  case event(PlayEvent)
  /// An event of an earlier run, at the time at which it happened then.
  case replay(Duration, PlayEvent)
  /// Time passes, without waiting.
  case wait(Duration)
  /// From here on, time passes by itself, beginning at the given one.
  case live(Duration)
  /// The name of what is played.
  case title(String)
  /// A line to show at the bottom; empty for none.
  case note(String)
  /// A picture of the screen is wanted, in one theme or in one for both.
  case picture(PictureTheme?)
  case ping(String)

  /// Reads a line; `nil` if it is no command.
  package init?(line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard let name = parts.first else { return nil }
    let rest = parts.count > 1 ? parts[1] : ""
    if let event = PlayEvent(line: line) {
      self = .event(event)
      return
    }
    switch name {
    case "replay":
      let parts = rest.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let time = Duration(seconds: parts[0]),
        let event = PlayEvent(line: parts[1])
      else { return nil }
      self = .replay(time, event)
    case "wait":
      guard let time = Duration(seconds: rest) else { return nil }
      self = .wait(time)
    case "live":
      self = .live(Duration(seconds: rest) ?? .zero)
    case "title", "note":
      guard let text = String(base64: rest) else { return nil }
      self = name == "title" ? .title(text) : .note(text)
    case "picture":
      guard rest == "both" || PictureTheme(rawValue: String(rest)) != nil else { return nil }
      self = .picture(PictureTheme(rawValue: String(rest)))
    case "ping":
      self = .ping(String(rest))
    default:
      return nil
    }
  }
}

extension Duration {
  /// Reads a number of seconds, rounded to thousandths: the steps in which a session counts time.
  init?(seconds text: some StringProtocol) {
    guard let seconds = Double(text), seconds >= 0, seconds < 1e9 else { return nil }
    self = .milliseconds(Int64((seconds * 1_000).rounded()))
  }

  /// The whole thousandths of a second in it.
  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }

  /// The number of seconds, to thousandths.
  var secondsText: String {
    let milliseconds = wholeMilliseconds
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
