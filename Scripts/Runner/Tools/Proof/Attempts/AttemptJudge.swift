import WorkbookKit

/// Judges attempts as a learner's file is judged, each in a folder of its own.
final class AttemptJudge: Sendable {
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
  /// - Throws: `WorkbookError` if there is no Swift.
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
      toolchain: toolchain.identity,
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

  /// Attempts at any exercises.
  var queue: JudgingQueue<Attempt> {
    JudgingQueue(
      store: store,
      exercise: \.exercise,
      key: { self.key($0) },
      judge: { try self.verdict(on: $0, key: $1) }
    )
  }

  private func verdict(on attempt: Attempt, key: String) throws -> Verdict {
    guard
      let exercise = workbook.exercises.first(where: { $0.id == attempt.exercise.id })?
        .checked(by: attempt.exercise.suiteFile)
    else { throw WorkbookError("There is no exercise \(attempt.exercise.name).") }
    var judge = try judge()
    judge.isOneOfMany = true
    judge.triesAdvice = attempt.isForWords
    // The proof needs only to know that one change goes unnoticed.
    judge.unnoticedLimit = 1
    judge.triesChanges = attempt.triesChanges
    let suites = "\(folder)/\(exercise.id)"
    let place = "\(suites)/\(key)"
    defer { try? Files.remove(place) }
    let typed =
      attempt.isForWords
      ? try judge.verdictOnTypes(of: exercise, text: attempt.text, in: place, cache: suites) : nil
    return try typed
      ?? judge.verdict(
        of: exercise,
        text: attempt.text,
        former: { former(of: attempt) },
        runs: attempt.runs,
        in: place,
        cache: suites
      )
  }

  /// Everything that a verdict depends on.
  private func key(_ attempt: Attempt) -> String {
    keys.key(
      of: attempt.exercise,
      text: attempt.text,
      former: former(of: attempt),
      manner: "attempt \(attempt.runs) \(attempt.triesChanges)"
        + (attempt.isForWords ? " \(wording)" : "")
    )
  }

  /// A file that was begun in this clone says nothing about an attempt.
  private func former(of attempt: Attempt) -> String? {
    workbook.formerSolution(of: attempt.exercise)
  }
}
