extension ExerciseBuild {
  /// The errors of a call of the compiler or the linker that did not succeed.
  ///
  /// - Throws: The fault of the machine that ended it.
  func errors(of compilation: Compilation) throws -> [Diagnostic] {
    let fault = MachineFault(of: compilation, folder: folder, deadline: deadline)
    if let fault { throw fault }
    let errors = placed(compilation.errors)
    guard errors.isEmpty else { return errors }
    // A linker names no place.
    let line = compilation.log.lines.first { $0.contains("error: ") } ?? compilation.log
    let message = "the program cannot be built: " + line.trimmed
    return [Diagnostic(severity: .error, file: exercise.file, line: 1, column: 1, message: message)]
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
