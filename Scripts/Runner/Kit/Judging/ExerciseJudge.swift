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
  /// The number of small changes unnoticed by a learner's tests that are enough.
  package var unnoticedLimit = ChangeCheck.shownLimit

  package init(_ prepared: PreparedWorkbook, limits: Limits) {
    self.prepared = prepared
    self.limits = limits
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
      deadline: max(.seconds(60), limits.timeout * 6)
    )
    build.isOneOfMany = isOneOfMany
    return build
  }

  /// - Parameters:
  ///   - exercise: It must be of a chapter that was prepared.
  ///   - text: The text to judge; the exercise's file, if nil.
  ///   - runs: The number of runs; the verdict is that of the first run that does not pass.
  ///   - folder: Where the program is built; two calls at a time need two folders.
  ///   - cache: Where compiled suites of this exercise are kept.
  package func verdict(
    of exercise: Exercise,
    text: String? = nil,
    runs: Int = 1,
    in folder: String,
    cache: String
  ) throws -> Verdict {
    let found = try suiteVerdict(of: exercise, text: text, runs: runs, in: folder, cache: cache)
    guard exercise.isProject, found.status != .doesNotCompile else { return found }
    let check = ChangeCheck(
      of: exercise,
      text: text ?? exercise.text(in: workbook) ?? "",
      shownLimit: unnoticedLimit
    )
    let judge = asOneOfMany
    return try check.completed(found, width: coreCount) { text, number in
      let folder = "\(folder)/changes/\(number)"
      defer { try? Files.remove(folder) }
      return try judge.suiteVerdict(of: exercise, text: text, in: folder, cache: cache)
    }
  }

  private var asOneOfMany: Self {
    var judge = self
    judge.isOneOfMany = true
    return judge
  }

  /// The same without what no suite can find.
  private func suiteVerdict(
    of exercise: Exercise,
    text: String? = nil,
    runs: Int = 1,
    in folder: String,
    cache: String
  ) throws -> Verdict {
    let build = try build(of: exercise, text: text, in: folder, cache: cache)
    switch try build.run() {
    case .doesNotCompile(let errors, let isLate):
      return try build.verdict(on: errors, isLate: isLate)
    case .program(let path, _, let warnings):
      let text = text ?? exercise.text(in: workbook) ?? ""
      var runner = SuiteProgram(
        program: path,
        workbook: workbook,
        toolchain: prepared.library.toolchain
      )
      runner.text = text
      if let file = exercise.isTestExercise ? exercise.file : exercise.ownTestsFile {
        runner.ownTests = TestFilter.tests(inFile: file.fileName)
      }
      var verdict: Verdict
      var count = 0
      var crashes = CrashSiteFinder(build, limits: limits)
      repeat {
        verdict = try runner.verdict(of: exercise, limits: limits, isThorough: isThorough) { test in
          isThorough ? try crashes.site(of: test) : nil
        }
        count += 1
      } while count < runs && (verdict.status == .passed || ChangeCheck.isNext(in: verdict))
      verdict.diagnostics = Explanations.explained(
        warnings.filter { $0.severity == .warning },
        in: exercise.file,
        text: text
      )
      return verdict
    }
  }
}
