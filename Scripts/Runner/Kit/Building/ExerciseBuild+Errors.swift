extension ExerciseBuild {
  /// The error for a file on which the compiler itself ends.
  static func crash(of exercise: Exercise) -> Diagnostic {
    Diagnostic(
      severity: .error,
      file: exercise.file,
      line: 1,
      column: 1,
      message: "the compiler itself crashed on this file; try to write it another way"
    )
  }

  /// The result after a call of the compiler or the linker that did not succeed.
  func failed(_ compilation: Compilation) -> BuildResult {
    var errors = placed(compilation.errors)
    if errors.isEmpty && compilation.isCrash {
      errors = [Self.crash(of: exercise)]
    } else if errors.isEmpty && !compilation.isLate {
      let message =
        "the program cannot be built: "
        + (compilation.log.lines.first { $0.contains("error: ") } ?? compilation.log.lines.first
        ?? "")
        .trimmed
      errors = [
        Diagnostic(severity: .error, file: exercise.file, line: 1, column: 1, message: message)
      ]
    }
    return .doesNotCompile(errors, isLate: compilation.isLate)
  }

  /// The same with the exercise's own path where a copy of its file was compiled.
  func placed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    text == nil ? diagnostics : placed(diagnostics, from: file)
  }

  func placed(_ diagnostics: [Diagnostic], from path: String) -> [Diagnostic] {
    let copy = workbook.relative(path)
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.file == copy { diagnostic.file = exercise.file }
      // What was said of the tests may be from another folder, in which they were compiled before.
      if let own = exercise.ownTestsFile, diagnostic.file.fileName == own.fileName {
        diagnostic.file = own
      }
      diagnostic.notes = placed(diagnostic.notes, from: path)
      return diagnostic
    }
  }
}
