import Foundation
import WorkbookKit

/// The means by which all submissions of a grading are judged: the instructor's workbook, built, the wall
/// that works here, and what earlier gradings have found.
struct GradingSetup: Sendable {
  let workbook: Workbook
  let options: GradingOptions
  let hidden: HiddenSuites
  let wall: Wall
  /// Judges behind the wall.
  let judge: ExerciseJudge
  /// The verdicts of earlier gradings: one that was stopped goes on from there.
  let store: VerdictStore
  let flags: FlagFinder
  /// The names in objects that earlier gradings have built.
  let symbols: SymbolStore
  /// The text of every exercise before a learner has touched it.
  let starters: [ExerciseID: String]
  /// Changes with everything of the workbook that can change a verdict.
  let fingerprint: String
  /// The folder in which programs are built.
  let folder: String
  /// The number of exercises of a submission that run at a time.
  let width: Int
  private let keys: VerdictKeys
  /// A word that only this folder has, so that nobody can find two texts with one code.
  private let secret: String
  /// The program that lists the names in an object.
  private let lister: String

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
    self.workbook = workbook
    self.options = options
    self.folder = folder
    let wall = Wall(
      runner: run.runner,
      environment: run.environment,
      toolchain: toolchain,
      limits: options.limits
    )
    self.wall = wall
    guard wall.bwrap != nil || options.goesWithoutSandbox else { throw WorkbookError(Wall.missing) }
    hidden =
      try options.hidden.map { try HiddenSuites(folder: $0, workbook: workbook) }
      ?? HiddenSuites()
    let exercises = workbook.exercises
    let prepared = try PreparedWorkbook.prepare(
      workbook,
      for: exercises,
      toolchain: toolchain,
      onStep: onBuild
    )
    let library = prepared.library
    var judge = ExerciseJudge(prepared, limits: options.limits)
    judge.isOneOfMany = true
    judge.buildDeadline = max(.seconds(30), options.limits.timeout * 3)
    judge.isolation = ExerciseJudge.Isolation(
      entry: try Self.entry(in: folder, library),
      launcher: [run.runner] + Confinement.arguments(ResourceLimits(), command: [])
    ) { program, ownTests in
      WalledSuiteProgram(
        program: program,
        library: library.plan.library,
        workbook: workbook,
        wall: wall,
        ownTests: ownTests
      )
    }
    self.judge = judge
    store = VerdictStore(
      folder: folder + "/verdicts",
      explaining: SourceDigest.explaining(of: workbook.root),
      limit: 1000
    )
    flags = FlagFinder(workbook)
    symbols = SymbolStore(
      folder: folder + "/symbols",
      reader: SourceDigest.tools(of: workbook.root)
    )
    lister = ObjectSymbols.lister(of: toolchain)
    starters = Dictionary(
      exercises.map { ($0.id, workbook.starter(of: $0) ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
    keys = VerdictKeys(
      workbook: workbook,
      exercises: exercises,
      toolchain: toolchain,
      limits: options.limits
    )
    secret = try Self.secret(in: folder)
    var hash = ContentHash(of: SourceDigest.tools(of: workbook.root))
    for exercise in exercises {
      hash.add(keys.key(of: exercise, text: ""))
      hash.add(exercise.points.description)
    }
    fingerprint = hash.description
    width = max(1, coreCount / max(1, min(options.jobs, run.sources.count)))
  }

  /// The key of the verdict on a text.
  ///
  /// - Parameters:
  ///   - exercise: As the suite checks it that is run, hidden or not.
  ///   - earlier: The texts of the stages before a project.
  func key(of exercise: Exercise, text: String, earlier: [String] = []) -> String {
    // Nobody can find other texts with the same codes either.
    let codes = ([text] + earlier).map(code).joined(separator: " ")
    return keys.key(
      of: exercise,
      text: text,
      former: codes,
      manner: "\(codes) \(wall.bwrap != nil)"
    )
  }

  /// A code of a text that nobody can find another text for.
  func code(of text: String) -> String {
    var hash = ContentHash(of: secret)
    hash.add(text)
    hash.add(secret)
    return String(hash.description.prefix(16))
  }

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
    return try objects.filter(Files.exists).map { try ObjectSymbols(of: $0, lister: lister) }
  }

  /// The names in the objects of an exercise's solution; none where there is no solution.
  func solutionSymbols(of exercise: Exercise) throws -> [ObjectSymbols] {
    guard let text = MarkedSource(of: exercise, in: workbook)?.solution else { return [] }
    return try symbols.known(key(of: exercise, text: text), alone: true) {
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

  /// The word stays the same, and with it each code.
  private static func secret(in folder: String) throws -> String {
    let file = folder + "/key"
    if let known = Files.text(file), !known.isEmpty { return known }
    let word = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
    try Files.write(word, to: file)
    return word
  }

  /// The object of the entry of each program.
  private static func entry(in folder: String, _ library: BuiltLibrary) throws -> String {
    // A part of names that no submission can know.
    let word = String(UInt64.random(in: .min ... .max), radix: 16)
    let mark = String(repeating: "0", count: 16 - word.count) + word
    let place = folder + "/entry"
    try Files.makeFolder(place)
    let source = place + "/Entry.swift"
    let object = place + "/Entry.o"
    try Files.write(TestHostSource.source(mark: mark), to: source)
    // The grader alone is to read the source.
    defer { unlink(source) }
    try library.compileShared(
      library.plan.compile(files: [source], module: "Entry\(mark)", to: object),
      complaint: "The entry of graded programs does not compile."
    )
    return object
  }
}

extension Workbook {
  /// The text that the exercise begins with: by the solution's markers, or, in a copy without
  /// solutions, the file itself.
  func starter(of exercise: Exercise) -> String? {
    MarkedSource(of: exercise, in: self)?.starter ?? Files.text(absolute(exercise.starterFile))
  }
}
