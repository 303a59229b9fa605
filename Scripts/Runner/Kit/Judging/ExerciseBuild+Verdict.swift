extension ExerciseBuild {
  /// The verdict on an exercise of which no program can be built: each error with the line of the
  /// mistake and what it means, and what a model exercise still lacks.
  ///
  /// - Throws: The wish to stop.
  package func verdict(on errors: [Diagnostic]) throws -> Verdict {
    if let elsewhere = verdict(onErrorsInUsedFiles: errors) { return elsewhere }
    let judged = Project.parts(of: text ?? exercise.text(in: workbook) ?? "")
    let tries = CompilerTries(self, errors: errors)
    var verdict = Verdict(
      status: .doesNotCompile,
      diagnostics: explained(errors, in: judged.feature, tests: judged.tests, tries)
    )
    try tries.checkStop()
    verdict.isCutShort = tries.isCutShort
    let given = screenFile ?? exercise.suiteFile
    if errors.first?.file == given {
      verdict.notes = notes(onErrorsInGivenFile: errors)
    }
    if let entry = secondEntry(in: judged.feature, errors) { verdict.diagnostics = [entry] }
    if lacksImport(errors) {
      verdict.notes.append(
        "\(exercise.suiteFile) sees your feature with `\(Self.importLine)`, which is missing."
      )
      // Without it, the tests know no name of the feature: the errors say nothing else.
      verdict.diagnostics.removeAll { $0.file == exercise.suiteFile }
    }
    // Files beside the exercise's say nothing about another text.
    if text == nil { verdict.notes += ExtraFiles(exercise: exercise, workbook: workbook).notes }
    return verdict
  }

  private static let importLine = "@testable import \(OwnFeature.module)"

  /// Whether the tests of a feature of the learner's own do not import it.
  private func lacksImport(_ errors: [Diagnostic]) -> Bool {
    guard exercise.isOwn, errors.first?.file == exercise.suiteFile else { return false }
    return Files.text(workbook.absolute(exercise.suiteFile))?.contains(Self.importLine) == false
  }

  /// The verdict on a feature of the learner's own where all errors are in another one that it uses; nil
  /// if some are its own.
  private func verdict(onErrorsInUsedFiles errors: [Diagnostic]) -> Verdict? {
    // An error in the expansion of a macro says what another one says at its place.
    let elsewhere = errors.filter { used.contains($0.file) }
    let own = [exercise.file, exercise.suiteFile]
    guard let file = elsewhere.first?.file, !errors.contains(where: { own.contains($0.file) })
    else { return nil }
    return Verdict(
      status: .doesNotCompile,
      diagnostics: elsewhere,
      notes: ["`\(exercise.title)` uses \(file), and is compiled with it. The errors are there."]
    )
  }

  /// The verdict on a file on which the compiler ends each time.
  ///
  /// - Parameters:
  ///   - fault: The way in which it ends.
  ///   - compilesOthers: Whether it compiles another file in this one's place.
  /// - Returns: Nil, if the file may not be the cause.
  func verdict(onEnd fault: MachineFault, compilesOthers: () throws -> Bool) throws -> Verdict? {
    guard fault.canBeOfFile else { return nil }
    var error = Diagnostic(
      severity: .error,
      file: exercise.file,
      line: 1,
      column: 1,
      message: "\(fault.reason.dropLast()) on this file"
    )
    if fault == .compilerCrash {
      let verdict = try verdict(on: [error])
      // A rule knows what in the file makes it crash.
      if verdict.diagnostics.first?.explanationID != nil { return verdict }
    }
    guard try compilesOthers() else { return nil }
    error.explanation = """
      It compiles the solution, and ended so on this file twice. Write what you changed last in another \
      way.
      """
    return Verdict(status: .doesNotCompile, diagnostics: [error])
  }

  /// The warning about a `body` that calls a method of its own feature, as an error: whatever runs it
  /// crashes. Nil if there is none.
  func callOfItself(among warnings: [Diagnostic]) -> Diagnostic? {
    let found = warnings.first { warning in
      warning.file == exercise.file
        && warning.message.contains("treated as a reference to instance method")
    }
    return found.map { warning in
      var error = warning
      error.severity = .error
      return error
    }
  }

  /// The meaning of the linker's error about a second entry, at the line of its `@main`.
  private func secondEntry(in feature: String, _ errors: [Diagnostic]) -> Diagnostic? {
    let tokens = Lexer.tokens(of: feature)
    let mark = zip(tokens, tokens.dropFirst()).first { $0.isMark("@") && $1.isWord("main") }?.0
    guard let mark, errors.contains(where: { $0.message.contains("duplicate symbol") }) else {
      return nil
    }
    var error = errors[0]
    error.file = exercise.file
    (error.line, error.column, error.excerpt) = (mark.line, 1, [])
    error.message = "`@main` makes a second entry of the program"
    error.explanation = """
      The program with the checks has an entry of its own. Leave `@main` out here: it belongs into the \
      app that you make in Xcode.
      """
    error.explanationID = "second-entry"
    return error
  }

  /// The errors of a text at the lines of their mistakes, and with what they mean.
  ///
  /// - Parameters:
  ///   - tests: The learner's tests in a project.
  ///   - tries: Asks the compiler about other texts.
  private func explained(
    _ errors: [Diagnostic],
    in text: String,
    tests: String,
    _ tries: CompilerTries
  ) -> [Diagnostic] {
    let locator = MistakeLocator(compile: tries.diagnostics)
    let located = locator.located(errors, in: exercise.file, text: text)
    let trial = trial(of: text, errors: located, tries, locator)
    return explained(located, feature: text, tests: tests, trial: trial)
  }

  /// Tries advice on a text; nil where nobody reads it.
  private func trial(
    of text: String,
    errors: [Diagnostic],
    _ tries: CompilerTries,
    _ locator: MistakeLocator
  ) -> AdviceTrial? {
    guard triesAdvice else { return nil }
    return AdviceTrial(
      of: exercise.file,
      text: text,
      errors: errors,
      module: exercise.isTestExercise ? support.chapter.module : nil
    ) { [file = exercise.file] text in
      tries.typeCheck(text).map { locator.located($0, in: file, text: text) }
    }
  }

  /// The warnings about a text that compiles, with what they mean.
  package func explained(_ warnings: [Diagnostic], in text: String) -> [Diagnostic] {
    guard !warnings.isEmpty else { return [] }
    let parts = Project.parts(of: text)
    let forms = TodaysForms(of: workbook, chapter: exercise.id.chapter)
    var seen: Set<String> = []
    // A type and its initializer are deprecated together, and the compiler says so of both.
    let causes = warnings.filter { warning in
      let advice = warning.message.firstRange(of: "' is deprecated").map {
        warning.message[$0.upperBound...]
      }
      return seen.insert("\(warning.file):\(warning.line) \(advice ?? warning.message[...])")
        .inserted
    }
    return explained(causes, feature: parts.feature, tests: parts.tests).map { warning in
      var warning = warning
      warning.explanation = warning.explanation ?? forms.explanation(of: warning.message)
      return warning
    }
  }

  private func explained(
    _ all: [Diagnostic],
    feature: String,
    tests: String,
    trial: AdviceTrial? = nil
  ) -> [Diagnostic] {
    let library = LibraryNames(folder: workbook.absolute(LibraryNames.folder))
    let forms = TodaysForms(of: workbook, chapter: exercise.id.chapter)
    let support = sharedFiles.compactMap(Files.text)
    let lesson = { triesAdvice ? ShownCode(of: exercise, in: workbook) : nil }
    // The tests of an own feature are the learner's as well.
    let testsFile = exercise.isOwn ? exercise.suiteFile : exercise.ownTestsFile
    let isOfTests = { (diagnostic: Diagnostic) in diagnostic.file == testsFile }
    let tests = exercise.isOwn ? Files.text(workbook.absolute(exercise.suiteFile)) : tests
    // Another feature that this one uses is compiled by itself too, and explained there.
    let diagnostics = all.filter { !used.contains($0.file) }
    return Explanations.explained(
      diagnostics.filter { !isOfTests($0) },
      in: exercise.file,
      text: feature,
      support: support,
      library: library,
      forms: forms,
      trial: trial,
      lesson: lesson
    )
      + Explanations.explained(
        diagnostics.filter(isOfTests),
        in: testsFile ?? "",
        text: tests ?? "",
        support: [feature] + support,
        library: library,
        forms: forms,
        lesson: lesson
      )
  }

  /// A sentence for each given function that begins in another way than it did. What the compiler says
  /// of its calls follows from that.
  private func changedFunctions(usedIn file: String) -> [String] {
    guard let source = MarkedSource(of: exercise, in: workbook),
      let given = Files.text(workbook.absolute(file))
    else { return [] }
    return FunctionHeads(in: source.starter).changes(
      in: text ?? exercise.text(in: workbook) ?? "",
      calledBy: Set(Lexer.tokens(of: given).map(\.text))
    )
  }

  private func notes(onErrorsInGivenFile errors: [Diagnostic]) -> [String] {
    let isScreen = screenFile != nil
    // The suite of an own feature is the learner's.
    guard !exercise.isOwn else { return [] }
    let user = isScreen ? "screen" : "suite"
    let need = isScreen ? "the screen needs" : "the checks need"
    let file = screenFile ?? exercise.suiteFile
    let text = text ?? exercise.text(in: workbook) ?? ""
    let missing = MissingNames(
      user: user,
      given: Files.text(workbook.absolute(file)).map { ExplainedCode(file: file, text: $0) },
      own: Declarations([text]),
      text: text
    )
    let sentences = missing.sentences(errors)
    if exercise.section.kind == .model {
      return ["Still to be written, in the order in which \(need) it:"] + sentences
    }
    let changes = changedFunctions(usedIn: file)
    let differences = changes.isEmpty ? sentences.map { $0.replacing(" yet.", with: ".") } : changes
    // A project's file is what the learner wrote, or what a stage before ended with.
    if exercise.isProject { return ["What changes in your file, since \(need) it:"] + differences }
    return ["Your file lacks what \(need), or has it in another form:"] + differences
      + [
        "`Scripts/workbook reset \(exercise.id)` brings the exercise back as it was, and keeps a copy"
          + " of your file."
      ]
  }
}
