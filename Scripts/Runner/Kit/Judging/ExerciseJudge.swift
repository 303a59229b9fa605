import Foundation

/// Judges single exercises: builds the program of each, runs its checks, and finds the verdict.
///
/// It may be used by several threads at once, for different folders.
package struct ExerciseJudge: Sendable {
  /// With the chapters that these exercises belong to.
  package let prepared: PreparedWorkbook
  package let limits: Limits
  /// Whether every check must have a result; without it, one that fails is enough.
  package var isThorough = true
  /// Whether each build makes one call of the compiler at a time, because others are built meanwhile.
  package var isOneOfMany = false
  /// Whether advice is tried before it is given.
  package var triesAdvice = true
  /// Whether small changes of a project, and the faults of a review, are tried.
  package var triesChanges = true
  /// The number of small changes unnoticed by a learner's tests that are enough.
  package var unnoticedLimit = ChangeCheck.shownLimit
  /// Each call of the compiler is given up after this time.
  package var buildDeadline: Duration
  /// The way in which programs are built and run that are not trusted; nil for a learner's own.
  package var isolation: Isolation?

  /// The way of an instructor's machine with programs of other people.
  package struct Isolation: Sendable {
    /// The object with the entry of each program.
    let entry: String
    /// The words before each call of the compiler, such as a program that limits it.
    let launcher: [String]
    /// Runs a program, but for the tests that a regular expression names.
    let runner: @Sendable (_ program: String, _ ownTests: String?) -> any TestRunning

    package init(
      entry: String,
      launcher: [String],
      runner: @escaping @Sendable (_ program: String, _ ownTests: String?) -> any TestRunning
    ) {
      self.entry = entry
      self.launcher = launcher
      self.runner = runner
    }
  }

  package init(_ prepared: PreparedWorkbook, limits: Limits) {
    self.prepared = prepared
    self.limits = limits
    buildDeadline = max(.seconds(60), limits.timeout * 6)
  }

  private var workbook: Workbook { prepared.workbook }

  /// The build of an exercise, not yet run.
  ///
  /// - Parameters:
  ///   - exercise: It must be of a chapter that was prepared.
  ///   - text: The text to judge; the exercise's file, if nil.
  ///   - folder: Where the program is built; two calls at a time need two folders.
  ///   - cache: Where compiled suites of this exercise are kept.
  package func build(
    of exercise: Exercise,
    text: String? = nil,
    in folder: String,
    cache: String
  ) throws -> ExerciseBuild {
    var build = try prepared.build(
      exercise,
      text: text,
      in: folder,
      cache: cache,
      deadline: buildDeadline
    )
    build.isOneOfMany = isOneOfMany
    build.triesAdvice = triesAdvice
    if let isolation {
      build.entry = isolation.entry
      build.launcher = isolation.launcher
      build.keepsObjects = true
    }
    return build
  }

  /// - Parameters:
  ///   - exercise: It must be of a chapter that was prepared.
  ///   - text: The text to judge; the exercise's file, if nil.
  ///   - former: The feature that a project goes on from: that of the last stage before it that
  ///     passes; nil if none does. It is asked for only if all else has passed.
  ///   - runs: The number of runs; the verdict is that of the first run that does not pass.
  ///   - folder: Where the program is built; two calls at a time need two folders.
  ///   - cache: Where compiled suites of this exercise are kept.
  ///   - onTried: Called with the number of small changes of a project that have been judged, and of
  ///     all; on any thread.
  package func verdict(
    of exercise: Exercise,
    text: String? = nil,
    former: () throws -> String? = { nil },
    runs: Int = 1,
    in folder: String,
    cache: String,
    onTried: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws -> Verdict {
    let judged = text ?? exercise.text(in: workbook) ?? ""
    var found = try suiteVerdict(of: exercise, text: text, runs: runs, in: folder, cache: cache)
    let judge = asOneOfMany
    let judgeChange = { @Sendable (text: String, number: Int) in
      let folder = "\(folder)/changes/\(number)"
      defer { try? Files.remove(folder) }
      return try judge.suiteVerdict(of: exercise, text: text, in: folder, cache: cache)
    }
    guard ![.doesNotCompile, .notJudged].contains(found.status) else {
      return found.notingUnmarkedTests(of: exercise, in: judged, workbook)
    }
    if exercise.section.kind == .review {
      guard triesChanges else { return found }
      found = try ReviewCheck(of: exercise, text: judged, in: workbook)
        .completed(found, width: coreCount, judge: judgeChange)
    } else if exercise.hasOwnTests {
      if exercise.isProject {
        found.checks =
          ProjectForm(exercise: exercise, workbook: workbook).failures(in: judged) + found.checks
      }
      guard triesChanges else { return found }
      let check = ChangeCheck(
        exercise: exercise,
        text: judged,
        former: ChangeCheck.isNext(in: found) ? try former() : nil,
        shownLimit: unnoticedLimit
      )
      found = try check.completed(found, width: coreCount, onTried: onTried, judge: judgeChange)
    }
    if exercise.section.kind == .model, triesChanges {
      found = try ViewRules(exercise: exercise, text: judged)
        .completed(found, width: coreCount, judge: judgeChange)
    }
    return found.notingUnmarkedTests(of: exercise, in: judged, workbook)
  }

  private var asOneOfMany: Self {
    var judge = self
    judge.isOneOfMany = true
    // A change that does not compile is left out.
    judge.triesAdvice = false
    return judge
  }

  /// The verdict on a text whose types are wrong; nil if they are right, or are not all that is wrong.
  ///
  /// Nothing is compiled beside the text itself.
  package func verdictOnTypes(
    of exercise: Exercise,
    text: String,
    in folder: String,
    cache: String
  ) throws -> Verdict? {
    let build = try build(of: exercise, text: text, in: folder, cache: cache)
    do {
      let errors = try build.errorsOfTypes()
      return errors.isEmpty ? nil : try build.verdict(on: errors)
    } catch let fault as MachineFault {
      // The whole compilation says whether something in the text ends it.
      return fault.canBeOfFile ? nil : Verdict(fault)
    }
  }

  /// The same without what no suite can find.
  package func suiteVerdict(
    of exercise: Exercise,
    text: String? = nil,
    runs: Int = 1,
    in folder: String,
    cache: String
  ) throws -> Verdict {
    do {
      var verdict = try MachineFault.triedTwice {
        try judged(exercise, text: text, runs: runs, in: folder, cache: cache)
      }
      let text = text ?? exercise.text(in: workbook) ?? ""
      verdict.notes += ModuleNames.notes(on: text, of: exercise, workbook)
      return verdict
    } catch let fault as MachineFault {
      let build = try build(of: exercise, text: text, in: folder, cache: cache)
      let verdict = try build.verdict(onEnd: fault) {
        try compilesSolution(of: exercise, in: folder + "/solution", cache: cache)
      }
      return verdict ?? Verdict(fault)
    }
  }

  /// Whether the compiler does its work here, which a file on which it ends does not say.
  private func compilesSolution(
    of exercise: Exercise,
    in folder: String,
    cache: String
  ) throws -> Bool {
    guard let text = MarkedSource(of: exercise, in: workbook)?.solution else { return false }
    defer { try? Files.remove(folder) }
    let build = try build(of: exercise, text: text, in: folder, cache: cache)
    do {
      if case .program = try build.run() { return true }
    } catch is MachineFault {}
    return false
  }

  private func judged(
    _ exercise: Exercise,
    text: String?,
    runs: Int,
    in folder: String,
    cache: String
  ) throws -> Verdict {
    let build = try build(of: exercise, text: text, in: folder, cache: cache)
    switch try build.run() {
    case .doesNotCompile(let errors):
      return try build.verdict(on: errors)
    case .program(let path, _, let warnings):
      let text = text ?? exercise.text(in: workbook) ?? ""
      if let endless = build.callOfItself(among: warnings) {
        return Verdict(status: .crashed, diagnostics: build.explained([endless], in: text))
      }
      let runner = runner(of: path, exercise)
      var verdict: Verdict
      var count = 0
      var crashes = CrashSiteFinder(build, limits: limits)
      let findsCrashes = isThorough && isolation == nil
      // What the macro makes of the text has no lines of its own, so no backtrace says this.
      let observer = ObserverWithoutEnd(in: Project.parts(of: text).feature).site(in: exercise.file)
      let world = ReducerWorld(
        exercise: exercise,
        text: text,
        module: build.support.chapter.module,
        reader: SymbolReader(of: prepared.library.toolchain)
      )
      repeat {
        verdict = try runner.verdict(of: exercise, limits: limits, isThorough: isThorough) { test in
          findsCrashes ? try observer ?? crashes.site(of: test) : nil
        }
        verdict = try world.completed(verdict, object: build.learnerObjects[0])
        count += 1
      } while count < runs && (verdict.status == .passed || ChangeCheck.isNext(in: verdict))
      verdict.diagnostics = build.explained(
        warnings.filter { $0.severity == .warning },
        in: text
      )
      return verdict
    }
  }

  private func runner(of program: String, _ exercise: Exercise) -> any TestRunning {
    let file = exercise.isTestExercise ? exercise.file : exercise.ownTestsFile
    let ownTests = file.map { TestFilter.tests(inFile: $0.fileName) }
    if let isolation { return isolation.runner(program, ownTests) }
    return SuiteProgram(
      program: program,
      workbook: workbook,
      toolchain: prepared.library.toolchain,
      ownTests: ownTests
    )
  }
}
