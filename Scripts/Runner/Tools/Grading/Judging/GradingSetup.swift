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
  /// The text of every exercise before a learner has touched it.
  let starters: [ExerciseID: String]
  /// Changes with everything of the workbook that can change a verdict.
  let fingerprint: String
  /// The folder in which programs are built.
  let folder: String
  /// The number of exercises of a submission that run at a time.
  let width: Int
  private let keys: VerdictKeys
  private let secret: SipHash

  /// - Parameters:
  ///   - run: The order for the whole grading.
  ///   - toolchain: The Swift that builds.
  ///   - folder: A folder of the grading's own.
  ///   - hiddenFolders: Folders that no submission is to see.
  ///   - onBuild: Called while the library is built.
  /// - Throws: The compiler's output, if the workbook itself does not build.
  init(
    _ run: GradingRun,
    toolchain: Toolchain,
    folder: String,
    hiddenFolders: [String],
    onBuild: @escaping (BuiltLibrary.Step) -> Void
  ) throws {
    let (workbook, options) = (run.workbook, run.options)
    self.workbook = workbook
    self.options = options
    self.folder = folder
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
    let wall = Wall(
      runner: run.runner,
      environment: run.environment,
      toolchain: toolchain,
      hidden: hiddenFolders,
      limits: options.limits
    )
    self.wall = wall
    let library = prepared.library
    var judge = ExerciseJudge(prepared, limits: options.limits)
    judge.isOneOfMany = true
    judge.buildDeadline = max(.seconds(30), options.limits.timeout * 3)
    judge.isolation = ExerciseJudge.Isolation(
      entry: try Self.entry(in: folder, library),
      launcher: [run.runner] + Confinement.arguments(ResourceLimits(), command: [])
    ) { program, ownTests in
      SealedSuiteProgram(
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
  ///   - former: The feature that a project goes on from.
  func key(of exercise: Exercise, text: String, former: String?) -> String {
    // Nobody can find another pair with the same codes either.
    let codes = [text, former].compactMap { $0 }.map(code).joined(separator: " ")
    return keys.key(
      of: exercise,
      text: text,
      former: former,
      manner: "\(codes) \(wall.bwrap != nil)"
    )
  }

  /// A code of a text that nobody can find another text for.
  func code(of text: String) -> String {
    let sum = Array(text.utf8).withUnsafeBytes { secret.checksum($0) }
    return String(sum, radix: 16)
  }

  /// A key that only this folder has, so that a code stays the same.
  private static func secret(in folder: String) throws -> SipHash {
    let file = folder + "/key"
    let words = (Files.text(file) ?? "").split(separator: " ").compactMap { UInt64($0) }
    if words.count == 2 { return SipHash(first: words[0], second: words[1]) }
    let key = SipHash()
    try Files.write("\(key.first) \(key.second)", to: file)
    return key
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
