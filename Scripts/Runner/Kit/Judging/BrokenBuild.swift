extension ExerciseBuild {
  /// The verdict on an exercise of which no program can be built: each error with the line of the
  /// mistake and what it means, and what a model exercise still lacks.
  ///
  /// - Throws: A sentence, if the compiler cannot be started again.
  package func verdict(on errors: [Diagnostic], isLate: Bool) throws -> Verdict {
    let judged = text ?? Files.text(workbook.absolute(exercise.file)) ?? ""
    let located = try MistakeLocator { try diagnostics(of: $0) }
      .located(errors, in: exercise.file, text: judged)
    var verdict = Verdict(
      status: .doesNotCompile,
      diagnostics: Explanations.explained(located, in: exercise.file, text: judged)
    )
    let given = screenFile ?? exercise.suiteFile
    if errors.first?.file == given {
      verdict.notes = notes(onErrorsInGivenFile: errors)
    }
    if isLate {
      verdict.notes.append(
        "The compiler did not come to an end with this file. Split the longest expression into"
          + " shorter ones."
      )
    }
    if exercise.isOwn {
      verdict.notes += OwnFeatureNotes(feature: exercise, workbook: workbook).notes(on: errors)
    }
    // What is beside the file says nothing about another text.
    if text == nil { verdict.notes += ExtraFiles(of: exercise, in: workbook).notes }
    return verdict
  }

  private func notes(onErrorsInGivenFile errors: [Diagnostic]) -> [String] {
    let isScreen = screenFile != nil
    guard exercise.section.kind == .model else {
      return isScreen
        ? [
          "The errors are in the given screen, which uses what the text of the exercise names: is a"
            + " name or a type in your file another one?"
        ] : []
    }
    let user = isScreen ? "screen" : "suite"
    let need = isScreen ? "the screen needs" : "the checks need"
    return ["Still to be written, in the order in which \(need) it:"]
      + MissingNames.sentences(errors, user: user)
  }
}
