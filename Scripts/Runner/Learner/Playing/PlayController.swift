import WorkbookKit
import WorkbookPlayProtocol

/// One exercise that is played: the program that runs, what was done to it, and what is built.
final class PlayController {
  /// The content of the screen.
  private enum Stage {
    /// The first program is built.
    case preparing(String)
    /// The program draws.
    case playing
    /// The program has ended before its time; its last picture is above a sentence.
    case ended(String)
    /// There is no program, and this says why.
    case broken(Verdict)
    case failed(String)
  }

  private let context: Context
  private let workbook: Workbook
  private let exercise: Exercise
  private let display: PlayDisplay
  private let otherPreviews: String?
  private let builds: PlayBuilds
  /// The place of the program's files; nil if nothing can be written, so that it uses the person's.
  private let home: Result<PlayedHome, any Error>
  private var progress: ProgressText
  private var stage: Stage
  private var program: PlayedProgram?
  private var programPath: String?
  private var recording = PlayRecording()
  /// Whether the program repeats what was done to the one before.
  private var isReplaying = false
  /// Whether what is on the screen above the sentence is still what the program drew.
  private var hasPicture = false
  private var size: (columns: Int, rows: Int)
  /// The verdict on the file that was saved last and does not compile, while an earlier program
  /// runs on.
  private var broken: Verdict?
  /// Whether that is on the screen instead of the program.
  private var showsBroken = false
  /// When the program began to do again what was done before; nil once the person was asked to wait.
  private var replayStart: ContinuousClock.Instant?
  private(set) var isOver = false

  init(
    _ exercise: Exercise,
    preview: String? = nil,
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
    otherPreviews = preview == nil ? Self.previews(besideFirstOf: exercise, in: workbook) : nil
    progress = ProgressText(workbook: workbook)
    stage = .preparing("Building \(exercise.name) …")
    size = display.size
    builds.start()
    draw()
  }

  /// Names the previews of a file beside the one that is played; nil if there are none.
  private static func previews(besideFirstOf exercise: Exercise, in workbook: Workbook) -> String? {
    guard exercise.playsPreviews else { return nil }
    let source = PreviewSource(Files.text(workbook.absolute(exercise.file)) ?? "")
    guard source.previews.count > 1 else { return nil }
    let titles = source.previews.indices.dropFirst().map { "\"\(source.title(at: $0))\"" }
    return "More previews, with --preview: " + titles.joined(separator: ", ")
  }

  /// From where the program is read.
  var descriptors: [Int32] { program?.descriptors ?? [] }

  /// Whether something is expected soon.
  var isBusy: Bool { builds.isRunning || program?.isBehind == true }

  // MARK: What happens

  /// Handles what the person does.
  func take(_ event: PlayEvent) {
    if let program {
      if showsBroken {
        showsBroken = false
        redraw()
      } else if event == Self.errorsKey, broken != nil {
        showsBroken = true
        draw()
      } else {
        program.send(.event(event))
      }
      return
    }
    switch event {
    case .text("q"), .text("Q"): isOver = true
    case .text("r"), .text("R"):
      guard let programPath, case .ended = stage else { return }
      recording = PlayRecording()
      start(programPath)
    default: break
    }
  }

  /// Shows the compiler's messages while an earlier program runs on.
  private static let errorsKey = PlayEvent.key("ctrl-e")

  func end() {
    isOver = true
  }

  /// Handles that files were saved.
  func saved() {
    builds.start()
    note("Building …")
  }

  /// Handles another size of the terminal, or that it was given back.
  func terminalChanged() {
    let isResized = display.size != size
    size = display.size
    if isResized { hasPicture = false }
    redraw()
  }

  private func redraw() {
    if !display.isTooSmall {
      program?.send(.event(.size(columns: size.columns, rows: size.rows)))
    }
    draw()
  }

  /// Takes what the program and the builds report.
  func update() {
    if let program {
      for message in program.messages() {
        take(message)
        // Messages of an earlier program are of no use.
        if self.program !== program { return update() }
      }
      if let replayStart, ContinuousClock.now - replayStart > .seconds(1) {
        self.replayStart = nil
        display.draw(below: ["Replaying what you did …"])
      }
      if program.termination != nil, !isOver { ended(program) }
    }
    for event in builds.take() { take(event) }
  }

  private func take(_ message: PlayMessage) {
    switch message {
    case .frame(let text):
      replayStart = nil
      if case .playing = stage, !showsBroken {
        display.draw(frame: text)
        hasPicture = true
      }
    case .event(let event, let seconds): recording.add(event, at: seconds)
    case .resume(let count, let seconds):
      guard let programPath else { return }
      recording.goBack(to: seconds)
      start(programPath, until: count)
    case .pong(_, let seconds):
      isReplaying = false
      recording.reach(seconds)
    case .end: isOver = true
    case .picture, .missing: break
    }
  }

