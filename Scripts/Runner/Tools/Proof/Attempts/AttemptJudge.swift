import Foundation
import WorkbookKit

/// Judges many attempts, enough at a time for all cores, and remembers their verdicts.
final class AttemptJudge: Sendable {
  /// A verdict, and the time that it took to find.
  typealias Result = (verdict: Verdict, time: Duration)

  let store: VerdictStore
  let keys: VerdictKeys
  /// The learner's, in the places of whose files attempts are judged.
  let workbook: Workbook
  /// The folder in which attempts are built.
  let folder: String
  let environment: [String: String]
  /// The fingerprint of what explanations are made of.
  private let wording: String
  private let exercises: [Exercise]
  private let limits: Limits
  private let toolchain: Toolchain
  private let onBuild: @Sendable (BuiltLibrary.Step) -> Void
  private let prepared = Locked<ExerciseJudge?>(nil)

  /// - Parameters:
  ///   - root: The workbook's folder.
  ///   - exercises: All that may be judged.
  ///   - isFresh: Whether verdicts of earlier proofs are forgotten.
  ///   - onBuild: Called while the library is built.
  /// - Throws: A sentence, if there is no Swift.
  init(
    root: String,
    exercises: [Exercise],
    environment: [String: String],
    limits: Limits,
    isFresh: Bool,
    onBuild: @escaping @Sendable (BuiltLibrary.Step) -> Void
  ) throws {
    workbook = try Workbook(root: root, source: .chapters)
    toolchain = try Toolchain(environment: environment)
    folder = workbook.cacheFolder + "/proof"
    store = VerdictStore(of: workbook, environment: environment, isFresh: isFresh)
    keys = VerdictKeys(
      workbook: workbook,
      exercises: exercises,
      toolchain: toolchain,
      limits: limits,
      ignoresComments: true
    )
    var wording = ContentHash(of: SourceDigest.explaining(of: root))
    for page in [MessagePage.file, OlderSpellings.file] {
      wording.add(Files.text(workbook.absolute(page)) ?? "missing")
    }
    self.wording = wording.description
    self.environment = environment
    self.exercises = exercises
    self.limits = limits
    self.onBuild = onBuild
  }

  /// The judge, with the library and all that exercises share. They are built when something is to be
  /// judged for the first time.
  ///
  /// - Throws: The compiler's output, if what all exercises share does not build.
  func judge() throws -> ExerciseJudge {
    try prepared.withLock { prepared in
      if let judge = prepared { return judge }
      let workbook = try PreparedWorkbook.prepare(
        workbook,
        for: exercises,
        toolchain: toolchain,
        onStep: onBuild
      )
      let judge = ExerciseJudge(workbook, limits: limits)
      prepared = judge
      return judge
    }
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
    defer { store.save() }
    // One more than there are cores, for some wait: for a test that does not end, for one.
    let found = try concurrently(groups, width: coreCount + 1) { group in
      let result = try self.result(of: attempts[group[0]], key: keys[group[0]])
      let isLong = done.withLock { done in
        let before = done
        done += group.count
        onProgress(done)
        return before / 100 < done / 100
      }
      // A proof that is stopped goes on where it was.
      if isLong { self.store.save() }
      return result
    }
    let byKey = Dictionary(uniqueKeysWithValues: zip(groups.map { keys[$0[0]] }, found))
    return keys.compactMap { byKey[$0] }
  }

  private func result(of attempt: Attempt, key: String) throws -> Result {
    guard
      let exercise = workbook.exercises.first(where: { $0.id == attempt.exercise.id })?
        .checked(by: attempt.exercise.suiteFile)
    else { throw WorkbookError("There is no exercise \(attempt.exercise.name).") }
    if let known = store.verdict(of: exercise.id.description, key: key) { return (known, .zero) }
    var judge = try judge()
    let start = ContinuousClock.now
    let suites = "\(folder)/\(exercise.id)"
    judge.isOneOfMany = true
    judge.triesAdvice = attempt.isForWords
    // The proof needs only to know that one change goes unnoticed.
    judge.unnoticedLimit = 1
    judge.triesChanges = attempt.triesChanges
    let typed =
      attempt.isForWords
      ? try judge.verdictOnTypes(
        of: exercise,
        text: attempt.text,
        in: "\(suites)/\(key)",
        cache: suites
      ) : nil
    let verdict =
      try typed
      ?? judge.verdict(
        of: exercise,
        text: attempt.text,
        former: { former(of: attempt) },
        runs: attempt.runs,
        in: "\(suites)/\(key)",
        cache: suites
      )
    try Files.remove("\(suites)/\(key)")
    if verdict.status == .notJudged { throw WorkbookError(exercise.name + ": " + verdict.notes[0]) }
    store.remember(verdict, of: exercise.id.description, key: key)
    return (verdict, ContinuousClock.now - start)
  }

  /// Everything that a verdict depends on.
  private func key(_ attempt: Attempt) -> String {
    keys.key(
      of: attempt.exercise,
      text: attempt.text,
      former: former(of: attempt),
      manner: "attempt \(attempt.runs) \(attempt.exercise.isProject && attempt.triesChanges)"
        + (attempt.isForWords ? " \(wording)" : "")
    )
  }

  /// A file that was begun in this clone says nothing about an attempt.
  private func former(of attempt: Attempt) -> String? {
    workbook.formerSolution(of: attempt.exercise)
  }
}
