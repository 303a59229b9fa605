/// Finds the line of a mistake that the compiler only places at the beginning of a closure, of `body`, or
/// of the rows of a list, or at the end of a function.
struct MistakeLocator {
  /// Compiles a text in place of the learner's file, and returns the compiler's messages; nil if it
  /// could not.
  let compile: (String) -> [Diagnostic]?

  /// - Parameters:
  ///   - errors: The compiler's messages about the learner's file.
  ///   - file: The file, relative to the root.
  ///   - text: The content of the file.
  /// - Returns: The same with errors at their own lines, where they can be found.
  func located(_ errors: [Diagnostic], in file: String, text: String) -> [Diagnostic] {
    atTheirClosures(errors, in: file, text: text).flatMap { error in
      guard error.file == file else { return [error] }
      return error.message.hasPrefix("missing return")
        ? atItsCases(error, text: text) : inItsRows(error, text: text)
    }
  }

  /// An error in the closure of a `ForEach`, where there is one.
  private func inItsRows(_ error: Diagnostic, text: String) -> [Diagnostic] {
    guard let rewritten = TypedRows(rewriting: text, for: error),
      let messages = compile(rewritten.text)
    else { return [error] }
    let found = messages.filter { other in
      other.file == error.file && other.severity == .error && rewritten.lines.contains(other.line)
    }
    return found.isEmpty ? [error] : found
  }

  /// A missing `return` at the end of each case of a `switch` that has none.
  private func atItsCases(_ error: Diagnostic, text: String) -> [Diagnostic] {
    guard let rewritten = UnendingCases(rewriting: text, closingAt: error.line) else {
      return [error]
    }
    guard let messages = compile(rewritten.text) else { return [error] }
    let found = messages.filter { $0.file == error.file }
    guard !found.contains(where: { $0.severity == .error }) else { return [error] }
    let returning = found.filter { $0.message.contains("will never be executed") }.map { $0.line }
    let open = rewritten.ends.filter { !returning.contains($0.line) }
    // Where no case returns, the function may as well return after all of them.
    guard !open.isEmpty, open.count < rewritten.ends.count else { return [error] }
    let lines = text.lines
    return open.map { end in
      var located = error
      (located.line, located.column) = (end.line, end.column)
      located.excerpt = ["\(end.line) | \(lines[end.line - 1])"]
      return located
    }
  }

  private func atTheirClosures(
    _ errors: [Diagnostic],
    in file: String,
    text: String
  ) -> [Diagnostic] {
    guard let rewritten = ClosureAsMethod(rewriting: text),
      let vague = errors.firstIndex(where: { error in
        error.file == file && error.severity == .error
          && (rewritten.closures.contains { $0.lowerBound == error.line } || Self.isVague(error))
      }),
      let messages = compile(rewritten.text)
    else { return errors }
    func closure(of error: Diagnostic) -> ClosedRange<Int>? {
      rewritten.closures.first { $0.dropFirst().dropLast().contains(error.line) }
    }
    let found = messages.filter { error in
      error.file == file && error.severity == .error && closure(of: error) != nil
    }
    guard !found.isEmpty else { return errors }
    // The compiler may say several things about the same closure; all of them are answered now.
    let answered = found.compactMap { closure(of: $0)?.lowerBound }
    var result = errors
    let lines = text.lines
    result.replaceSubrange(vague...vague, with: found.map { Self.asWritten($0, in: file, lines) })
    return result.filter { error in
      error.file != file || !answered.contains(error.line)
    }
  }

  /// An error of the rewritten text with the lines that the learner wrote.
  private static func asWritten(
    _ error: Diagnostic,
    in file: String,
    _ lines: [String]
  ) -> Diagnostic {
    var error = error
    error.excerpt = error.excerpt.compactMap { row in
      guard let bar = row.firstIndex(of: "|"),
        let number = Int(row[..<bar].filter { $0 != " " }), lines.indices.contains(number - 1)
      else { return row.contains("core") && row.contains("note:") ? nil : row }
      return row[...bar] + " " + lines[number - 1]
    }
    error.notes = error.notes.filter { !$0.message.contains("'core") }
      .map { $0.file == file ? asWritten($0, in: file, lines) : $0 }
    return error
  }

  private static func isVague(_ error: Diagnostic) -> Bool {
    ["failed to produce diagnostic", "unable to type-check this expression", "buildExpression"]
      .contains { error.message.contains($0) }
  }
}
