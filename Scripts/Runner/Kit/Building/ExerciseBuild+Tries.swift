/// The compiler's messages about other texts in the exercise's place, from which an explanation learns
/// what would help.
extension ExerciseBuild {
  /// Compiles a text as if it were the exercise's file.
  ///
  /// - Throws: A fault of the machine, or a sentence, if the text cannot be written.
  func diagnostics(of text: String) throws -> [Diagnostic] {
    try diagnostics(of: text) { $0 }
  }

  /// The messages about such a text as far as its types are checked, which takes less time.
  ///
  /// - Parameter errors: Where some of them are found behind the types alone, all is compiled.
  func typeCheck(_ text: String, asFarAs errors: [Diagnostic]) throws -> [Diagnostic] {
    let late = [
      "missing return", "used before being initialized", "'guard' body must not",
      "without initializing", "overlapping accesses", "captured by a closure before",
      "the compiler itself crashed",
    ]
    let needsAll = errors.contains { error in late.contains { error.message.contains($0) } }
    return try diagnostics(of: text) { call in
      needsAll ? call : call.dropLast(2).map { $0 == "-c" ? "-typecheck" : $0 }
    }
  }

  /// The errors of the exercise's own text that show while its types are checked; none where only a
  /// whole compilation can tell.
  package func errorsOfTypes() throws -> [Diagnostic] {
    let parts = Project.parts(of: text ?? "")
    return try typeCheck(parts.feature, asFarAs: []).filter { $0.severity == .error }
  }

  private func diagnostics(
    of text: String,
    _ changed: ([String]) -> [String]
  ) throws -> [Diagnostic] {
    let path = folder + "/scratch/" + exercise.file.fileName
    return try MachineFault.triedTwice {
      try Files.makeFolder(path.parentFolder)
      try Files.write(text, to: path)
      let call = changed(compilation(of: path, to: folder + "/scratch/exercise.o"))
      let compilation = try library.run(launcher + call, deadline: deadline)
      let fault = MachineFault(of: compilation, folder: folder, deadline: deadline)
      if let fault { throw fault }
      return placed(compilation.diagnostics, from: path)
    }
  }
}

/// Asks the compiler about other texts, for the explanations of one verdict.
final class CompilerTries {
  private let build: ExerciseBuild
  private let errors: [Diagnostic]
  /// Whether some question had no answer, because of a fault of the machine.
  private(set) var isCutShort = false
  /// The wish to stop.
  private var stop: (any Error)?

  /// - Parameter errors: The messages about the learner's own text.
  init(_ build: ExerciseBuild, errors: [Diagnostic]) {
    self.build = build
    self.errors = errors
  }

  func diagnostics(of text: String) -> [Diagnostic]? {
    answer { try build.diagnostics(of: text) }
  }

  func typeCheck(_ text: String) -> [Diagnostic]? {
    answer { try build.typeCheck(text, asFarAs: errors) }
  }

  private func answer(_ ask: () throws -> [Diagnostic]) -> [Diagnostic]? {
    guard stop == nil else { return nil }
    do {
      return try ask()
    } catch is MachineFault {
      isCutShort = true
    } catch {
      stop = error
    }
    return nil
  }

  /// - Throws: The wish to stop, if somebody had it meanwhile.
  func checkStop() throws {
    if let stop { throw stop }
  }
}
