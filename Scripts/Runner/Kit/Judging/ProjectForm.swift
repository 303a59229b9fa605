/// The parts of a project's file that no suite can find: the entry of the app, a preview,
/// and names that no other file of the chapter has, because the files of a chapter are one module for
/// Xcode.
struct ProjectForm {
  let exercise: Exercise
  let workbook: Workbook

  /// The checks that fail.
  func failures(in text: String) -> [Check] {
    let feature = Project.parts(of: text).feature
    return [entryFailure(feature), previewFailure(feature), nameFailure(feature)].compactMap { $0 }
  }

  /// The texts that the answer depends on besides the project's own.
  static func others(of exercise: Exercise, in workbook: Workbook) -> [(file: String, text: String)]
  {
    let chapter = workbook.chapters.first { $0.number == exercise.id.chapter }
    return (chapter?.exercises ?? []).compactMap { other in
      // The next stage of the game has the same names, and no module has both.
      guard other.id != exercise.id, !other.isTestExercise, !other.isProject else { return nil }
      let text = [other.solutionFile, other.starterFile].lazy
        .compactMap { Files.text(workbook.absolute($0)) }.first
      return text.map { (other.file, $0) }
    }
  }

  private func entryFailure(_ feature: String) -> Check? {
    let tokens = Lexer.tokens(of: feature)
    let apps = ScreenSource(feature).apps
    let window = tokens.firstIndex { $0.isWord("WindowGroup") }
    let shows = window.map { tokens[$0...].contains { $0.isWord("GameView") } } ?? false
    if !apps.isEmpty, shows { return nil }
    let lack =
      apps.first.map { "`\($0)` has no `WindowGroup` that shows `GameView`." }
      ?? "\(exercise.file.fileName) has no type that is an `App`."
    let line = apps.first.flatMap { app in
      tokens.indices.dropFirst().first {
        tokens[$0].isWord(app) && tokens[$0 - 1].isWord("struct")
      }
    }
    return check(
      "The file has the entry of the app",
      """
      \(lack) An app begins with a `struct` that conforms to `App`. Its `body` is `some Scene`: a \
      `WindowGroup` around the first view.
      """,
      line: line.map { tokens[$0].line } ?? lastLine(of: feature)
    )
  }

  /// The last line that is not empty, which is where something is to be added.
  private func lastLine(of text: String) -> Int {
    (text.lines.lastIndex { !$0.trimmed.isEmpty } ?? 0) + 1
  }

  private func previewFailure(_ feature: String) -> Check? {
    if Lexer.tokens(of: feature).contains(where: { $0.isWord("#Preview") }) { return nil }
    return check(
      "The file has a preview",
      """
      \(exercise.file.fileName) has no `#Preview`. A project has one: Xcode shows it, and so does \
      `Scripts/workbook play`.
      """,
      line: lastLine(of: feature)
    )
  }

  private func nameFailure(_ feature: String) -> Check? {
    let own = Self.types(of: feature)
    for other in Self.others(of: exercise, in: workbook) {
      let taken = Self.types(of: other.text)
      guard let name = own.keys.filter({ taken[$0] != nil }).min() else { continue }
      return check(
        "No name is that of another file",
        """
        `\(name)` is declared in \(other.file) too. Xcode compiles the files of a chapter together, \
        and then neither of the two compiles. Choose another name here.
        """,
        line: own[name] ?? 1
      )
    }
    return nil
  }

  /// The lines of the types outside of other types that a whole module sees, by their names.
  private static func types(of text: String) -> [String: Int] {
    let lines = text.lines
    let types = Declarations([text]).types.values.filter { type in
      !type.keyword.isEmpty && !type.name.contains(".")
        && lines.indices.contains(type.line - 1) && !lines[type.line - 1].contains("private ")
    }
    return Dictionary(types.map { ($0.name, $0.line) }, uniquingKeysWith: min)
  }

  private func check(_ name: String, _ comment: String, line: Int) -> Check {
    let issue = Check.Issue(comment: comment, file: exercise.file, line: line)
    return Check(name: name, status: .failed, issues: [issue], file: exercise.file, line: line)
  }
}
