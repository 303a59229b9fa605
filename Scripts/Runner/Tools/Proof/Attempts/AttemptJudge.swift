import Foundation
import WorkbookKit

/// Judges many attempts, enough at a time for all cores, and remembers their verdicts.
struct AttemptJudge: Sendable {
  /// A verdict, and the time that it took to find.
  typealias Result = (verdict: Verdict, time: Duration)

  let judge: ExerciseJudge
  let cache: OutcomeCache
  /// The learner's, in the places of whose files attempts are judged.
  let workbook: Workbook
  /// The folder in which attempts are built.
  let folder: String
  let environment: [String: String]

  /// - Parameters:
  ///   - root: The workbook's folder.
  ///   - exercises: All that may be judged.
  ///   - isFresh: Whether verdicts of earlier proofs are forgotten.
  ///   - onBuild: Called while the library is built.
  /// - Throws: The compiler's output, if what all exercises share does not build.
  init(
    root: String,
    exercises: [Exercise],
    environment: [String: String],
    limits: Limits,
    isFresh: Bool,
    onBuild: @escaping @Sendable (BuiltLibrary.Step) -> Void
  ) throws {
    workbook = try Workbook(root: root, source: .chapters)
    self.environment = environment
    folder = workbook.cacheFolder + "/proof"
    cache = OutcomeCache(path: folder + "/outcomes.json", isFresh: isFresh)
    let toolchain = try Toolchain(environment: environment)
    let prepared = try PreparedWorkbook(
      workbook,
      for: exercises,
      toolchain: toolchain,
      onStep: onBuild
    )
    judge = ExerciseJudge(prepared, limits: limits)
  }

  /// Judges attempts at any exercises.
  ///
  /// - Parameter onProgress: Called after every attempt, with the number of those that are done.
  /// - Returns: The results in the order of the attempts.
  /// - Throws: A sentence, if a program cannot be started or a file cannot be written.
  func results(
    of attempts: [Attempt],
    onProgress: @escaping @Sendable (Int) -> Void
  ) throws -> [Result] {
    let keys = attempts.map { key($0) }
    // Equal attempts are judged once.
    let groups = Dictionary(grouping: attempts.indices) { keys[$0] }.values
      .sorted { $0[0] < $1[0] }
    let done = Locked(0)
    defer { cache.save() }
    // One more than there are cores, for some wait: for a test that does not end, for one.
    let found = try concurrently(groups, width: coreCount + 1) { group in
      let result = try result(of: attempts[group[0]], key: keys[group[0]])
      done.withLock { done in
        done += group.count
        onProgress(done)
      }
      return result
    }
    let byKey = Dictionary(uniqueKeysWithValues: zip(groups.map { keys[$0[0]] }, found))
    return keys.compactMap { byKey[$0] }
  }

  private func result(of attempt: Attempt, key: String) throws -> Result {
    guard let exercise = workbook.exercises.first(where: { $0.number == attempt.exercise.number })
    else { throw WorkbookError("There is no exercise \(attempt.exercise.name).") }
    if let known = cache.verdict(key) { return (known, .zero) }
    let start = ContinuousClock.now
    let suites = "\(folder)/\(exercise.id)"
    var judge = judge
    judge.compilesSequentially = true
    // The proof needs only to know that one change goes unnoticed.
    judge.mostUnnoticedChanges = 1
    let verdict = try judge.verdict(
      of: exercise,
      text: attempt.text,
      runs: attempt.runs,
      in: "\(suites)/\(key)",
      cache: suites
    )
    try Files.remove("\(suites)/\(key)")
    cache.remember(verdict, key)
    return (verdict, ContinuousClock.now - start)
  }

  /// Everything that a verdict depends on.
  private func key(_ attempt: Attempt) -> String {
    let exercise = attempt.exercise
    var hash = judge.prepared.hash(for: exercise)
    hash.add(exercise.id)
    hash.add(Files.text(workbook.absolute(exercise.suiteFile)) ?? "missing")
    hash.add(attempt.text)
    hash.add("\(attempt.runs) \(judge.limits.timeout)")
    return hash.description
  }
}

/// The results of earlier proofs, in a file that any proof may lose without harm.
final class OutcomeCache: Sendable {
  private struct Content: Codable {
    var verdicts: [String: Verdict] = [:]
  }

  private struct State {
    var known: [String: Verdict]
    /// The results that this proof used or found: the rest is out of date, and is dropped.
    var used: [String: Verdict] = [:]
  }

  private let path: String
  private let state: Locked<State>

  init(path: String, isFresh: Bool) {
    self.path = path
    let data = isFresh ? nil : Files.data(path)
    let content = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    state = Locked(State(known: content?.verdicts ?? [:]))
  }

  func verdict(_ key: String) -> Verdict? {
    state.withLock { state in
      let verdict = state.known[key]
      if let verdict { state.used[key] = verdict }
      return verdict
    }
  }

  func remember(_ verdict: Verdict, _ key: String) {
    state.withLock { state in
      state.known[key] = verdict
      state.used[key] = verdict
    }
  }

  /// Writes everything that is known; a folder that cannot be written to only means that it is
  /// forgotten.
  func save() {
    let verdicts = state.withLock { $0.known }
    guard let data = try? JSONEncoder().encode(Content(verdicts: verdicts)) else { return }
    try? Files.makeFolder(path.parentFolder)
    try? Files.write(data, to: path)
  }

  /// Drops what this proof neither used nor found, once a whole proof has ended.
  func dropUnused() {
    state.withLock { $0.known = $0.used }
    save()
  }
}
