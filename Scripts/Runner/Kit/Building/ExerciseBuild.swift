import Foundation

/// Builds the program that judges one exercise: the chapter's support, the exercise's own file, its
/// suite and the library. No other exercise is in it.
package struct ExerciseBuild: Sendable {
  package enum Outcome: Sendable {
    case program(String, warnings: [Diagnostic])
    case doesNotCompile([Diagnostic], isLate: Bool)
  }

  package let workbook: Workbook
  package let exercise: Exercise
  package let support: ChapterSupport
  package let library: BuiltLibrary
  /// The folder of this build alone; two builds at a time need two.
  package let folder: String
  /// Where compiled suites are kept for later builds of the same exercise.
  package let cache: String
  /// What is judged; the exercise's file, if nil.
  package var text: String?
  /// Suites beside the workbook's own.
  package var extraSuites: [String] = []
  /// An object with the program's entry; that of `ChapterSupport`, if nil.
  package var entry: String?
  /// Options that are added where the program is linked.
  package var linkOptions: [String] = []
  package let environment: [String: String]
  /// Each call of the compiler is given up after this time; never, if nil.
  package var deadline: Duration?
  package var cancellation: Cancellation?

  package init(
    workbook: Workbook,
    exercise: Exercise,
    support: ChapterSupport,
    library: BuiltLibrary,
    folder: String,
    cache: String,
    text: String? = nil,
    environment: [String: String],
    deadline: Duration? = nil,
    cancellation: Cancellation? = nil
  ) {
    self.workbook = workbook
    self.exercise = exercise
    self.support = support
    self.library = library
    self.folder = folder
    self.cache = cache
    self.text = text
    self.environment = environment
    self.deadline = deadline
    self.cancellation = cancellation
  }

  private var file: String {
    text == nil ? workbook.absolute(exercise.file) : folder + "/" + exercise.file.fileName
  }

  /// - Throws: A sentence, if a program cannot be started or a file cannot be written.
  package func run() throws -> Outcome {
    try Files.makeFolder(folder)
    if let text { try Files.write(text, to: file) }
    let module = support.chapter.module
    let interface = "\(folder)/\(module).swiftmodule"
    let object = folder + "/exercise.o"
    let compileFile = library.plan.compile(
      primary: file,
      files: support.files,
      module: module,
      to: object
    )
    let writeInterface = library.plan.writeInterface(
      files: [file] + support.files,
      module: module,
      to: interface
    )
    let checks = Cancellation(below: cancellation)
    // The suite needs the interface alone, so it does not wait for the object. Where that does not
    // compile, nobody needs the suite.
    let parts = try concurrently([true, false], width: 2) { isFile -> Part in
      if isFile {
        let outcome = try compilation(compileFile).run()
        if !outcome.isSuccess { checks.cancel() }
        return .compilation(outcome)
      }
      do {
        let outcome = try compilation(writeInterface, checks).run()
        return outcome.isSuccess
          ? .suite(try compiledSuite(interface, checks)) : .compilation(outcome)
      } catch is Cancellation.Cancelled where cancellation?.isCancelled != true {
        return .notNeeded
      }
    }
    var warnings: [Diagnostic] = []
    var suite = ""
    for part in parts {
      switch part {
      case .compilation(let outcome) where !outcome.isSuccess: return failed(outcome)
      case .compilation(let outcome): warnings = placed(outcome.diagnostics)
      case .suite(.program(let path, _)): suite = path
      case .suite(let failure): return failure
      case .notNeeded: break
      }
    }
    let program = folder + "/program"
    let link = "\(folder)/\(library.plan.library.fileName)"
    unlink(link)
    guard symlink(library.plan.library, link) == 0 else {
      throw WorkbookError("Cannot make \(link): \(String(cString: strerror(errno)))")
    }
    let objects = [support.object, object, suite, entry ?? support.entry].compactMap { $0 }
    let calls = library.plan.link(objects: objects, to: program, folder: folder)
    for (index, call) in calls.enumerated() {
      let options = index == calls.count - 1 ? linkOptions : []
      let outcome = try compilation(call + options).run()
      guard outcome.isSuccess else { return failed(outcome) }
    }
    return .program(program, warnings: warnings)
  }

  /// What came of one of the two things that are done at once.
  private enum Part: Sendable {
    case compilation(Compilation.Outcome)
    case suite(Outcome)
    case notNeeded
  }

  /// The suite's object; it is compiled again only if the exercise's interface has changed.
  private func compiledSuite(_ interface: String, _ cancellation: Cancellation) throws -> Outcome {
    let files = [workbook.absolute(exercise.suiteFile)] + extraSuites + support.suiteHelpers
    var hash = ContentHash(of: library.key)
    (Files.data(interface) ?? Data()).withUnsafeBytes { hash.add($0) }
    for file in files {
      hash.add(file)
      hash.add(Files.text(file) ?? "")
    }
    let object = "\(cache)/suite-\(hash).o"
    if Files.exists(object) { return .program(object, warnings: []) }
    let new = folder + "/suite.o"
    let outcome = try compilation(
      library.plan.compile(
        files: files,
        module: support.chapter.suiteModule,
        searchPaths: [folder],
        to: new
      ),
      cancellation
    ).run()
    guard outcome.isSuccess else { return failed(outcome) }
    try Files.makeFolder(cache)
    Self.removeOldest(in: cache, keeping: 7)
    guard rename(new, object) == 0 else {
      throw WorkbookError("Cannot write \(object): \(String(cString: strerror(errno)))")
    }
    return .program(object, warnings: [])
  }

  private func compilation(
    _ arguments: [String],
    _ other: Cancellation? = nil
  ) -> Compilation {
    Compilation(
      arguments: arguments,
      root: workbook.root,
      environment: environment,
      deadline: deadline,
      cancellation: other ?? cancellation
    )
  }

  private func failed(_ outcome: Compilation.Outcome) -> Outcome {
    var errors = placed(outcome.errors)
    if errors.isEmpty && !outcome.isLate {
      let message =
        outcome.isCrash
        ? "the compiler itself crashed on this file; try to write it another way"
        : "the program cannot be built: "
          + (outcome.log.lines.first { $0.contains("error: ") } ?? outcome.log.lines.first ?? "")
          .trimmed
      errors = [
        Diagnostic(severity: .error, file: exercise.file, line: 1, column: 1, message: message)
      ]
    }
    return .doesNotCompile(errors, isLate: outcome.isLate)
  }

  /// The same with the exercise's own path where a copy of its file was compiled.
  private func placed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard text != nil else { return diagnostics }
    let copy = workbook.relative(file)
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.file == copy { diagnostic.file = exercise.file }
      diagnostic.notes = placed(diagnostic.notes)
      return diagnostic
    }
  }

  /// Keeps the folder of suites small: each change of an interface leaves one.
  private static func removeOldest(in folder: String, keeping count: Int) {
    let files = Files.names(in: folder).filter { $0.hasPrefix("suite-") }.map { folder + "/" + $0 }
    guard files.count > count else { return }
    let byAge = files.sorted { (Files.second($0) ?? 0) < (Files.second($1) ?? 0) }
    for file in byAge.dropLast(count) { unlink(file) }
  }
}
