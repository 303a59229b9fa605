import Foundation
import WorkbookKit

/// The watcher's reactions to keys, saves and verdicts: what an event makes of the state, and the work
/// that follows.
///
/// The watcher stays with the exercise that was saved last, or that a key asked for: nothing else
/// moves it on.
struct WatchReducer {
  /// The keys, which `?` shows, and the command's help.
  static let keys = """
      n next exercise that has not passed    b back to the exercise before
      t text of the lesson                   h hint, one more each time
      p play: runs what you have written     s solution: passed, or all hints read
      l list: arrow keys choose, enter goes  3.8 and enter: goes to 3.8
      a all: shows each check whole          r run the checks again
      e edit: opens the file at the mistake  arrow keys, space: scroll
      q, escape: back from a text or a list; in the checks, q quits

    `e` opens the editor that VISUAL or EDITOR names; without them `code` or `xed`, if it is there.
    """

  func reduce(
    _ state: inout WatchState,
    _ event: WatchEvent,
    at now: ContinuousClock.Instant = .now
  ) -> [WatchEffect] {
    let effects = reaction(&state, event, now)
    // A job that has ended, or a new wish, lets the next one begin.
    let known = state.workbook.exercisesWithOwn.map(\.id)
    let job = state.queue.next(of: known, at: now)
    return effects + (job.map { [.check($0, of: state.workbook)] } ?? [])
  }

  private func reaction(
    _ state: inout WatchState,
    _ event: WatchEvent,
    _ now: ContinuousClock.Instant
  ) -> [WatchEffect] {
    switch event {
    case .began:
      _ = state.queue.wantLater(state.workbook.exercisesWithOwn.map(\.id))
      return state.shown.map { show($0, &state, now) } ?? []
    case .saved(let changes, let workbook):
      return reload(workbook, &state) + saved(changes, &state, now)
    case .pathRead(let path):
      state.path = path
      guard state.goesOn else { return [] }
      state.goesOn = false
      return goToNext(&state, now)
    case .key(let key):
      state.notice = nil
      state.alsoSaved = nil
      return pressed(key, &state, now)
    case .back:
      if state.typed.isEmpty { goBack(&state) } else { type("", &state) }
      return []
    case .moved(let distance):
      choose(by: distance, &state)
      return []
    case .entered:
      return enter(&state, now)
    case .erased:
      type(String(state.typed.dropLast()), &state)
      return []
    case .scrolled(let offset):
      state.offset = offset
      return []
    case .step(let job, let step):
      guard state.queue.isCurrent(job) else { return [] }
      let line = state.progressText.line(for: step)
      if let line { state.progress = line }
      if case .known(let known) = step { return learn(known, &state) }
      return []
    case .finished(let job, let result, let date):
      return finished(job, result, date, &state, now)
    case .printed(let lines, let id):
      // The answer is dropped when another exercise has been chosen meanwhile.
      state.notice = nil
      return id == state.shown ? showText(lines, &state) : []
    case .hintsRead(let id):
      state.withoutHints.insert(id)
      return []
    case .failed(let sentence):
      return say(sentence, &state)
    case .terminalChanged:
      return []
    case .closed:
      state.isOver = true
      return []
    }
  }
}

// MARK: Saves

extension WatchReducer {
  private func saved(
    _ changes: SavedFiles.Changes,
    _ state: inout WatchState,
    _ now: ContinuousClock.Instant
  ) -> [WatchEffect] {
    state.notice = nil
    state.alsoSaved = nil
    let all = state.workbook.exercisesWithOwn.map(\.id)
    let known = Set(all)
    var saved = changes.exercises.filter { known.contains($0) }
    // A number or a name that no exercise has makes a file of the chapter like any other.
    let chapters = changes.exercises.filter { !known.contains($0) }.map(\.chapter)
    let sharing = all.filter { changes.sharing.union(chapters).contains($0.chapter) }
    // A feature of the learner's own may use the one that was saved.
    let users = saved.contains(where: \.isOwn) ? state.workbook.ownFeatures.map(\.id) : []
    state.outdated.formUnion(saved + sharing + users)
    let cancelled = state.queue.wantLater(saved + sharing + users)
    state.savedElsewhere.formUnion(saved)
    // A whole chapter that is saved at once does not move the person away from the exercise.
    if let shown = state.shown, (saved + sharing).contains(shown) { saved = [shown] }
    return (cancelled.map { [.cancel(job: $0)] } ?? [])
      + (saved.last.map { show($0, &state, now) } ?? [])
  }

