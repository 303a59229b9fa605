import Foundation

/// Finds the verdicts of a workbook: from the cache where nothing has changed, and else by building
/// and running each exercise by itself.
package struct WorkbookRun: Sendable {
  package struct Options: Sendable {
    package var limits = Limits()
    /// Whether verdicts of earlier runs may be used.
    package var usesCache = true
    /// Whether verdicts are shown in full: with what an exercise printed, and with the checks of an
    /// exercise that the learner has not begun. Otherwise those are known from their text alone.
    package var isDetailed = false
    /// Gives the run up.
    package var cancellation: Cancellation?

    package init(limits: Limits = Limits()) {
      self.limits = limits
    }
  }

  package enum Step: Equatable, Sendable {
    /// Another runner works in the same folder.
    case waiting
    /// Something is to be found out; these verdicts are known before anything was built.
    case known([ExerciseID: Verdict])
    /// The library is built.
    case buildingLibrary(BuildProgress)
    /// The shared files of these chapters are compiled.
    case preparing(chapters: [Int])
    case judging(ExerciseID)
    /// So many small changes of a project, of all that are tried, have been judged.
    case triedChanges(ExerciseID, done: Int, of: Int)
    case judged(ExerciseID)

    init(_ step: BuiltLibrary.Step) {
      switch step {
      case .waiting: self = .waiting
      case .progress(let progress): self = .buildingLibrary(progress)
      }
    }
  }

  package let workbook: Workbook
  package let environment: [String: String]
  package var options = Options()

  package init(
    workbook: Workbook,
    environment: [String: String],
    options: Options = Options()
  ) {
    self.workbook = workbook
    self.environment = environment
    self.options = options
  }

  /// - Parameters:
  ///   - exercises: The exercises to judge.
  ///   - onStep: Called when something begins or ends; on any thread, but never twice at once.
  /// - Returns: A verdict for each exercise.
  /// - Throws: `WorkbookError`, or the compiler's output, if the workbook itself does not build.
  package func verdicts(
    of exercises: [Exercise],
    onStep: @escaping @Sendable (Step) -> Void
  ) throws -> [ExerciseID: Verdict] {
    var verdicts = try verdictsOnFiles(of: exercises, onStep)
    for exercise in exercises {
      verdicts[exercise.id]?.notes += FileCopy.notes(of: exercise, in: workbook)
    }
    return verdicts
  }

  private func verdictsOnFiles(
    of exercises: [Exercise],
    _ onStep: @escaping @Sendable (Step) -> Void
  ) throws -> [ExerciseID: Verdict] {
    let toolchain = try Toolchain(environment: environment, cancellation: options.cancellation)
    let keysBefore = keys(exercises, toolchain)
    let known = cached(exercises, keysBefore)
    guard exercises.contains(where: { known[$0.id] == nil }) else { return known }
    onStep(.known(known))

    var hasWaited = false
    let lock = try WorkbookLock(workbook) {
      hasWaited = true
      onStep(.waiting)
    }
    return try withExtendedLifetime(lock) {
      // Another runner, or an editor, may have changed something while this one waited.
      let keys = hasWaited ? keys(exercises, toolchain) : keysBefore
      var verdicts = hasWaited ? cached(exercises, keys) : known
      let unknown = exercises.filter { verdicts[$0.id] == nil }
      let judged = try judge(unknown, toolchain, onStep)
      remember(judged, of: unknown, keys, toolchain)
      verdicts.merge(judged) { _, new in new }
      return verdicts
    }
  }

  /// The verdicts that are known already; nothing is built.
  ///
  /// - Throws: `WorkbookError` if there is no Swift.
  package func known(of exercises: [Exercise]) throws -> [ExerciseID: Verdict] {
    cached(exercises, keys(exercises, try Toolchain(environment: environment)))
  }

  private func cached(
    _ exercises: [Exercise],
    _ keys: [ExerciseID: String]
  ) -> [ExerciseID: Verdict] {
    let store = VerdictStore(of: workbook)
    var known: [ExerciseID: Verdict] = [:]
    for exercise in exercises {
      if let problem = exercise.fileProblem(in: workbook) {
        known[exercise.id] = Verdict(status: .doesNotCompile, notes: [problem])
      } else if let waiting = waiting(exercise) {
        known[exercise.id] = waiting
      } else if !options.isDetailed, StarterComparison.isUntouched(exercise, in: workbook) {
        known[exercise.id] = Verdict(status: .notStarted)
      } else if options.usesCache, let key = keys[exercise.id],
        let verdict = store.verdict(of: exercise.id.description, key: key),
        !options.isDetailed || verdict.status == .doesNotCompile || verdict.output != nil
      {
        known[exercise.id] = verdict
      }
    }
    return known
  }

  /// The verdict on an exercise that begins with an empty file and still says so.
  private func waiting(_ exercise: Exercise) -> Verdict? {
    exercise.beginNote(in: workbook).map { Verdict(status: .notStarted, notes: [$0]) }
  }

  private func judge(
    _ exercises: [Exercise],
    _ toolchain: Toolchain,
    _ onStep: @escaping @Sendable (Step) -> Void
  ) throws -> [ExerciseID: Verdict] {
    guard !exercises.isEmpty else { return [:] }
    let earlier = exercises.flatMap { begunStages(before: $0).map(\.stage) }
    let prepared = try PreparedWorkbook.prepare(
      workbook,
      for: exercises + earlier,
      toolchain: toolchain,
      onStep: { onStep(Step($0)) },
      onSupport: { onStep(.preparing(chapters: $0)) }
    )
    let judge = ExerciseJudge(prepared, limits: options.limits)
    let reporting = Locked(onStep)
    let verdicts = try concurrently(exercises) { exercise in
      reporting.withLock { $0(.judging(exercise.id)) }
      let folder = "\(workbook.cacheFolder)/exercises/\(exercise.id)"
      let verdict = try judge.verdict(
        of: exercise,
        former: { try former(of: exercise, judge, toolchain) },
        in: folder,
        cache: folder,
        onTried: { done, all in
          reporting.withLock { $0(.triedChanges(exercise.id, done: done, of: all)) }
        }
      )
      reporting.withLock { $0(.judged(exercise.id)) }
      return verdict
    }
    return Dictionary(zip(exercises.map { $0.id }, verdicts), uniquingKeysWith: { $1 })
  }

  private func begunStages(before exercise: Exercise) -> [(stage: Exercise, text: String)] {
    workbook.begunStages(before: exercise) { $0.text(in: workbook) }
  }

  /// The feature that a project goes on from: lines of a stage that does not pass were never judged, so
  /// they are new.
  private func former(
    of exercise: Exercise,
    _ judge: ExerciseJudge,
    _ toolchain: Toolchain
  ) throws -> String? {
    guard workbook.source == .chapters else { return workbook.formerSolution(of: exercise) }
    let store = VerdictStore(of: workbook)
    for (stage, text) in begunStages(before: exercise) {
      let known = keys([stage], toolchain)[stage.id]
        .flatMap { store.verdict(of: stage.id.description, key: $0) }
      // Another thread may judge the same stage in its own folder.
      let folder = "\(workbook.cacheFolder)/exercises/\(exercise.id)/before"
      let verdict =
        try known
        ?? judge.verdict(
          of: stage,
          former: { try former(of: stage, judge, toolchain) },
          in: folder,
          cache: "\(workbook.cacheFolder)/exercises/\(stage.id)"
        )
      if verdict.status == .passed { return Project.parts(of: text).feature }
    }
    return nil
  }

  private func remember(
    _ verdicts: [ExerciseID: Verdict],
    of exercises: [Exercise],
    _ keys: [ExerciseID: String],
    _ toolchain: Toolchain
  ) {
    let store = VerdictStore(of: workbook)
    // A file that was saved while it was judged is not what the verdict is about.
    let keysAfter = self.keys(exercises, toolchain)
    for exercise in exercises {
      let id = exercise.id
      if let verdict = verdicts[id], let key = keys[id], key == keysAfter[id] {
        store.remember(verdict, of: id.description, key: key)
      }
    }
    store.save()
  }

  private func keys(
    _ exercises: [Exercise],
    _ toolchain: Toolchain
  ) -> [ExerciseID: String] {
    let keys = VerdictKeys(
      workbook: workbook,
      exercises: exercises,
      toolchain: toolchain.identity,
      limits: options.limits
    )
    return Dictionary(exercises.map { ($0.id, keys.key(of: $0)) }, uniquingKeysWith: { $1 })
  }
}
