import Foundation
import WorkbookKit

/// The means by which all submissions of a grading are judged: the instructor's workbook, built, the wall
/// that works here, and what earlier gradings have found.
struct GradingSetup: Sendable {
  let run: GradingRun
  /// The folder in which programs are built.
  let folder: String
  let hidden: HiddenSuites
  let wall: Wall
  /// Judges behind the wall.
  let judge: ExerciseJudge
  let keys: GradingKeys
  let stamp: GradingStamp
  /// The verdicts of earlier gradings: one that was stopped goes on from there.
  let store: VerdictStore
  let flags: FlagFinder
  /// The names in objects that earlier gradings have built.
  let symbols: SymbolStore

  /// - Parameters:
  ///   - run: The order for the whole grading.
  ///   - toolchain: The Swift that builds.
  ///   - folder: A folder of the grading's own.
  ///   - onBuild: Called while the library is built.
  /// - Throws: The compiler's output, if the workbook itself does not build, and a sentence, if
  ///   submissions would run without a wall and the instructor has not asked for that.
  init(
    _ run: GradingRun,
    toolchain: Toolchain,
    folder: String,
    onBuild: @escaping (BuiltLibrary.Step) -> Void
  ) throws {
    let (workbook, options) = (run.workbook, run.options)
    (self.run, self.folder) = (run, folder)
    wall = Wall(
      runner: run.runner,
      environment: run.environment,
      toolchain: toolchain,
      limits: options.limits
    )
    guard wall.bwrap != nil || options.goesWithoutSandbox else { throw WorkbookError(Wall.missing) }
    hidden =
      try options.hidden.map { try HiddenSuites(folder: $0, workbook: workbook) } ?? HiddenSuites()
    let prepared = try PreparedWorkbook.prepare(
      workbook,
      for: workbook.exercises,
      toolchain: toolchain,
      onStep: onBuild
    )
    judge = try Self.judge(run, prepared, wall: wall, folder: folder)
    keys = try GradingKeys(
      workbook: workbook,
      toolchain: toolchain,
      limits: options.limits,
      folder: folder,
      isWalled: wall.bwrap != nil
    )
    stamp = GradingStamp(workbook.root, toolchain)
    store = VerdictStore(
      folder: folder + "/verdicts",
      explaining: SourceDigest.explaining(of: workbook.root),
      limit: 1000
    )
    flags = FlagFinder(workbook: workbook, reader: SymbolReader(of: toolchain))
    symbols = SymbolStore(
      folder: folder + "/symbols",
      reader: SourceDigest.tools(of: workbook.root)
    )
  }

  /// Judges as for a learner, but in programs with an entry of their own, and behind the wall.
  private static func judge(
    _ run: GradingRun,
    _ prepared: PreparedWorkbook,
    wall: Wall,
    folder: String
  ) throws -> ExerciseJudge {
    let library = prepared.library
    var judge = ExerciseJudge(prepared, limits: run.options.limits)
    judge.isOneOfMany = true
    judge.buildDeadline = max(.seconds(30), run.options.limits.timeout * 3)
    judge.isolation = ExerciseJudge.Isolation(
      entry: try TestHostSource.object(in: folder, library),
      launcher: [run.runner] + Confinement.arguments(ResourceLimits(), command: [])
    ) { program, ownTests in
      WalledSuiteProgram(
        program: program,
        library: library.plan.library,
        workbook: run.workbook,
        wall: wall,
        ownTests: ownTests
      )
    }
    return judge
  }

  var workbook: Workbook { run.workbook }
  var options: GradingOptions { run.options }
  /// The number of exercises of a submission that run at a time.
  var width: Int { max(1, coreCount / max(1, min(options.jobs, run.sources.count))) }

  /// The names in the objects of an exercise's files, and last those in the object of its suite, which
  /// needs others if the file gives a name another meaning.
  ///
  /// - Parameter place: The folder of a build of this text, which is repeated if it is not there.
  func objects(
    of exercise: Exercise,
    text: String,
    in place: String,
    cache: String
  ) throws -> [ObjectSymbols] {
    let build = try judge.build(of: exercise, text: text, in: place, cache: cache)
    let objects = build.learnerObjects + [build.suiteObject]
    if !objects.allSatisfy(Files.exists) { _ = try build.run() }
    return try objects.filter(Files.exists).map(flags.reader.symbols)
  }

  /// The names in the objects of an exercise's solution; none where there is no solution.
  func solutionSymbols(of exercise: Exercise) throws -> [ObjectSymbols] {
    guard let text = MarkedSource(of: exercise, in: workbook)?.solution else { return [] }
    return try symbols.known(keys.key(of: exercise, text: text), alone: true) {
      let place = "\(folder)/solutions/\(exercise.id)"
      defer { try? Files.remove(place) }
      return try objects(
        of: exercise,
        text: text,
        in: place,
        cache: "\(folder)/suites/\(exercise.id)"
      )
    }
  }
}

extension Workbook {
  /// The text that the exercise begins with: by the solution's markers, or, in a copy without
  /// solutions, the file itself.
  func starter(of exercise: Exercise) -> String? {
    MarkedSource(of: exercise, in: self)?.starter ?? Files.text(absolute(exercise.starterFile))
  }
}