  /// Takes the lessons and the names of the files over. While the exercise on the screen is not among
  /// them, they stay as they were: a folder may have been moved for a moment.
  private func reload(_ new: Workbook?, _ state: inout WatchState) -> [WatchEffect] {
    guard let new,
      state.shown.map({ id in new.exercisesWithOwn.contains { $0.id == id } }) ?? true
    else { return [] }
    state.workbook = new
    state.progressText = ProgressText(workbook: new)
    return [.readPath(of: new)]
  }

  func show(
    _ id: ExerciseID,
    isFresh: Bool = false,
    isBack: Bool = false,
    _ state: inout WatchState,
    _ now: ContinuousClock.Instant
  ) -> [WatchEffect] {
    if let shown = state.shown, shown != id {
      if !isBack { state.earlier.append(shown) }
      state.checked = nil
      if state.outdated.contains(shown) { state.savedElsewhere.insert(shown) }
    }
    state.shown = id
    state.savedElsewhere.remove(id)
    goBack(&state)
    state.choosesNext = false
    state.progress = nil
    let name = state.entry?.exercise.name
    let cancelled = state.queue.want(id, isFresh: isFresh, since: now)
    return (name.map { [.announce(.lines(["Checking \($0) …"]))] } ?? [])
      + (cancelled.map { [.cancel(job: $0)] } ?? [])
  }
}

// MARK: Keys

extension WatchReducer {
  private func pressed(
    _ key: Character,
    _ state: inout WatchState,
    _ now: ContinuousClock.Instant
  ) -> [WatchEffect] {
    if key.isWholeNumber || key == "." && !state.typed.isEmpty {
      type(state.typed + String(key), &state)
      return []
    }
    state.typed = ""
    switch Character(key.lowercased()) {
    case "n":
      // The path may have been chosen in another window.
      state.goesOn = true
      return [.readPath(of: state.workbook)]
    case "r": return state.shown.map { show($0, isFresh: true, &state, now) } ?? []
    case "t": return call(["read"], saying: "Opening the text …", &state)
    case "h": return showHint(&state)
    case "a": return showWhole(&state)
    case "p": return play(&state)
    case "?": return showText(Self.keys.lines, &state)
    case "s": return showSolution(&state)
    case "e": return edit(state)
    case "l":
      state.content = state.content == .list ? .exercise : .list
      state.offset = nil
      state.chosen = state.shown
      return state.content == .list ? [.announce(.list(state.report))] : []
    case "b", "q":
      switch state.content {
      case .list, .text: goBack(&state)
      case .exercise, .problem:
        if key.lowercased() == "b" { return showEarlier(&state, now) }
        state.isOver = true
      }
    default: break
    }
    return []
  }

  /// Goes back from a text or the list to the checks.
  private func goBack(_ state: inout WatchState) {
    state.content = .exercise
    state.offset = nil
  }

  private func showEarlier(
    _ state: inout WatchState,
    _ now: ContinuousClock.Instant
  ) -> [WatchEffect] {
    let known = Set(state.workbook.exercisesWithOwn.map(\.id))
    while let id = state.earlier.popLast() {
      guard known.contains(id), id != state.shown else { continue }
      return show(id, isBack: true, &state, now)
    }
    return say("No exercise was shown before this one.", &state)
  }

  private func goToNext(
    _ state: inout WatchState,
    _ now: ContinuousClock.Instant
  ) -> [WatchEffect] {
    if let next = state.next { return show(next.id, &state, now) }
    let isLast = state.shown.map { state.verdicts[$0]?.status != .passed } ?? false
    let path = state.path.path
    let of = path.isEverything ? "" : " of the path \(path.name)"
    return say(
      isLast ? "All other exercises\(of) pass." : "All exercises\(of) pass. Well done.",
      &state
    )
  }

  private func showWhole(_ state: inout WatchState) -> [WatchEffect] {
    state.isWhole.toggle()
    goBack(&state)
    return say(
      state.isWhole ? "Messages are shown whole; a shortens them." : "Messages are shortened.",
      &state
    )
  }

  private func showHint(_ state: inout WatchState) -> [WatchEffect] {
    guard let exercise = state.entry?.exercise else { return [] }
    guard !state.hasPassed else {
      return say(
        "\(exercise.name) has passed: s shows the solution, n goes to the next one.",
        &state
      )
    }
    state.notice = "Opening a hint …"
    return [.hint(exercise, of: state.workbook)]
  }

