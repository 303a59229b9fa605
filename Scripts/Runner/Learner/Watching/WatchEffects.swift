import Foundation
import WorkbookKit

/// Does the work that follows from events, and reports it as further events.
final class WatchEffects {
  private let context: Context
  private let options: WorkbookRun.Options
  private let events: WatchEvents
  private let display: WatchDisplay
  /// That of the check that runs, and its number.
  private var running: (job: Int, cancellation: Cancellation)?

  init(
    context: Context,
    options: WorkbookRun.Options,
    events: WatchEvents,
    display: WatchDisplay
  ) {
    self.context = context
    self.options = options
    self.events = events
    self.display = display
  }

  func run(_ effect: WatchEffect) {
    switch effect {
    case .check(let job, let workbook): check(job, workbook)
    case .cancel(let job): if running?.job == job { running?.cancellation.cancel() }
    case .call(let words, let id): call(words, id)
    case .hint(let exercise, let workbook): showHint(exercise, workbook)
    case .start(let program, let workbook):
      let problem = program.start(in: workbook, context.environment, lend: display.lend)
      if let problem { events.post(.failed(problem)) }
    case .readPath(let workbook): events.post(.pathRead(.current(in: workbook)))
    case .note(let report, let workbook): ReviewSchedule.note(report, in: workbook)
    case .announce(let announcement): announce(announcement)
    }
  }

  private func check(_ job: CheckingQueue.Job, _ workbook: Workbook) {
    let cancellation = Cancellation()
    running = (job.number, cancellation)
    var options = options
    options.cancellation = cancellation
    options.isDetailed = job.isDetailed
    options.usesCache = options.usesCache && !job.isFresh
    let exercises = workbook.exercisesWithOwn.filter { job.exercises.contains($0.id) }
    let run = WorkbookRun(workbook: workbook, environment: context.environment, options: options)
    startThread { [events] in
      let result = Result {
        try run.verdicts(of: exercises) { events.post(.step(job: job.number, $0)) }
      }
      events.post(.finished(job: job.number, result, at: Date()))
    }
  }

  /// Runs a command on a thread of its own: it may have to wait.
  private func call(_ words: [String], _ id: ExerciseID) {
    startThread { [context, events] in
      let text = context.output(of: words + [id.description])
      events.post(.printed(text.lines, about: id))
    }
  }

  private func showHint(_ exercise: Exercise, _ workbook: Workbook) {
    var memory = HintProgress(workbook: workbook)
    let count = exercise.section.hints.count
    let seen = min(memory.count(of: exercise), count)
    let commandLines = CommandLines(in: context, of: workbook)
    let view = HintView(exercise: exercise, commandLines: commandLines, hasKeys: true)
    events.post(.printed(view.next(after: seen), about: exercise.id))
    if seen + 1 >= count { events.post(.hintsRead(of: exercise.id)) }
    do {
      try memory.remember(min(seen + 1, count), of: exercise)
    } catch {
      events.post(.failed("\(error)"))
    }
  }

  private func announce(_ announcement: WatchEffect.Announcement) {
    let style = context.output.style
    switch announcement {
    case .lines(let lines): display.announce(lines)
    case .list(let report):
      display.announce(ListView(report: report, style: style, width: nil).lines())
    case .verdict(let entry, let workbook):
      let view = RunView(
        entry: entry,
        style: style,
        width: min(context.output.width, 100),
        places: context.places(in: workbook),
        stopPlace: StopPlace(of: entry.exercise, in: workbook),
        showsFirstProblem: true
      )
      display.announce(view.lines() + [""])
    }
  }
}
