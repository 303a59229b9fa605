import WorkbookKit

/// The checks that the watcher wants, of which one runs at a time.
///
/// The exercise on the screen goes before all others. When it is saved again, its running check is
/// cancelled, because the verdict would be out of date.
struct CheckingQueue: Equatable {
  struct Job: Equatable, Sendable {
    var number: Int
    var exercises: [ExerciseID]
    /// Whether it is for the exercise on the screen.
    var isDetailed = false
    /// Whether the exercise is to be run even if its verdict is known.
    var isFresh = false
    /// When the person began to wait.
    var start: ContinuousClock.Instant
  }

  private struct Wish: Equatable {
    var exercise: ExerciseID
    var isFresh: Bool
    var since: ContinuousClock.Instant
  }

  private(set) var job: Job?
  /// Whether the running job was given up.
  private(set) var isCancelled = false
  private var count = 0
  private var first: Wish?
  private var others: Set<ExerciseID> = []

  /// The time for which the current wait for an exercise has lasted, or for any job if it is nil;
  /// nil if there is nothing to wait for.
  func waiting(for exercise: ExerciseID?, at now: ContinuousClock.Instant) -> Duration? {
    if let first, first.exercise == exercise { return now - first.since }
    guard let job, exercise.map({ job.exercises == [$0] }) ?? true else { return nil }
    return now - job.start
  }

  func isCurrent(_ number: Int) -> Bool { job?.number == number && !isCancelled }

  /// Asks for an exercise at once.
  ///
  /// - Returns: The number of the job that is to be cancelled; nil if none is.
  mutating func want(
    _ exercise: ExerciseID,
    isFresh: Bool,
    since: ContinuousClock.Instant
  ) -> Int? {
    if let first, first.exercise != exercise { others.insert(first.exercise) }
    let wasFresh = first?.exercise == exercise && first?.isFresh == true
    first = Wish(exercise: exercise, isFresh: isFresh || wasFresh, since: since)
    return cancelAndRequeue()
  }

  /// Asks for exercises that are not on the screen.
  ///
  /// - Returns: The number of the job that is to be cancelled; nil if none is.
  mutating func wantLater(_ exercises: some Sequence<ExerciseID>) -> Int? {
    others.formUnion(exercises)
    // A verdict of a file that has changed since is of no use.
    guard let job, !others.isDisjoint(with: job.exercises) else { return nil }
    return cancelAndRequeue()
  }

  /// Begins the next job; nil if one runs, or if there is nothing to do.
  ///
  /// - Parameter known: The exercises that the workbook has, in their order.
  mutating func next(of known: [ExerciseID], at now: ContinuousClock.Instant) -> Job? {
    guard job == nil else { return nil }
    var new = Job(number: count + 1, exercises: [], start: now)
    if let first {
      new.exercises = [first.exercise]
      new.isDetailed = true
      new.isFresh = first.isFresh
      new.start = first.since
      others.remove(first.exercise)
      self.first = nil
    } else {
      new.exercises = others.sorted()
      others = []
    }
    new.exercises = known.filter { new.exercises.contains($0) }
    guard !new.exercises.isEmpty else { return nil }
    count += 1
    isCancelled = false
    job = new
    return new
  }

  /// Takes the running job off, which has ended; nil if it was cancelled.
  mutating func end(_ number: Int) -> Job? {
    guard let ended = job, ended.number == number else { return nil }
    job = nil
    return isCancelled ? nil : ended
  }

  /// Cancels the job. Its exercises are checked later, after the one that is wanted first.
  private mutating func cancelAndRequeue() -> Int? {
    guard let job, !isCancelled else { return nil }
    isCancelled = true
    others.formUnion(job.exercises.filter { $0 != first?.exercise })
    return job.number
  }
}
