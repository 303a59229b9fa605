import Foundation

/// The result of the build of a program that is played.
package enum PlayBuildResult: Sendable {
  /// The path of the program.
  case program(String)
  /// The file does not compile.
  case broken(Verdict)
}

/// Builds the program with which an exercise is played: its file, its screen, and the library.
package struct PlayBuild: Sendable {
  package let workbook: Workbook
  package let exercise: Exercise
  /// The name of the preview that plays a feature of the learner's own; the first, if nil.
  package var preview: String?

  package init(of exercise: Exercise, in workbook: Workbook) {
    self.workbook = workbook
    self.exercise = exercise
  }

  /// The compiler is given up after this time.
  private static let deadline = Duration.seconds(60)

  /// Builds the learner's program. Nothing is compiled that has not changed since the last time.
  ///
  /// - Parameter onStep: Called when something begins that takes a while; on the same thread.
  /// - Throws: `WorkbookError` if the exercise cannot be played, or the compiler's output, if a
  ///   file that all exercises share does not compile.
  package func run(
    environment: [String: String],
    cancellation: Cancellation,
    onStep: @escaping @Sendable (WorkbookRun.Step) -> Void
  ) throws -> PlayBuildResult {
    if let problem = exercise.fileProblem(in: workbook) { throw WorkbookError(problem) }
    if let note = exercise.beginNote(in: workbook) {
      return .broken(Verdict(status: .notStarted, notes: [note]))
    }
    let lock = try WorkbookLock(workbook) { onStep(.waiting) }
    return try withExtendedLifetime(lock) {
      let toolchain = try Toolchain(environment: environment, cancellation: cancellation)
      let prepared = try PreparedWorkbook.prepare(
        workbook,
        for: [exercise],
        toolchain: toolchain,
        onStep: { onStep(WorkbookRun.Step($0)) }
      )
      let folder = "\(workbook.playFolder)/\(exercise.id)"
      return try run(with: prepared, folder: folder)
    }
  }

  /// The same with what is built already.
  ///
  /// - Parameters:
  ///   - prepared: With the chapter that the exercise belongs to.
  ///   - text: The text to play; the exercise's file, if nil.
  ///   - folder: The folder of the build; two calls at a time need two folders.
  package func run(
    with prepared: PreparedWorkbook,
    text: String? = nil,
    folder: String
  ) throws -> PlayBuildResult {
    var text = text
    if exercise.playsPreviews {
      let source = text ?? exercise.text(in: workbook) ?? ""
      text = try PreviewSource(Project.parts(of: source).feature)
        .withEntry(playing: preview, of: exercise)
    } else if exercise.screenFile == nil {
      throw WorkbookError("\(exercise.name) has no screen.")
    }
    let key = key(text: text, prepared)
    let (program, keyFile) = (folder + "/program", folder + "/program-key")
    if Files.text(keyFile) == key, Files.exists(program) { return .program(program) }
    unlink(keyFile)
    var build = try prepared.build(
      exercise,
      text: text,
      in: folder,
      cache: folder,
      deadline: Self.deadline
    )
    build.screenFile = exercise.screenFile
    // A crash is to name its line.
    build.hasDebugInfo = Platform.backtraceSettings != nil
    build.isWholeProgram = exercise.playsPreviews
    let built: BuildResult
    do {
      built = try MachineFault.triedTwice { try build.run() }
    } catch let fault as MachineFault {
      return .broken(Verdict(fault))
    }
    switch built {
    case .doesNotCompile(let errors):
      return .broken(try build.verdict(on: errors))
    case .program(let program, _, _):
      // A file that was saved while it was compiled may not be what is in the program.
      if key == self.key(text: text, prepared) {
        try Files.write(key, to: keyFile)
      }
      return .program(program)
    }
  }

  /// Everything that the program is made of.
  private func key(text: String?, _ prepared: PreparedWorkbook) -> String {
    var hash = prepared.hash(for: exercise)
    hash.add(exercise.file)
    hash.add(text ?? Files.text(workbook.absolute(exercise.file)) ?? "missing")
    let used = exercise.isOwn ? OwnFeature.filesUsed(by: exercise, in: workbook) : []
    for file in [exercise.screenFile].compactMap({ $0 }) + used {
      hash.add(file)
      hash.add(Files.text(workbook.absolute(file)) ?? "missing")
    }
    return hash.description
  }
}
