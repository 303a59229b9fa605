import WorkbookKit
import WorkbookPlayProtocol

/// Plays an exercise as text: prints its screen and its log, and reads what to do, line by line. Its
/// time passes only when the person says so.
struct TextPlay {
  let build: BuildBeforePlay
  /// The request that comes before all others; nil if there is none.
  var opening: PlayRequest?

  private static let help =
    "Type the number or the label of a control, `type TEXT`, `press KEY`, `wait SECONDS` or `quit`."

  func run() throws -> ExitStatus {
    try build.run(then: play)
  }

  private func play(_ path: String) throws -> ExitStatus {
    let (exercise, output) = (build.exercise, build.context.output)
    let home = try PlayedHome(of: exercise, in: build.workbook)
    output.write("\(exercise.name)\n\(Self.help)\n")
    do {
      let environment = home.environment(from: build.context.environment)
      let play = try UnattendedPlay(path, of: exercise, size: (100, 30), environment: environment)
      var controls = show(try play.snapshot(after: [opening].compactMap { $0 }))
      while let line = nextLine() {
        if line == "quit" || line == "q" { break }
        do {
          guard let request = try Self.request(line, controls) else {
            output.write(Self.help + "\n")
            continue
          }
          controls = show(try play.snapshot(after: [request]))
        } catch let error as WorkbookError {
          output.write("\(error)\n")
        }
      }
      return .passed
    } catch let stopped as UnattendedPlay.Stopped {
      build.context.errors.write(stopped.sentence + "\n")
      return .failed
    }
  }

  private func nextLine() -> String? {
    build.context.output.write("> ")
    return readLine()?.trimmed
  }

  /// - Returns: nil for an empty line, and for one that asks what may be typed.
  static func request(_ line: String, _ controls: [String]) throws -> PlayRequest? {
    if ["", "help", "?"].contains(line) { return nil }
    if let number = Int(line), controls.indices.contains(number - 1) {
      return .event(.tap(controls[number - 1]))
    }
    let word = line.prefix { $0 != " " }
    guard ["type", "press", "wait", "tap"].contains(word), word.count < line.count else {
      return .event(.tap(line))
    }
    return try PlayScript.request(String(word), String(line.dropFirst(word.count + 1)))
  }

  /// - Returns: The controls on the screen.
  private func show(_ answer: UnattendedPlay.Answer<PlaySnapshot>) -> [String] {
    let output = build.context.output
    if let missing = answer.missing { output.write(missing + "\n") }
    output.write(lines: Self.lines(answer.value))
    return answer.value.controls
  }

  /// The log, the screen, and its controls.
  static func lines(_ snapshot: PlaySnapshot) -> [String] {
    let controls = zip(1..., snapshot.controls).map { "\($0) \($1)" }.joined(separator: ", ")
    return logAndScreen(snapshot)
      + ["", controls.isEmpty ? "There is nothing to tap." : "Controls: \(controls)"]
  }

  static func logAndScreen(_ snapshot: PlaySnapshot) -> [String] {
    snapshot.entries.flatMap(lines) + ["", "The screen:"] + screen(snapshot).map { "  " + $0 }
  }

  /// The screen without the lines of its boxes and with no more than one empty row after another.
  private static func screen(_ snapshot: PlaySnapshot) -> [String] {
    let boxes = Set("│─╭╮╰╯")
    var rows: [String] = []
    for row in snapshot.rows {
      let hasField = row.contains { $0.isField }
      let text = row.map(\.text).joined()
      // The line of a field takes long to read aloud.
      let short = hasField ? text.replacing(#/_{4,}/#, with: "___") : text
      let words = String(short.map { boxes.contains($0) ? " " : $0 })
      let isEmpty = words.trimmed.isEmpty
      if isEmpty, rows.last?.isEmpty ?? true { continue }
      rows.append(isEmpty ? "" : words)
    }
    return rows
  }

  private static func lines(_ entry: PlaySnapshot.Entry) -> [String] {
    switch entry {
    case .start(let state):
      ["", "The state at the beginning:"] + state.map { "  " + $0 }
    case .action(let number, let sender, let text, let change, let count):
      [
        "",
        count == 1
          ? "Action \(number), sent by the \(sender): \(text)"
          : "Actions \(number - count + 1) to \(number), sent by the \(sender):"
            + " \(count) times \(text); the last one:",
      ]
        + (change.isEmpty ? ["  It has changed nothing."] : change.map { "  " + $0 })
    case .output(let line): ["Printed: \(line)"]
    case .issue(let line): ["Issue: \(line)"]
    }
  }
}
