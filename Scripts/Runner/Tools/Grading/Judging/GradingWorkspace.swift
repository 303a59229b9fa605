import Foundation
import WorkbookKit

/// Builds the programs that grade exercises: a submitted file with the instructor's library, support
/// files and suites, and an entry that seals what it reports.
struct GradingWorkspace: Sendable {
  /// The instructor's workbook.
  let workbook: Workbook
  private let prepared: PreparedWorkbook
  /// The text of every exercise before a learner has touched it.
  let starters: [ExerciseID: String]

  var library: BuiltLibrary { prepared.library }

  private let hidden: HiddenSuites
  /// The object of the sealing entry.
  private let entry: String
  /// The beginning of the id of the entry's own test, which must fail.
  let probe: String
  private let root: String
  private let environment: [String: String]
  /// The path of the runner, which limits what the compiler may use.
  private let runner: String

  /// - Parameters:
  ///   - workbook: The instructor's, whose tests and library grade.
  ///   - root: A folder of the grading's own.
  ///   - hidden: The instructor's own suites.
  ///   - onBuild: Called while the library is built.
  /// - Throws: The compiler's output, if the workbook itself does not build.
  init(
    of workbook: Workbook,
    at root: String,
    hidden: HiddenSuites,
    toolchain: Toolchain,
    runner: String,
    onBuild: @escaping @Sendable (BuiltLibrary.Step) -> Void
  ) throws {
    self.workbook = workbook
    self.hidden = hidden
    self.root = root
    self.runner = runner
    environment = toolchain.environment
    prepared = try PreparedWorkbook.prepare(
      workbook,
      for: workbook.exercises,
      toolchain: toolchain,
      onStep: onBuild
    )
    var starters: [ExerciseID: String] = [:]
    for exercise in workbook.exercises {
      starters[exercise.id] = workbook.starter(of: exercise)
    }
    self.starters = starters
    for (file, text) in hidden.files {
      let path = "\(root)/hidden/\(file)"
      guard Files.text(path) != text else { continue }
      try Files.makeFolder(path.parentFolder)
      try Files.write(text, to: path)
    }
    let mark = Self.mark()
    entry = try Self.entry(in: root, prepared.library, mark: mark)
    probe = TestHostSource.probe(mark: mark)
  }

  /// The result of building one exercise.
  enum Built {
    /// A program, and what the compiler says about the file; nil if it could not say it.
    case program(String, CompiledSummary?)
    case doesNotCompile(Verdict)
  }

  /// Builds the program of one exercise.
  ///
  /// - Parameters:
  ///   - exercise: Its suite and the hidden ones are in the program.
  ///   - text: The submitted file.
  ///   - folder: The folder of the build; two builds at a time need two folders.
  ///   - deadline: A call of the compiler is given up after this time.
  ///   - takesSummary: Whether the compiler's summary of the file is wanted.
  func build(
    _ exercise: Exercise,
    text: String,
    in folder: String,
    deadline: Duration,
    takesSummary: Bool = true
  ) throws -> Built {
    var build = try prepared.build(
      exercise,
      text: text,
      in: folder,
      cache: "\(root)/suites/\(exercise.id)",
      deadline: deadline
    )
    build.extraSuites = hiddenSuites(of: exercise)
    build.entry = entry
    build.launcher = [runner] + Confinement.arguments(ResourceLimits(), command: [])
    build.linkOptions = Self.linkOptions
    build.isOneOfMany = true
    switch try build.run() {
    case .doesNotCompile(let errors, let isLate):
      // The compiler's messages about a hidden suite would tell of it.
      let shown = errors.filter { !hidden.isHidden(fileName: $0.file.fileName) }
      return .doesNotCompile(try build.verdict(on: shown, isLate: isLate))
    case .program(let program, let suite, _):
      return .program(
        program,
        takesSummary
          ? try summary(of: exercise, in: folder, suite: suite, deadline: deadline) : nil
      )
    }
  }

  /// The compiler's summary of a file that calls nothing of a suite, such as a starter; nil if the
  /// file does not compile.
  func summary(
    of exercise: Exercise,
    text: String,
    in folder: String,
    deadline: Duration
  ) throws -> CompiledSummary? {
    try Files.makeFolder(folder)
    let parts = exercise.isProject ? Project.parts(of: text) : (feature: text, tests: "")
    try Files.write(parts.feature, to: "\(folder)/\(exercise.file.fileName)")
    if let ownTestsFile = exercise.ownTestsFile {
      try Files.write(parts.tests, to: "\(folder)/\(ownTestsFile.fileName)")
    }
    return try summary(of: exercise, in: folder, suite: nil, deadline: deadline)
  }