  private func ended(_ program: PlayedProgram) {
    self.program = nil
    var sentence = program.terminationSentence(of: workbook.absolute(exercise.file))
    if isReplaying {
      sentence += (sentence.last?.isPunctuation == true ? "" : ".")
      sentence += " It happened while the program did again what you had done before the save."
    }
    showsBroken = false
    replayStart = nil
    stage = .ended(sentence)
    draw()
  }

  private func take(_ event: PlayBuilds.Event) {
    switch event {
    case .step(let step):
      guard case .preparing = stage, let line = progress.line(for: step) else { return }
      stage = .preparing(line.phase + line.detail)
      draw()
    case .finished(.success(.program(let path))):
      start(path)
    case .finished(.success(.broken(let verdict))):
      if program == nil {
        stage = .broken(verdict)
        draw()
      } else {
        broken = verdict
        note(Self.line(on: verdict, of: exercise))
        if showsBroken { draw() }
      }
    case .finished(.failure(let error)):
      guard !(error is Cancellation.Cancelled), !(error is ProcessGroups.Closed) else { return }
      let message = "\(error)"
      if program == nil {
        stage = .failed(message)
        draw()
      } else {
        note(message.lines.first ?? message)
      }
    }
  }

  /// Starts the new build and replays the recording.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - count: After how many actions it does no more of it; nil for all of it.
  private func start(_ path: String, until count: Int? = nil) {
    program?.end()
    program = nil
    programPath = path
    broken = nil
    showsBroken = false
    do {
      let home = try home.get()
      try home.rewind()
      let new = try PlayedProgram(
        path: path,
        environment: home.environment(from: context.environment)
      )
      let isFirst = recording.isEmpty
      if !display.isTooSmall { recording.resume(columns: size.columns, rows: size.rows) }
      if let count { new.send(.until(actions: count)) }
      new.send([.title(exercise.name)] + recording.requests)
      // The program says what of it was done.
      if count != nil { recording = PlayRecording() }
      program = new
      isReplaying = !isFirst
      replayStart = isFirst ? nil : .now
      stage = .playing
      if display.isTooSmall { draw() }
      if isFirst, let otherPreviews { new.send(.note(otherPreviews)) }
    } catch {
      stage = .failed("\(error)")
      draw()
    }
  }

  // MARK: What is seen

  private func note(_ text: String) {
    if let program {
      program.send(.note(text))
    } else {
      draw(state: text)
    }
  }

  /// The problem in a file, in a line of which a narrow terminal shows the beginning.
  private static func line(on verdict: Verdict, of exercise: Exercise) -> String {
    let problem = verdict.diagnostics.first { $0.severity == .error }.map { error in
      "line \(error.line): \(error.message)"
    }
    let lacking = verdict.notes.dropFirst().first
    let text = exercise.section.kind == .model ? lacking ?? problem : problem
    return "It does not compile (ctrl-e shows why): " + (text ?? verdict.notes.first ?? "")
  }

  /// - Parameter state: The line at the bottom of a page of the runner.
  private func draw(state: String? = nil) {
    if display.isTooSmall { return display.drawTooSmall() }
    let style = display.style
    let width = min(size.columns, 100)
    let keys = { (keys: [String]) in
      let words = keys.map {
        style(String($0.prefix(1)), .bold) + style(String($0.dropFirst()), .dim)
      }
      return TextLayout.wrapped(words: words, separator: "   ", width: width)
    }
    let view = RunView(
      entry: Report.Entry(exercise: exercise, verdict: brokenVerdict),
      style: style,
      width: width,
      places: context.places(in: workbook)
    )
    let onSave = "It is built and started again when you save."
    var page = WatchPage(heading: view.heading, body: [], state: [], keys: keys(["q quit"]))
    switch stage {
    case .playing:
      guard showsBroken else { return }
      page.body = view.body
      page.state = ["You play what was there before. Any key goes back to it."]
      page.keys = []
    case .preparing(let text):
      page.state = [style(text, .cyan)]
    case .broken:
      page.body = view.body
      page.state = TextLayout.wrapped(state ?? onSave, width: width)
    case .failed(let message):
      page.body = message.lines
      page.state = TextLayout.wrapped(state ?? onSave, width: width)
    case .ended(let sentence):
      let again = recording.isEmpty ? onSave : onSave + " What you did is done again."
      let lines =
        TextLayout.wrapped("! " + sentence, width: width, hanging: 2).map { style($0, .red) }
        + TextLayout.wrapped(state ?? again, width: width)
        + keys([recording.isEmpty ? "r start again" : "r start from the beginning", "q quit"])
      if hasPicture {
        display.draw(below: lines)
        return
      }
      page.state = lines
      page.keys = []
    }
    display.draw(page)
  }

  private var brokenVerdict: Verdict? {
    if case .broken(let verdict) = stage { verdict } else { broken }
  }
}
