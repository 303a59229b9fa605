import WorkbookKit
import WorkbookPlayProtocol

/// The reactions to what happens while an exercise is played: what an event makes of the state, and
/// the work that follows.
struct PlayingReducer {
  let exercise: Exercise
  /// The request with which the first program begins; nil if there is none.
  var opening: PlayRequest?
  /// A line on the previews beside the one that is played; nil if there are none.
  var otherPreviews: String?

  /// Shows the compiler's messages while an earlier program runs on.
  private static let errorsKey = PlayEvent.key("ctrl-e")
  /// A replay that takes longer says so.
  private static let replayPatience = Duration.seconds(1)

  func initialState(of workbook: Workbook, size: PlayingState.Size) -> PlayingState {
    PlayingState(
      stage: .preparing("Building \(exercise.name) …"),
      size: size,
      progress: ProgressText(workbook: workbook)
    )
  }

  func reduce(
    _ state: inout PlayingState,
    _ event: PlayingEvent,
    at now: ContinuousClock.Instant = .now
  ) -> [PlayingEffect] {
    if state.isOver { return [] }
    switch event {
    case .began:
      return [.build, .draw]
    case .person(let event):
      return state.program == nil
        ? pressed(event, &state, now) : sent(event, &state)
    case .saved:
      return [.build] + note("Building …", &state)
    case .terminalChanged(let size):
      if size != state.size { state.hasPicture = false }
      state.size = size
      return redraw(&state)
    case .message(let message, let program):
      // Messages of an earlier program are of no use.
      return program == state.program ? took(message, &state, now) : []
    case .ended(let sentence, let program):
      return program == state.program ? ended(sentence, &state) : []
    case .couldNotStart(let sentence):
      state.program = nil
      state.stage = .failed(sentence)
      return draw(&state)
    case .build(.step(let step)):
      guard case .preparing = state.stage, let line = state.progress.line(for: step) else {
        return []
      }
      state.stage = .preparing(line.phase + line.detail)
      return draw(&state)
    case .build(.finished(let result)):
      return built(result, &state, now)
    case .ticked:
      guard let replay = state.replay, !replay.isShown, now - replay.start > Self.replayPatience
      else { return [] }
      state.replay?.isShown = true
      return [.drawReplayNotice]
    case .closed:
      state.isOver = true
      return []
    }
  }

  // MARK: The person

  private func sent(_ event: PlayEvent, _ state: inout PlayingState) -> [PlayingEffect] {
    if state.showsBroken {
      state.showsBroken = false
      return redraw(&state)
    }
    if event == Self.errorsKey, state.broken != nil {
      state.showsBroken = true
      return draw(&state)
    }
    return [.send(.event(event))]
  }

  /// A key while no program runs.
  private func pressed(
    _ event: PlayEvent,
    _ state: inout PlayingState,
    _ now: ContinuousClock.Instant
  ) -> [PlayingEffect] {
    switch event {
    case .text("q"), .text("Q"):
      state.isOver = true
    case .text("r"), .text("R"):
      guard case .ended = state.stage, let path = state.programPath else { break }
      state.recording = PlayRecording()
      return start(path, &state, now)
    default: break
    }
    return []
  }

  // MARK: The program

  private func took(
    _ message: PlayMessage,
    _ state: inout PlayingState,
    _ now: ContinuousClock.Instant
  ) -> [PlayingEffect] {
    switch message {
    case .frame(let text):
      state.replay?.isShown = true
      guard case .playing = state.stage, !state.showsBroken, !state.size.isTooSmall else {
        return []
      }
      state.hasPicture = true
      return [.show(frame: text)]
    case .event(let event, let seconds):
      state.recording.add(event, at: seconds)
    case .resume(let count, let seconds):
      guard let path = state.programPath else { break }
      state.recording.goBack(to: seconds)
      return start(path, until: count, &state, now)
    case .pong(_, let seconds):
      state.replay = nil
      state.recording.reach(seconds)
    case .end:
      state.isOver = true
    case .picture, .snapshot, .missing: break
    }
    return []
  }

  private func ended(_ sentence: String, _ state: inout PlayingState) -> [PlayingEffect] {
    var sentence = sentence
    if state.replay != nil {
      sentence += (sentence.last?.isPunctuation == true ? "" : ".")
      sentence += " It happened while the program did again what you had done before the save."
    }
    state.program = nil
    state.showsBroken = false
    state.replay = nil
    state.stage = .ended(sentence)
    return draw(&state)
  }

  private func built(
    _ result: Result<PlayBuildResult, any Error>,
    _ state: inout PlayingState,
    _ now: ContinuousClock.Instant
  ) -> [PlayingEffect] {
    switch result {
    case .success(.program(let path)):
      return start(path, &state, now)
    case .success(.broken(let verdict)):
      guard state.program != nil else {
        state.stage = .broken(verdict)
        return draw(&state)
      }
      state.broken = verdict
      return note(line(on: verdict), &state) + (state.showsBroken ? draw(&state) : [])
    case .failure(let error):
      guard !(error is Cancellation.Cancelled), !(error is ProcessGroups.Closed) else { return [] }
      let message = "\(error)"
      if state.program != nil { return note(message.lines.first ?? message, &state) }
      state.stage = .failed(message)
      return draw(&state)
    }
  }

  /// Starts the new build and replays the recording.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - count: The number of actions after which it does no more of it; nil for all of it.
  private func start(
    _ path: String,
    until count: Int? = nil,
    _ state: inout PlayingState,
    _ now: ContinuousClock.Instant
  ) -> [PlayingEffect] {
    let isFirst = state.recording.isEmpty
    let size = state.size
    if !size.isTooSmall { state.recording.resume(columns: size.columns, rows: size.rows) }
    let requests =
      (count.map { [.until(actions: $0)] } ?? []) + [.title(exercise.name)]
      + state.recording.requests
      + (isFirst ? [opening, otherPreviews.map { .note($0) }].compactMap { $0 } : [])
    // The program says what of it was done.
    if count != nil { state.recording = PlayRecording() }
    state.programPath = path
    state.broken = nil
    state.showsBroken = false
    state.startCount += 1
    state.program = state.startCount
    state.replay = isFirst ? nil : PlayingState.Replay(start: now)
    state.stage = .playing
    return [.start(path, number: state.startCount, requests)]
      + (size.isTooSmall ? draw(&state) : [])
  }

  // MARK: What is seen

  private func draw(_ state: inout PlayingState) -> [PlayingEffect] {
    state.notice = nil
    return [.draw]
  }

  private func redraw(_ state: inout PlayingState) -> [PlayingEffect] {
    let (columns, rows) = (state.size.columns, state.size.rows)
    let isSent = state.program != nil && !state.size.isTooSmall
    return (isSent ? [.send(.event(.size(columns: columns, rows: rows)))] : []) + draw(&state)
  }

  private func note(_ text: String, _ state: inout PlayingState) -> [PlayingEffect] {
    if state.program != nil { return [.send(.note(text))] }
    state.notice = text
    return [.draw]
  }

  /// The problem in a file, in a line of which a narrow terminal shows the beginning.
  private func line(on verdict: Verdict) -> String {
    let problem = verdict.diagnostics.first { $0.severity == .error }.map { error in
      "line \(error.line): \(error.message)"
    }
    let lacking = verdict.notes.dropFirst().first
    let text = exercise.section.kind == .model ? lacking ?? problem : problem
    return "It does not compile (ctrl-e shows why): " + (text ?? verdict.notes.first ?? "")
  }
}