  private func summary(
    of exercise: Exercise,
    in folder: String,
    suite: String?,
    deadline: Duration
  ) throws -> CompiledSummary? {
    let support = try prepared.support(of: exercise)
    let isTestExercise = exercise.isTestExercise
    var found = try extractor(deadline: deadline).summary(
      of: "\(folder)/\(exercise.file.fileName)",
      support: isTestExercise ? [] : support.inputs.files,
      module: isTestExercise ? support.chapter.testFileModule : support.chapter.module,
      searchPaths: isTestExercise ? [support.interfaceFolder] : [],
      suite: suite,
      folder: folder
    )
    guard let ownTestsFile = exercise.ownTestsFile, found != nil else { return found }
    let tests = try summaryOfTests(
      ownTestsFile,
      of: exercise,
      in: folder,
      suite: suite,
      deadline: deadline
    )
    guard let tests else { return nil }
    found?.merge(tests)
    return found
  }

  /// The compiler's summary of the learner's test file, which is a module of its own.
  private func summaryOfTests(
    _ ownTestsFile: String,
    of exercise: Exercise,
    in folder: String,
    suite: String?,
    deadline: Duration
  ) throws -> CompiledSummary? {
    let chapter = try prepared.support(of: exercise).chapter
    let extractor = extractor(deadline: deadline)
    let file = "\(folder)/\(exercise.file.fileName)"
    let files = [file] + (try prepared.support(of: exercise)).inputs.files
    let interface = "\(folder)/\(chapter.module).swiftmodule"
    guard try extractor.writeInterface(of: files, module: chapter.module, to: interface) else {
      return nil
    }
    return try extractor.summary(
      of: "\(folder)/\(ownTestsFile.fileName)",
      support: [],
      module: chapter.testFileModule,
      searchPaths: [folder],
      suite: suite,
      folder: folder
    )
  }

  /// The file without its functions `==`; nil if it has none.
  func withoutComparisons(
    _ exercise: Exercise,
    text: String,
    in folder: String,
    deadline: Duration
  ) throws -> String? {
    try extractor(deadline: deadline)
      .withoutComparisons(text, file: "\(folder)/\(exercise.file.fileName)")
  }

  /// The suites of an exercise as text, the hidden ones included.
  func suiteText(of exercise: Exercise) throws -> SuiteText {
    let support = try prepared.support(of: exercise)
    let helpers = support.inputs.suiteHelpers + support.inputs.sharedHelpers
    let files = [workbook.absolute(exercise.suiteFile)] + hiddenSuites(of: exercise) + helpers
    return SuiteText(
      module: support.chapter.module,
      text: files.compactMap(Files.text).joined(separator: "\n"),
      support: support.inputs.files.compactMap(Files.text).joined(separator: "\n")
    )
  }

  /// The text that a learner is not to change in an observe exercise; nil in all others.
  func given(of exercise: Exercise) -> GivenText? {
    guard exercise.section.kind == .observe else { return nil }
    return MarkedSource(of: exercise, in: workbook).map(GivenText.init)
  }

  private func hiddenSuites(of exercise: Exercise) -> [String] {
    hidden.suites.filter { $0.exercise == exercise.id }.map {
      "\(root)/hidden/\(exercise.suiteFile.parentFolder)/\($0.fileName)"
    }
  }

  private func extractor(deadline: Duration) -> SummaryExtractor {
    SummaryExtractor(
      library: library,
      runner: runner,
      environment: environment,
      deadline: deadline
    )
  }

  /// A fingerprint of everything but a submission that a verdict depends on.
  var fingerprint: String {
    var hash = ContentHash(of: library.key)
    hash.add(SourceDigest.tools(of: workbook.root))
    for exercise in workbook.exercises {
      hash.add(prepared.hash(for: exercise).description)
      hash.add(exercise.section.points.description)
      hash.add(Files.text(workbook.absolute(exercise.suiteFile)) ?? "")
      hash.add(starters[exercise.id] ?? "")
      hash.add(Files.text(workbook.absolute(exercise.solutionFile)) ?? "")
    }
    for (file, text) in hidden.files.sorted(by: { $0.key < $1.key }) {
      hash.add(file)
      hash.add(text)
    }
    return hash.description
  }

  /// Without the names of its functions, a program has less to recognise a suite by; and it cannot
  /// put a function of its own in place of a linked one.
  private static var linkOptions: [String] { Platform.hardeningLinkOptions }

  /// A part of names that no submission can know.
  private static func mark() -> String {
    var generator = SystemRandomNumberGenerator()
    let word = String(generator.next(), radix: 16)
    return String(repeating: "0", count: 16 - word.count) + word
  }

  /// The object of the entry.
  private static func entry(
    in root: String,
    _ library: BuiltLibrary,
    mark: String
  ) throws -> String {
    let folder = root + "/entry"
    try Files.makeFolder(folder)
    let source = folder + "/Entry.swift"
    let object = folder + "/Entry.o"
    try Files.write(TestHostSource.source(mark: mark), to: source)
    let outcome = try library.run(
      library.plan.compile(files: [source], module: "Entry\(mark)", to: object)
    )
    // The grader alone is to read the source.
    unlink(source)
    guard outcome.isSuccess else {
      throw WorkbookError("The entry of graded programs does not compile:\n\(outcome.log)")
    }
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
