import WorkbookKit

/// Judges many things, enough at a time for all cores, and remembers their verdicts: what the store
/// knows is not judged again, and of equal ones one is judged.
struct JudgingQueue<Job: Sendable>: Sendable {
  /// A verdict, and the time that it took to find.
  typealias Result = (verdict: Verdict, time: Duration)

  let store: VerdictStore
  let exercise: @Sendable (Job) -> Exercise
  /// Everything that a verdict depends on.
  let key: @Sendable (Job) -> String
  let judge: @Sendable (Job, _ key: String) throws -> Verdict

  /// - Parameter onProgress: Called after every verdict, with the number of those that are there.
  /// - Returns: The results in the order of the jobs.
  /// - Throws: `WorkbookError` if a program cannot be started, a file cannot be written, or the
  ///   machine could not judge something.
  func results(
    of jobs: [Job],
    onProgress: @escaping @Sendable (Int) -> Void
  ) throws -> [Result] {
    let keys = jobs.map(key)
    let groups = Dictionary(grouping: jobs.indices) { keys[$0] }.values.sorted { $0[0] < $1[0] }
    let done = Locked(0)
    defer { store.save() }
    // One more than there are cores, for some wait: for a test that does not end, for one.
    let found = try concurrently(groups, width: coreCount + 1) { group in
      let result = try result(of: jobs[group[0]], key: keys[group[0]])
      let isLong = done.withLock { done in
        let before = done
        done += group.count
        onProgress(done)
        return before / 100 < done / 100
      }
      // A proof that is stopped goes on where it was.
      if isLong { store.save() }
      return result
    }
    let byKey = Dictionary(uniqueKeysWithValues: zip(groups.map { keys[$0[0]] }, found))
    return keys.compactMap { byKey[$0] }
  }

  private func result(of job: Job, key: String) throws -> Result {
    let exercise = exercise(job)
    let id = exercise.id.description
    if let known = store.verdict(of: id, key: key) { return (known, .zero) }
    let start = ContinuousClock.now
    let verdict = try judge(job, key)
    if verdict.status == .notJudged { throw WorkbookError(exercise.name + ": " + verdict.notes[0]) }
    store.remember(verdict, of: id, key: key)
    return (verdict, ContinuousClock.now - start)
  }
}
