/// Runs the suites of a chapter and finds a verdict for each exercise, whatever the exercises do.
///
/// All run together in one process, which is fast. If that process does not come to its end in the
/// ordinary way, every exercise that it left without a result runs again in a process of its own.
package struct ChapterRun: Sendable {
  package let chapter: Chapter
  /// Those to run.
  package let exercises: [Exercise]
  package let runner: TestRunner
  package let limits: Limits
  /// Whether every check is to have a result. Without it, a check that failed settles its exercise,
  /// and what became of the others is not found out.
  package var isThorough = true

  package func verdicts() throws -> [ExerciseNumber: Verdict] {
    if exercises.count == 1 {
      return [exercises[0].number: try isolated(exercises[0])]
    }
    let filters = exercises.map { TestFilter.exercise($0.number, in: chapter) }
    let run = try runner.run(
      filters: filters,
      silence: limits.suspicion,
      deadline: limits.deadline
    )
    var verdicts: [ExerciseNumber: Verdict] = [:]
    for exercise in exercises {
      verdicts[exercise.number] = verdict(of: exercise, in: run)
    }
    // Whoever is not done may be the culprit or a victim.
    let undone = exercises.filter {
      guard let verdict = verdicts[$0.number] else { return true }
      return !run.strayIssues.isEmpty && (isThorough || verdict.status == .passed)
    }
    var foundCulprit = false
    for exercise in undone {
      let verdict = try isolated(exercise)
      verdicts[exercise.number] = verdict
      foundCulprit = foundCulprit || verdict.status.isAbnormal || !verdict.notes.isEmpty
    }
    // It was one whose tests had all ended, then, and something it left behind did the harm.
    if !run.isComplete && !foundCulprit {
      for exercise in exercises where !undone.contains(where: { $0.number == exercise.number }) {
        guard isThorough || verdicts[exercise.number]?.status == .passed else { continue }
        verdicts[exercise.number] = try isolated(exercise)
      }
    }
    return verdicts
  }

  private func isolated(_ exercise: Exercise) throws -> Verdict {
    try IsolatedRun(
      exercise: exercise,
      chapter: chapter,
      runner: runner,
      limits: limits,
      isThorough: isThorough
    )
    .verdict()
  }

  /// The verdict that a run of several exercises allows; nil if one of the exercise's tests has no
  /// result, or none was announced.
  private func verdict(of exercise: Exercise, in run: TestRun) -> Verdict? {
    let tests = run.tests.filter { $0.exercise == exercise.number }
    guard !tests.isEmpty else { return nil }
    let isSettled = tests.allSatisfy { run.isSettled($0.id) }
    guard isSettled || !isThorough && tests.contains(where: { run.failed.contains($0.id) }) else {
      return nil
    }
    var collector = CheckCollector(suiteFile: exercise.suiteFile)
    collector.take(run, of: exercise.number)
    return collector.verdict()
  }
}

extension TestRunner {
  /// The verdicts on exercises of any chapters, two chapters at a time.
  ///
  /// - Parameter onStep: Told which chapters run; never twice at once.
  package func verdicts(
    of exercises: [Exercise],
    limits: Limits,
    isThorough: Bool = true,
    onStep: @escaping @Sendable (WorkbookRun.Step) -> Void = { _ in }
  ) throws -> [ExerciseNumber: Verdict] {
    let runs = workbook.chapters.compactMap { chapter -> ChapterRun? in
      let own = exercises.filter { $0.number.chapter == chapter.number }
      guard !own.isEmpty else { return nil }
      return ChapterRun(
        chapter: chapter,
        exercises: own,
        runner: self,
        limits: limits,
        isThorough: isThorough
      )
    }
    let telling = Locked(onStep)
    let results = try concurrently(runs, width: 2) { run in
      telling.withLock { $0(.testing(chapter: run.chapter.number)) }
      let verdicts = try run.verdicts()
      telling.withLock { $0(.tested(chapter: run.chapter.number)) }
      return verdicts
    }
    return results.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}

extension Verdict.Status {
  /// Whether the process did not come to its end in the ordinary way.
  var isAbnormal: Bool {
    self == .crashed || self == .timedOut || self == .endedEarly
  }
}
