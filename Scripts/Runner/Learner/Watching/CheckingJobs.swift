import Foundation
import WorkbookKit

/// The runs that the watcher has in the background, one at a time.
///
/// The exercise on the screen goes before all others. When it is saved again, its running check is
/// cancelled, because the verdict would be out of date.
final class CheckingJobs {
  private struct Job {
    var number: Int
    var exercises: [ExerciseID]
    var cancellation: Cancellation
    var start = ContinuousClock.now
  }

  /// The verdicts of a job, or why there are none.
  enum JobResult {
    case verdicts([ExerciseID: Verdict], of: [ExerciseID], after: Duration)
    case error(String)
  }

  private let context: Context
  private let options: WorkbookRun.Options
  private let events: WatchEvents
  private var job: Job?
  private var count = 0
  private var first: (exercise: ExerciseID, isFresh: Bool, since: ContinuousClock.Instant)?
  private var others: Set<ExerciseID> = []

  init(context: Context, options: WorkbookRun.Options, events: WatchEvents) {
    self.context = context
    self.options = options
    self.events = events
  }

  /// The time for which the current wait for an exercise has lasted, or for any job if it is nil;
  /// nil if there is nothing to wait for.
  func waiting(for exercise: ExerciseID?) -> Duration? {
    if let first, first.exercise == exercise { return ContinuousClock.now - first.since }
    guard let job, exercise.map({ job.exercises == [$0] }) ?? true else { return nil }
    return ContinuousClock.now - job.start
  }

  func isCurrent(_ number: Int) -> Bool {
    job?.number == number && job?.cancellation.isCancelled == false
  }

  /// Asks for an exercise at once.
  ///
  /// - Parameters:
  ///   - isFresh: Whether it is to be run even if its verdict is known.
  ///   - since: When the person began to wait.
  func want(_ exercise: ExerciseID, isFresh: Bool = false, since: ContinuousClock.Instant) {
    if let first, first.exercise != exercise { others.insert(first.exercise) }
    first = (exercise, isFresh || first?.exercise == exercise && first?.isFresh == true, since)
    cancelAndRequeue()
  }

  /// Asks for exercises that are not on the screen.
  func wantLater(_ exercises: some Sequence<ExerciseID>) {
    others.formUnion(exercises)
    // A verdict of a file that has changed since is of no use.
    if let job, !others.isDisjoint(with: job.exercises) { cancelAndRequeue() }
  }

  /// Begins the next job, unless one runs or there is nothing to do.
  func startNext(in workbook: Workbook) {
    guard job == nil else { return }
    let cancellation = Cancellation()
    var options = options
    options.cancellation = cancellation
    var start = ContinuousClock.now
    let wanted: [ExerciseID]
    if let first {
      wanted = [first.exercise]
      options.isDetailed = true
      options.usesCache = options.usesCache && !first.isFresh
      start = first.since
      others.remove(first.exercise)
      self.first = nil
    } else {
      wanted = others.sorted()
      others = []
    }
    let exercises = workbook.exercisesWithOwn.filter { wanted.contains($0.id) }
    guard !exercises.isEmpty else { return }
    count += 1
    job = Job(
      number: count,
      exercises: exercises.map { $0.id },
      cancellation: cancellation,
      start: start
    )
    let run = WorkbookRun(
      workbook: workbook,
      environment: context.environment,
      options: options
    )
    startThread { [events, count] in
      let result = Result {
        try run.verdicts(of: exercises) { events.post(.step(job: count, $0)) }
      }
      events.post(.finished(job: count, result))
    }
  }

  /// Takes the result of a job; nil if it was cancelled.
  func end(_ number: Int, _ result: Result<[ExerciseID: Verdict], any Error>) -> JobResult? {
    guard let job, job.number == number else { return nil }
    self.job = nil
    guard !job.cancellation.isCancelled else { return nil }
    switch result {
    case .success(let verdicts):
      return .verdicts(verdicts, of: job.exercises, after: ContinuousClock.now - job.start)
    case .failure(let error as WorkbookError):
      return .error(error.message)
    case .failure(let error):
      return .error("\(error)")
    }
  }

  /// Cancels the job. Its exercises are checked later, after the one that is wanted first.
  private func cancelAndRequeue() {
    guard let job, !job.cancellation.isCancelled else { return }
    job.cancellation.cancel()
    others.formUnion(job.exercises.filter { $0 != first?.exercise })
  }
}