  private func showSolution(_ state: inout WatchState) -> [WatchEffect] {
    guard let exercise = state.entry?.exercise else { return [] }
    let isPeek = !state.hasPassed
    guard !isPeek || state.withoutHints.contains(exercise.id) else {
      let sentence =
        "The solution can be seen here once \(exercise.name) has passed, or all of its hints are read."
      return say(sentence, &state)
    }
    let words = ["solution"] + (isPeek ? ["--peek"] : [])
    return call(words, saying: "Opening the solution …", &state)
  }

  /// - Parameter sentence: Shows at once that the key was taken: the answer may take a second.
  private func call(
    _ words: [String],
    saying sentence: String,
    _ state: inout WatchState
  ) -> [WatchEffect] {
    state.notice = sentence
    return state.shown.map { [.call(words, on: $0)] } ?? []
  }

  private func edit(_ state: WatchState) -> [WatchEffect] {
    state.entry.map { [.start(.editor($0), in: state.workbook)] } ?? []
  }

  private func play(_ state: inout WatchState) -> [WatchEffect] {
    guard let exercise = state.entry?.exercise else { return [] }
    guard exercise.isPlayable else {
      return say("\(exercise.name) has no screen to play.", &state)
    }
    return [.start(.player(exercise.id), in: state.workbook)]
  }

  private func showText(_ lines: [String], _ state: inout WatchState) -> [WatchEffect] {
    state.content = .text(lines)
    state.offset = nil
    return [.announce(.lines(lines))]
  }

  func say(_ text: String, _ state: inout WatchState) -> [WatchEffect] {
    state.notice = text
    return [.announce(.lines([text]))]
  }
}

// MARK: Verdicts

extension WatchReducer {
  private func finished(
    _ number: Int,
    _ result: Result<[ExerciseID: Verdict], any Error>,
    _ date: Date,
    _ state: inout WatchState,
    _ now: ContinuousClock.Instant
  ) -> [WatchEffect] {
    state.progress = nil
    state.progressText = ProgressText(workbook: state.workbook)
    guard let job = state.queue.end(number) else { return [] }
    switch result {
    case .success(let verdicts):
      return judged(verdicts, job, date, &state, now)
    case .failure(let error):
      let lines = "\(error)".lines
      state.content = .problem(lines)
      state.offset = nil
      state.notice = "There is no new verdict: see above."
      return [.announce(.lines(lines))]
    }
  }

  private func judged(
    _ verdicts: [ExerciseID: Verdict],
    _ job: CheckingQueue.Job,
    _ date: Date,
    _ state: inout WatchState,
    _ now: ContinuousClock.Instant
  ) -> [WatchEffect] {
    var effects = learn(verdicts, &state)
    if let shown = state.shown, job.exercises.contains(shown) {
      state.checked = (date, now - job.start)
    }
    if job.exercises == state.shown.map({ [$0] }), let entry = state.entry {
      effects.append(.announce(.verdict(entry, of: state.workbook)))
    }
    effects += nameSavedElsewhere(job.exercises, &state)
    if state.choosesNext {
      state.choosesNext = false
      if let next = state.report.next { effects += show(next.exercise.id, &state, now) }
    }
    return effects
  }

  private func learn(
    _ new: [ExerciseID: Verdict],
    _ state: inout WatchState
  ) -> [WatchEffect] {
    state.verdicts.merge(new) { _, new in new }
    state.outdated.subtract(new.keys)
    return [.note(state.report, of: state.workbook), .readPath(of: state.workbook)]
  }

  /// Names the verdicts of exercises that were saved beside the one on the screen.
  private func nameSavedElsewhere(
    _ judged: [ExerciseID],
    _ state: inout WatchState
  ) -> [WatchEffect] {
    let ids = state.savedElsewhere.intersection(judged)
    state.savedElsewhere.subtract(ids)
    let entries = state.report.entries.filter { ids.contains($0.exercise.id) }
    guard !entries.isEmpty else { return [] }
    let verdicts = entries.compactMap { entry in
      entry.status.map { "\($0.sign) \(entry.exercise.name): \($0.words)" }
    }
    // Many files at once come from a tool such as git, and the list shows them better.
    let text =
      entries.count <= 3
      ? "Also saved: " + verdicts.joined(separator: ", ")
      : "\(entries.count) other exercises were saved: l lists them."
    state.alsoSaved = text
    return [.announce(.lines([text]))]
  }
}
