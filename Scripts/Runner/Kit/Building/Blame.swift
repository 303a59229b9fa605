/// From the compiler's errors to the exercises that cause them.
///
/// An error in an exercise's file is that exercise's own, and an error in a suite is that of the
/// exercise it checks. But one exercise can also break a file that its author never touched, for
/// example with a type whose name another file uses; so files that somebody edited are blamed before
/// files that are as the workbook gave them.
package struct Blame {
  package let workbook: Workbook
  /// Exercises whose file differs from its starter.
  package let edited: Set<ExerciseNumber>

  package init(workbook: Workbook, edited: Set<ExerciseNumber>) {
    self.workbook = workbook
    self.edited = edited
  }

  /// The exercises to leave out of the next build, each with the errors that speak of it; none if
  /// the errors have nothing to do with an exercise.
  ///
  /// - Parameters:
  ///   - outcome: A build that failed.
  ///   - excluded: The exercises that were left out of it.
  package func assign(
    _ outcome: PackageBuild.Outcome,
    excluded: Set<ExerciseNumber>
  ) -> [ExerciseNumber: [Diagnostic]] {
    let errors = outcome.errors
    let own = grouped(errors) { exercise(of: $0.file).map { [$0] } ?? [] }
    let ownEdited = own.filter { edited.contains($0.key) }
    if !ownEdited.isEmpty { return ownEdited }

    // Nobody touched the files in which the errors stand: who is spoken of in the notes?
    let named = grouped(errors) { error in
      Set(error.notes.compactMap { exercise(of: $0.file) }).intersection(edited)
    }
    if !named.isEmpty { return named }

    // A compiler that crashes, and a linker, name the file only in their report.
    if errors.isEmpty {
      return reported(outcome.log).filter { !excluded.contains($0.key) }
    }

    // Somebody who edited in the same module, then, or it is the given file's own fault.
    let neighbours = grouped(errors) { error in
      let chapter = chapter(of: error.file)
      return edited.filter { $0.chapter == chapter }.subtracting(excluded)
    }
    return neighbours.isEmpty ? own : neighbours
  }

  /// The exercise that a file belongs to, as its own file, its suite, or a copy of one of them that
  /// somebody left beside it: the number in the name decides, as it does in `Package.swift`.
  package func exercise(of file: String) -> ExerciseNumber? {
    guard chapter(of: file) != nil else { return nil }
    let number = ExerciseNumber(fileName: file.fileName)
    return workbook.exercises.first { $0.number == number }?.number
  }

  /// Whether errors say something about two exercises at once, so that they may go when the other
  /// one changes.
  package func concernsOthers(_ diagnostics: [Diagnostic], than number: ExerciseNumber) -> Bool {
    diagnostics.contains { diagnostic in
      let isShared =
        diagnostic.message.hasPrefix("invalid redeclaration")
        || diagnostic.message.contains("ambiguous")
      let others = diagnostic.files.compactMap { exercise(of: $0) }.filter { $0 != number }
      return isShared || !others.isEmpty
    }
  }

  private func chapter(of file: String) -> Int? {
    workbook.chapters.first { chapter in
      let folders = [
        chapter.supportFolder, chapter.suiteFolder, "\(workbook.source.rawValue)/\(chapter.folder)",
      ]
      return folders.contains { file.hasPrefix($0 + "/") }
    }?.number
  }

  private func grouped(
    _ errors: [Diagnostic],
    by exercises: (Diagnostic) -> Set<ExerciseNumber>
  ) -> [ExerciseNumber: [Diagnostic]] {
    var groups: [ExerciseNumber: [Diagnostic]] = [:]
    for error in errors {
      for exercise in exercises(error) { groups[exercise, default: []].append(error) }
    }
    return groups
  }

  /// The exercises that the report of a crashed compiler or of the linker names.
  private func reported(_ log: String) -> [ExerciseNumber: [Diagnostic]] {
    let isCrash = log.contains("PLEASE submit a bug report") || log.contains("failed due to signal")
    let report = log.lines.filter { !$0.hasPrefix("[") }
    var found: [ExerciseNumber: [Diagnostic]] = [:]
    for exercise in workbook.exercises where edited.contains(exercise.number) {
      let words = report.filter { line in
        line.contains(isCrash ? exercise.file + ":" : exercise.file.fileName + ".o")
      }
      guard let first = words.first else { continue }
      let message =
        isCrash
        ? "the compiler itself crashed on this file; try to write it another way"
        : "the program cannot be linked: \(first.trimmed)"
      found[exercise.number] = [
        Diagnostic(severity: .error, file: exercise.file, line: 1, column: 1, message: message)
      ]
    }
    return found
  }
}
