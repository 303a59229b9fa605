import WorkbookKit
import WorkbookPlayProtocol

/// Does the work that follows from events while an exercise is played: builds, runs the program, and
/// draws.
final class PlayingEffects {
  private let context: Context
  private let workbook: Workbook
  private let exercise: Exercise
  private let display: PlayDisplay
  private let builds: PlayBuilds
  /// The place of the program's files.
  private let home: Result<PlayedHome, any Error>
  private var running: (program: PlayedProgram, number: Int)?

  /// - Parameter preview: The name of the preview to play; the first, if nil.
  init(
    _ exercise: Exercise,
    preview: String?,
    in workbook: Workbook,
    display: PlayDisplay,
    context: Context
  ) {
    self.context = context
    self.workbook = workbook
    self.exercise = exercise
    self.display = display
    home = Result { try PlayedHome(of: exercise, in: workbook) }
    var build = PlayBuild(of: exercise, in: workbook)
    build.preview = preview
    builds = PlayBuilds(build, environment: context.environment)
  }

  /// The places from which the program is read.
  var descriptors: [Int32] { running?.program.descriptors ?? [] }

  /// Whether something is expected soon.
  var isBusy: Bool { builds.isRunning || running?.program.isBehind == true }

  /// The reports of the program and the builds since this was asked last.
  func events() -> [PlayingEvent] {
    var events: [PlayingEvent] = []
    if let (program, number) = running {
      events = program.messages().map { .message($0, program: number) }
      if program.termination != nil {
        let sentence = program.terminationSentence(of: workbook.absolute(exercise.file))
        events.append(.ended(sentence, program: number))
        running = nil
      }
    }
    return events + builds.take().map { .build($0) }
  }

  /// - Returns: What becomes of it at once.
  func run(_ effect: PlayingEffect, in state: PlayingState) -> PlayingEvent? {
    switch effect {
    case .build: builds.start()
    case .start(let path, let number, let requests):
      do {
        try start(path, number: number, requests)
      } catch {
        return .couldNotStart("\(error)")
      }
    case .send(let request): running?.program.send(request)
    case .show(let frame): display.draw(frame: frame)
    case .draw: draw(state)
    case .drawReplayNotice: display.draw(below: ["Replaying what you did …"])
    }
    return nil
  }

  private func start(_ path: String, number: Int, _ requests: [PlayRequest]) throws {
    running?.program.end()
    running = nil
    let home = try home.get()
    try home.rewind()
    let environment = home.environment(from: context.environment)
    let program = try PlayedProgram(path: path, environment: environment)
    program.send(requests)
    running = (program, number)
  }

  /// Writes the film of what was done.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: `WorkbookError` if it cannot be made.
  func writeFilm(of state: PlayingState, to file: String) throws -> Bool {
    running?.program.end()
    running = nil
    guard let path = state.programPath, !state.recording.isEmpty else { return false }
    try PlayedFilm(
      exercise: exercise,
      workbook: workbook,
      recording: state.recording,
      program: path,
      home: home.get()
    )
    .write(to: file, environment: context.environment)
    return true
  }

  private func draw(_ state: PlayingState) {
    if state.size.isTooSmall { return display.drawTooSmall() }
    let style = display.style
    switch PlayingPage(of: state, exercise, in: workbook, style: style, context: context) {
    case .page(let page): display.draw(page)
    case .below(let lines): display.draw(below: lines)
    case nil: break
    }
  }
}
