import Foundation
import WorkbookKit

/// The watcher's knowledge and its screen, and its reactions to keys, saves and verdicts.
///
/// It stays with the exercise that was saved last, or that a key asked for: nothing else moves it
/// on.
final class WatchSession {
  /// The middle of the screen.
  enum Content: Equatable {
    case exercise
    case list
    /// The output of a command, or the list of keys.
    case text([String])
    /// The reason why there is no verdict.
    case problem([String])
  }

  /// The keys, which `?` shows, and the command's help.
  static let keys = """
      n next exercise that has not passed    r run the checks again
      t text of the lesson                   h hint, one more each time
      p play: runs what you have written     s solution, once it has passed
      a all: shows long messages whole       l list of all exercises
      e edit: opens the file at the mistake  arrow keys, space: scroll
      q, escape: back from a text or a list; in the checks, q quits

    `e` opens the editor that VISUAL or EDITOR names; without them `code` or `xed`, if it is there.
    """

  let context: Context
  let events: WatchEvents
  let jobs: CheckingJobs
  let hasKeys: Bool
  private(set) var workbook: Workbook
  /// The path that decides which exercise is the next.
  private var path: FollowedPath
  private var verdicts: [ExerciseID: Verdict] = [:]
  /// Exercises whose verdict is that of an earlier file.
  private var outdated: Set<ExerciseID> = []
  /// Exercises that were saved, but are not on the screen; their verdicts are named below.
  private var savedElsewhere: Set<ExerciseID> = []
  private(set) var shown: ExerciseID?
  private(set) var content = Content.exercise
  /// The current step of a run.
  private(set) var progress: ProgressText.Line?
  /// Said until something else happens.
  private(set) var notice: String?
  /// The verdicts of other exercises that were saved, until something else happens.
  private(set) var alsoSaved: String?
  /// When the verdict on the screen was there, and how long it took.
  private(set) var checked: (at: Date, after: Duration)?
  /// The first row on the screen; nil if the view was not scrolled.
  var offset: Int?
  private(set) var isOver = false
  /// Whether messages are shown whole.
  private(set) var isWhole = false
  /// The program that the person wants to have on the terminal, until it is started.
  private var wantedProgram: WantedProgram?
  /// Lines that have not been printed yet, for an output that cannot be redrawn.
  private var announcements: [String] = []
  private var progressText: ProgressText
  /// Whether the next exercise is to be shown as soon as the verdicts are there.
  private var choosesNext: Bool

  init(
    context: Context,
    workbook: Workbook,
    first: ExerciseID?,
    jobs: CheckingJobs,
    events: WatchEvents,
    hasKeys: Bool
  ) {
    self.context = context
    self.workbook = workbook
    self.jobs = jobs
    self.events = events
    self.hasKeys = hasKeys
    path = FollowedPath.current(in: workbook)
    progressText = ProgressText(workbook: workbook)
    choosesNext = first == nil
    jobs.wantLater(workbook.exercisesWithOwn.map { $0.id })
    if let first { show(first) }
    jobs.startNext(in: workbook)
  }

  var entry: Report.Entry? {
    guard let shown,
      let exercise = workbook.exercisesWithOwn.first(where: { $0.id == shown })
    else {
      return nil
    }
    return Report(workbook: workbook, exercises: [exercise], verdicts: verdicts).entries.first
  }

  var report: Report {
    let known = verdicts.filter { !outdated.contains($0.key) }
    return Report(
      workbook: workbook,
      exercises: workbook.exercisesWithOwn,
      verdicts: known,
      path: path
    )
  }

  /// For how long the person has been waiting for the verdict on the screen; nil if it is there.
  var waiting: Duration? { jobs.waiting(for: shown) }

  var hasPassed: Bool { shown.flatMap { verdicts[$0] }?.status == .passed && waiting == nil }

