import Foundation

/// Judges single exercises: builds the program of each, runs its checks, and finds the verdict.
///
/// It may be used by several threads at once, for different folders.
package struct ExerciseJudge: Sendable {
  package let workbook: Workbook
  package let library: BuiltLibrary
  /// What the exercises of each chapter share, by the chapter's number.
  package let support: [Int: ChapterSupport]
  package let environment: [String: String]
  package let limits: Limits
  /// Whether every check must have a result; without it, one that fails is enough.
  package var isThorough = true
  package var cancellation: Cancellation?

  package init(
    workbook: Workbook,
    library: BuiltLibrary,
    support: [Int: ChapterSupport],
    environment: [String: String],
    limits: Limits,
    cancellation: Cancellation? = nil
  ) {
    self.workbook = workbook
    self.library = library
    self.support = support
    self.environment = environment
    self.limits = limits
    self.cancellation = cancellation
  }

  /// - Parameters:
  ///   - exercise: It must be of a chapter in `support`.
  ///   - text: What is judged; the exercise's file, if nil.
  ///   - runs: How often it is run; the verdict is that of the first run that does not pass.
  ///   - folder: Where the program is built; two calls at a time need two folders.
  ///   - cache: Where compiled suites of this exercise are kept.
  package func verdict(
    of exercise: Exercise,
    text: String? = nil,
    runs: Int = 1,
    in folder: String,
    cache: String
  ) throws -> Verdict {
    try cancellation?.check()
    guard let support = support[exercise.number.chapter] else {
      throw WorkbookError("Chapter \(exercise.number.chapter) was not prepared.")
    }
    let build = ExerciseBuild(
      workbook: workbook,
      exercise: exercise,
      support: support,
      library: library,
      folder: folder,
      cache: cache,
      text: text,
      environment: environment,
      deadline: max(.seconds(60), limits.timeout * 6),
      cancellation: cancellation
    )
    switch try build.run() {
    case .doesNotCompile(let errors, let isLate):
      var verdict = Verdict(status: .doesNotCompile, diagnostics: errors)
      if exercise.section.kind == .model, errors.first?.file == exercise.suiteFile {
        verdict.notes = ["Still to be written, in the order in which the checks need it:"]
        verdict.notes += MissingNames.sentences(errors)
      }
      if isLate {
        verdict.notes.append(
          "The compiler did not come to an end with this file. Split the longest expression into"
            + " shorter ones."
        )
      }
      return verdict
    case .program(let path, let warnings):
      let run = IsolatedRun(
        exercise: exercise,
        runner: TestRunner(
          program: TestProgram(executable: path, environment: environment),
          workbook: workbook,
          cancellation: cancellation
        ),
        limits: limits,
        isThorough: isThorough
      )
      var verdict = try run.verdict()
      for _ in 1..<max(1, runs) where verdict.status == .passed { verdict = try run.verdict() }
      verdict.diagnostics = warnings.filter { $0.severity == .warning }
      return verdict
    }
  }
}

extension ExerciseJudge {
  /// Compiles what chapters share, where it has changed.
  ///
  /// - Throws: The compiler's output, if a given file does not compile.
  package static func support(
    of chapters: [Chapter],
    in workbook: Workbook,
    library: BuiltLibrary,
    environment: [String: String],
    cancellation: Cancellation?
  ) throws -> [Int: ChapterSupport] {
    let supports = try concurrently(chapters, width: cores) { chapter in
      try cancellation?.check()
      return try ChapterSupport(
        of: chapter,
        in: workbook,
        library: library,
        folder: workbook.memory + "/support"
      ) { arguments in
        try Compilation(
          arguments: arguments,
          root: workbook.root,
          environment: environment,
          cancellation: cancellation
        ).run()
      }
    }
    return Dictionary(supports.map { ($0.chapter.number, $0) }, uniquingKeysWith: { $1 })
  }

  /// How many exercises are judged at a time.
  package static var cores: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
