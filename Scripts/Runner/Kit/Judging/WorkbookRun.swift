/// Finds the verdicts of a workbook: from memory where nothing has changed, and else by building and
/// running.
package struct WorkbookRun: Sendable {
  package struct Options: Sendable {
    package var limits = Limits()
    /// Whether what earlier runs saw may be used.
    package var usesMemory = true
    /// Whether a verdict must come with what the exercise printed.
    package var needsOutput = false
    /// Gives the run up between two builds, or while tests run. A build is never cut off: it takes
    /// a second or two, and what it has done helps the next one.
    package var cancellation: Cancellation?

    package init(
      limits: Limits = Limits(),
      usesMemory: Bool = true,
      needsOutput: Bool = false,
      cancellation: Cancellation? = nil
    ) {
      self.limits = limits
      self.usesMemory = usesMemory
      self.needsOutput = needsOutput
      self.cancellation = cancellation
    }
  }

  package enum Step: Equatable, Sendable {
    /// Another runner works in the same folder.
    case waiting
    /// Something is to be found out; these verdicts are known before anything was built.
    case remembered([ExerciseNumber: Verdict])
    case building(PackageBuild.Progress)
    case leavingOut([ExerciseNumber])
    case testing(chapter: Int)
    case tested(chapter: Int)
  }

  package let workbook: Workbook
  package let environment: [String: String]
  /// The path of this program.
  package let runner: String
  package var options = Options()

  package init(
    workbook: Workbook,
    environment: [String: String],
    runner: String,
    options: Options = Options()
  ) {
    self.workbook = workbook
    self.environment = environment
    self.runner = runner
    self.options = options
  }

  /// - Parameters:
  ///   - wanted: The exercises to judge.
  ///   - onStep: Told what happens; it may be called on any thread, but never twice at once.
  /// - Returns: A verdict for each wanted exercise.
  /// - Throws: A sentence, or the compiler's words, if the workbook itself does not build.
  package func verdicts(
    of wanted: [Exercise],
    onStep: @escaping @Sendable (Step) -> Void
  ) throws -> [ExerciseNumber: Verdict] {
    let toolchain = try Toolchain(environment: environment)
    let keys = self.keys(toolchain)
    let known = remembered(wanted, keys)
    guard wanted.contains(where: { known[$0.number] == nil }) else { return known }
    onStep(.remembered(known))

    var hasWaited = false
    let lock = try WorkbookLock(workbook) {
      hasWaited = true
      onStep(.waiting)
    }
    return try withExtendedLifetime(lock) {
      // Another runner, or an editor, may have changed something while this one waited.
      try judge(wanted, hasWaited ? self.keys(toolchain) : keys, toolchain, onStep)
    }
  }

  /// The verdicts that are known already; nothing is built.
  ///
  /// - Throws: A sentence, if there is no Swift.
  package func known(of exercises: [Exercise]) throws -> [ExerciseNumber: Verdict] {
    remembered(exercises, keys(try Toolchain(environment: environment)))
  }

  private func remembered(
    _ wanted: [Exercise],
    _ keys: [ExerciseNumber: String]
  ) -> [ExerciseNumber: Verdict] {
    let memory = VerdictCache(workbook: workbook)
    var known: [ExerciseNumber: Verdict] = [:]
    for exercise in wanted {
      known[exercise.number] = recall(exercise, memory, keys)
    }
    return known
  }

  private func recall(
    _ exercise: Exercise,
    _ memory: VerdictCache,
    _ keys: [ExerciseNumber: String]
  ) -> Verdict? {
    guard options.usesMemory, let key = keys[exercise.number],
      let verdict = memory.verdict(of: exercise.number, key: key)
    else { return nil }
    let isRunnable = verdict.status != .doesNotCompile
    return options.needsOutput && isRunnable && verdict.output == nil ? nil : verdict
  }

  private func judge(
    _ wanted: [Exercise],
    _ keys: [ExerciseNumber: String],
    _ toolchain: Toolchain,
    _ onStep: @escaping @Sendable (Step) -> Void
  ) throws -> [ExerciseNumber: Verdict] {
    try options.cancellation?.check()
    var memory = VerdictCache(workbook: workbook)
    var verdicts: [ExerciseNumber: Verdict] = [:]
    for exercise in wanted { verdicts[exercise.number] = recall(exercise, memory, keys) }

    let blame = Blame(workbook: workbook, edited: edited())
    let (leftOut, missing) = notToBuild(memory, keys)
    let builder = Builder(
      build: PackageBuild(
        workbook: workbook,
        toolchain: toolchain,
        environment: environment,
        cancellation: options.cancellation
      ),
      blame: blame
    )
    let needed = wanted.map { $0.number }.filter { verdicts[$0] == nil }
    let errors = try builder.run(for: Set(needed), excluding: leftOut) { step in
      switch step {
      case .building(.waiting): onStep(.waiting)
      case .building(.progress(let progress)): onStep(.building(progress))
      case .leavingOut(let numbers): onStep(.leavingOut(numbers))
      }
    }
    let broken = errors.mapValues { Verdict(status: .doesNotCompile, diagnostics: $0) }
    verdicts.merge(broken) { _, new in new }
    verdicts.merge(missing) { _, new in new }

    let unknown = wanted.filter { verdicts[$0.number] == nil }
    let seen = try test(unknown, toolchain, onStep)
    verdicts.merge(seen) { _, new in new }

    // What somebody saved meanwhile is not what was built and tested.
    let judged = broken.merging(seen) { _, new in new }
    let keysAfter = self.keys(toolchain, of: Set(judged.keys.map { $0.chapter }))
    for (number, verdict) in judged {
      guard let key = keys[number], key == keysAfter[number],
        !blame.concernsOthers(verdict.diagnostics, than: number)
      else { continue }
      memory.remember(verdict, of: number, key: key)
    }
    memory.save()
    return verdicts
  }

  private func test(
    _ exercises: [Exercise],
    _ toolchain: Toolchain,
    _ onStep: @escaping @Sendable (Step) -> Void
  ) throws -> [ExerciseNumber: Verdict] {
    guard !exercises.isEmpty else { return [:] }
    let program = try TestProgram(
      root: workbook.root,
      toolchain: toolchain,
      environment: environment
    )
    let runner = TestRunner(
      program: program,
      workbook: workbook,
      cancellation: options.cancellation
    )
    return try runner.verdicts(of: exercises, limits: options.limits, onStep: onStep)
  }

  /// - Parameter chapters: The numbers of those to look at; all of them if nil.
  private func keys(
    _ toolchain: Toolchain,
    of chapters: Set<Int>? = nil
  ) -> [ExerciseNumber: String] {
    let keys = VerdictKeys(
      workbook: workbook,
      toolchain: toolchain.identity,
      runner: runner,
      limits: options.limits
    )
    let wanted = workbook.chapters.filter { chapters?.contains($0.number) ?? true }
    return wanted.reduce(into: [:]) { result, chapter in
      result.merge(keys.keys(in: chapter)) { first, _ in first }
    }
  }

  /// Exercises that cannot be built: those known not to compile, and those whose file is gone.
  private func notToBuild(
    _ memory: VerdictCache,
    _ keys: [ExerciseNumber: String]
  ) -> (all: Set<ExerciseNumber>, missing: [ExerciseNumber: Verdict]) {
    var all: Set<ExerciseNumber> = []
    var missing: [ExerciseNumber: Verdict] = [:]
    for exercise in workbook.exercises {
      if let problem = exercise.fileProblem(in: workbook) {
        missing[exercise.number] = Verdict(status: .doesNotCompile, notes: [problem])
        all.insert(exercise.number)
      } else if options.usesMemory,
        memory.verdict(of: exercise.number, key: keys[exercise.number])?.status == .doesNotCompile
      {
        all.insert(exercise.number)
      }
    }
    return (all, missing)
  }

  private func edited() -> Set<ExerciseNumber> {
    Set(
      workbook.exercises.filter { !StarterComparison.isUntouched($0, in: workbook) }.map {
        $0.number
      }
    )
  }
}