  func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }

  /// Handles files that were saved.
  func saved(_ changes: SavedFiles.Changes) {
    notice = nil
    alsoSaved = nil
    if changes.isLayout { reload() }
    let known = Set(workbook.exercisesWithOwn.map { $0.id })
    var saved = changes.exercises.filter { known.contains($0) }
    // A number or a name that no exercise has makes a file of the chapter like any other.
    let chapters = changes.exercises.filter { !known.contains($0) }.map { $0.chapter }
    let sharing = workbook.exercisesWithOwn.map { $0.id }.filter {
      changes.sharing.union(chapters).contains($0.chapter)
    }
    outdated.formUnion(saved + sharing)
    jobs.wantLater(saved + sharing)
    savedElsewhere.formUnion(saved)
    // A whole chapter that is saved at once does not move the person away from the exercise.
    if let shown, (saved + sharing).contains(shown) { saved = [shown] }
    if let last = saved.last { show(last) }
    jobs.startNext(in: workbook)
  }

  /// Handles an event from the background.
  func take(_ event: WatchEvent) {
    switch event {
    case .step(let job, let step):
      guard jobs.isCurrent(job) else { return }
      if case .known(let known) = step { learn(known) }
      if let line = progressText.line(for: step) { progress = line }
    case .finished(let job, let result):
      finish(job, result)
    case .printed(let text, let id):
      // The answer is dropped when another exercise has been chosen meanwhile.
      guard id == shown else { return }
      showText(text.lines)
    case .terminalChanged:
      break
    }
  }

  /// Handles a key; the loop handles those for scrolling.
  func press(_ key: Character) {
    notice = nil
    alsoSaved = nil
    switch Character(key.lowercased()) {
    case "n": goToNext()
    case "r": runAgain()
    case "t": call("read")
    case "h": showHint()
    case "a": showWhole()
    case "p": wantToPlay()
    case "?": showKeys()
    case "s": showSolution()
    case "e": wantEditor()
    case "l":
      content = content == .list ? .exercise : .list
      offset = nil
      if content == .list { announcements += listLines(width: nil) }
    case "b": goBack()
    case "q":
      switch content {
      case .exercise, .problem: isOver = true
      case .list, .text: goBack()
      }
    default: break
    }
  }

  /// Goes back from a text or the list to the checks.
  func goBack() {
    content = .exercise
    offset = nil
  }

  private func showWhole() {
    isWhole.toggle()
    goBack()
    say(isWhole ? "Messages are shown whole; a shortens them." : "Messages are shortened.")
  }

  private func showKeys() {
    showText(Self.keys.lines)
  }

  func end() {
    isOver = true
  }

  /// Starts the program that a key asked for, and waits for its end.
  ///
  /// - Parameter lend: Gives the terminal away while its argument runs.
  func startWantedProgram(lend: (() -> String?) -> String?) {
    guard let program = wantedProgram else { return }
    wantedProgram = nil
    if let problem = program.start(in: workbook, context.environment, lend: lend) { say(problem) }
  }

  private func wantEditor() {
    guard let entry else { return }
    let text = Files.text(workbook.absolute(entry.exercise.file)) ?? ""
    wantedProgram = .editor(MistakePlace(of: entry, text: text))
  }

  private func wantToPlay() {
    guard let exercise = entry?.exercise else { return }
    if exercise.isPlayable {
      wantedProgram = .player(exercise.id)
    } else {
      say("\(exercise.name) has no screen to play.")
    }
  }

  func listLines(width: Int?) -> [String] {
    ListView(
      report: report,
      style: context.output.style,
      width: width
    ).lines()
  }

  private func show(_ id: ExerciseID, isFresh: Bool = false) {
    if let shown, shown != id {
      checked = nil
      if outdated.contains(shown) { savedElsewhere.insert(shown) }
    }
    shown = id
    savedElsewhere.remove(id)
    content = .exercise
    offset = nil
    choosesNext = false
    progress = nil
    if let name = entry?.exercise.name { announcements.append("Checking \(name) …") }
    jobs.want(id, isFresh: isFresh, since: .now)
  }

  private func goToNext() {
    // It may have been chosen in another window.
    path = FollowedPath.current(in: workbook)
    let report = report
    let passed = Set(report.entries.filter { $0.status == .passed }.map { $0.exercise.id })
    guard let next = path.candidates(after: shown).first(where: { !passed.contains($0.id) })
    else {
      let isLast = shown.map { !passed.contains($0) } ?? false
      let of = path.path.isEverything ? "" : " of the path \(path.path.name)"
      say(isLast ? "All other exercises\(of) pass." : "All exercises\(of) pass. Well done.")
      return
    }
    show(next.id)
    jobs.startNext(in: workbook)
  }

  private func runAgain() {
    guard let shown else { return }
    show(shown, isFresh: true)
    jobs.startNext(in: workbook)
  }

  private func showHint() {
    guard let exercise = entry?.exercise else { return }
    if hasPassed {
      return say("\(exercise.name) has passed: s shows the solution, n goes to the next one.")
    }
    var memory = HintProgress(workbook: workbook)
    let count = exercise.section.hints.count
    let seen = min(memory.count(of: exercise.id), count)
    let commandLines = CommandLines(in: context, of: workbook)
    let view = HintView(exercise: exercise, commandLines: commandLines, hasKeys: true)
    showText(view.next(after: seen))
    do {
      try memory.remember(min(seen + 1, count), of: exercise.id)
    } catch {
      say("\(error)")
    }
  }

  private func showText(_ lines: [String]) {
    content = .text(lines)
    offset = nil
    announcements += lines
  }

  private func showSolution() {
    guard let name = entry?.exercise.name else { return }
    guard hasPassed else {
      say("The solution can be seen here once \(name) has passed.")
      return
    }
    call("solution")
  }

  /// Runs a command on the exercise that is shown, on a thread of its own: it may have to wait.
  private func call(_ command: String) {
    guard let shown else { return }
    startThread { [context, events] in
      let text = context.output(of: [command, shown.description])
      events.post(.printed(text, about: shown))
    }
  }

  private func finish(_ job: Int, _ result: Result<[ExerciseID: Verdict], any Error>) {
    progress = nil
    progressText = ProgressText(workbook: workbook)
    switch jobs.end(job, result) {
    case .verdicts(let new, let exercises, let duration):
      learn(new)
      if let shown, exercises.contains(shown) { checked = (Date(), duration) }
      if exercises == shown.map({ [$0] }) { announceVerdict() }
      nameSavedElsewhere(exercises)
      if choosesNext {
        choosesNext = false
        if let next = report.next { show(next.exercise.id) }
      }
    case .error(let message):
      content = .problem(message.lines)
      offset = nil
      announcements += message.lines
      notice = "There is no new verdict: see above."
    case nil:
      break
    }
    jobs.startNext(in: workbook)
  }

  /// Names the verdicts of exercises that were saved beside the one on the screen.
  private func nameSavedElsewhere(_ judged: [ExerciseID]) {
    let ids = savedElsewhere.intersection(judged)
    savedElsewhere.subtract(ids)
    let entries = report.entries.filter { ids.contains($0.exercise.id) }
    guard !entries.isEmpty else { return }
    // Many files at once come from a tool such as git, and the list shows them better.
    guard entries.count <= 3 else {
      return nameAlsoSaved("\(entries.count) other exercises were saved: l lists them.")
    }
    let verdicts = entries.compactMap { entry in
      entry.status.map { "\($0.sign) \(entry.exercise.name): \($0.words)" }
    }
    nameAlsoSaved("Also saved: " + verdicts.joined(separator: ", "))
  }

  private func nameAlsoSaved(_ text: String) {
    alsoSaved = text
    announcements.append(text)
  }

  private func learn(_ new: [ExerciseID: Verdict]) {
    verdicts.merge(new) { _, new in new }
    outdated.subtract(new.keys)
    ReviewSchedule.note(report, in: workbook)
    path = FollowedPath.current(in: workbook)
  }

  private func announceVerdict() {
    guard let entry else { return }
    let style = context.output.style
    let width = min(context.output.width, 100)
    let places = context.places(in: workbook)
    announcements +=
      RunView(entry: entry, style: style, width: width, places: places).lines() + [""]
  }

  private func say(_ text: String) {
    notice = text
    announcements.append(text)
  }

  /// Reads the lessons and the names of the files again. While they cannot be read, or while the
  /// exercise on the screen is not among them, they stay as they were: a folder may have been
  /// moved for a moment.
  private func reload() {
    guard let new = try? context.workbook(),
      shown.map({ id in new.exercisesWithOwn.contains { $0.id == id } }) ?? true
    else { return }
    workbook = new
    path = FollowedPath.current(in: new)
    progressText = ProgressText(workbook: new)
  }
}
