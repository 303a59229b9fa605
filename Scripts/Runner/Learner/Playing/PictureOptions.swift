import WorkbookKit

/// What `play` draws without a terminal.
struct PictureOptions: Equatable {
  /// The file to write.
  let file: String
  let columns: Int
  let rows: Int
  /// What is done before, in this order.
  let events: [PlayEvent]

  private static let eventOptions = ["--tap", "--type", "--press", "--wait"]

  /// - Returns: nil without `--picture`.
  /// - Throws: A sentence, if an option is not as it must be.
  init?(_ arguments: inout Arguments) throws {
    let file = try arguments.value("--picture")
    let size = try arguments.value("--size")
    let events = try arguments.values(Self.eventOptions).map(Self.event)
    guard let file else {
      guard size == nil && events.isEmpty else {
        let options = (["--size"] + Self.eventOptions).joined(separator: ", ")
        throw WorkbookError("The options \(options) belong to --picture FILE.")
      }
      return nil
    }
    self.file = file
    self.events = events
    (columns, rows) = try size.map(Self.size) ?? (100, 30)
  }

  private static func size(_ text: String) throws -> (Int, Int) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (PlayDisplay.smallest.columns...300).contains(columns),
      (PlayDisplay.smallest.rows...150).contains(rows)
    else {
      throw WorkbookError(
        "--size takes columns and rows such as 100x30, from 60x20 to 300x150, but not \"\(text)\"."
      )
    }
    return (columns, rows)
  }

  static func event(_ option: String, _ value: String) throws -> PlayEvent {
    switch option {
    case "--tap": return .tap(value)
    case "--type": return .text(value)
    case "--press":
      guard PlayEvent.isKey(value) else {
        let near = NearMatches.of(value, in: PlayEvent.keys)
        let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
        let all = PlayEvent.keys.joined(separator: ", ")
        throw WorkbookError(
          "--press knows no key \"\(value)\".\(hint) There are \(all), and ctrl-a to ctrl-z."
        )
      }
      return .key(value)
    default:
      guard let seconds = Double(value), seconds >= 0, seconds <= 86_400 else {
        throw WorkbookError("--wait takes a number of seconds such as 2.5, but not \"\(value)\".")
      }
      return .wait(seconds)
    }
  }
}

/// Draws a picture of an exercise.
struct PictureRun {
  let exercise: Exercise
  let workbook: Workbook
  let options: PictureOptions
  let context: Context

  func run() throws -> ExitStatus {
    let progress = ProgressView(workbook: workbook, terminal: context.errors)
    let build = PlayBuild(of: exercise, in: workbook)
    let outcome = try build.run(
      environment: context.environment,
      cancellation: Cancellation()
    ) { progress.show($0) }
    progress.end()
    switch outcome {
    case .broken(let verdict):
      let view = RunView(
        entry: Report.Entry(exercise: exercise, verdict: verdict),
        style: context.output.style,
        width: min(context.output.width, 100),
        places: context.places(in: workbook)
      )
      context.output.write(lines: view.lines())
      return .failed
    case .program(let path):
      return try draw(path)
    }
  }

  private func draw(_ program: String) throws -> ExitStatus {
    var picture = ScreenPicture(title: exercise.name)
    (picture.columns, picture.rows) = (options.columns, options.rows)
    picture.events = options.events
    switch try picture.run(program: program, environment: context.environment) {
    case .picture(let text):
      try Files.write(text, to: options.file)
      return .passed
    case .failed(let sentence):
      context.errors.write(sentence + "\n")
      return .failed
    }
  }
}
