/// The check of a pure reducer that no run can make: whether it reads anything but its state and its
/// action. The names that the compiled file needs say so, whatever a run happens to do.
struct ReducerWorld {
  /// The suites' name for the test that stands for this check, which they do not run.
  static let name = "The reducer reads nothing but its state and its action"

  let exercise: Exercise
  let text: String
  /// The module of the file.
  let module: String
  let reader: SymbolReader

  /// The verdict with this check in it, if the suite has it.
  ///
  /// - Parameter object: The path of the compiled file.
  /// - Throws: `WorkbookError` if a program that reads names does not end well.
  func completed(_ verdict: Verdict, object: String) throws -> Verdict {
    guard let index = verdict.checks.firstIndex(where: { $0.name == Self.name }) else {
      return verdict
    }
    var verdict = verdict
    let canRead = Files.exists(reader.lister[0])
    let found = canRead ? try readings(in: object) : []
    verdict.checks[index].issues = found
    verdict.checks[index].status = found.isEmpty ? .passed : .failed
    if !canRead {
      // The other checks are all that can be known.
      verdict.checks[index].remark = "nothing on this machine lists the names in a compiled file"
    }
    if verdict.status == .failed, verdict.notes.isEmpty,
      verdict.checks.allSatisfy({ $0.status == .passed })
    {
      verdict.status = .passed
    }
    return verdict
  }

  private func readings(in object: String) throws -> [Check.Issue] {
    let symbols = try reader.symbols(in: object)
    let tokens = Lexer.tokens(of: text)
    var seen: Set<String> = []
    return try reader.names(symbols.letters.keys).compactMap { name in
      guard let what = reading(name, in: symbols) else { return nil }
      let word = tokens.first { [name.last, name.path.first].contains($0.text) }
      guard seen.insert(word?.text ?? name.words).inserted else { return nil }
      return Check.Issue(
        comment: """
          Your file reads \(what): `\(Reach.words(for: name))`. Then the same state and the same action do not \
          always give the same result, and no test can say beforehand what comes. What a reducer needs \
          stands in the state, or comes with the action.
          """,
        file: exercise.file,
        line: word?.line ?? 1
      )
    }
    .sorted { $0.line < $1.line }
  }

  /// The kind of what a name brings into a reducer; nil if it brings nothing.
  private func reading(_ name: SymbolName, in symbols: ObjectSymbols) -> String? {
    if !symbols.isNeeded(name.symbol), name.home == module {
      let part = name.tree?.parts.last.map { $0.kind == "Static" ? $0.parts[0] : $0 }
      let isVariable = part?.kind == "Variable" && symbols.isWritable(name.symbol)
      return isVariable && isVar(name.last) ? "a variable that is not in the state" : nil
    }
    // A function of Swift's that is always copied into the file counts as needed too.
    guard symbols.isNeeded(name.symbol) || name.home != nil else { return nil }
    let words = Set(name.path)
    if name.path.contains(where: { $0.lowercased().hasPrefix("random") || $0.hasPrefix("shuffle") })
      || words.contains("SystemRandomNumberGenerator")
    {
      return "a random number"
    }
    let isMade = name.last == "init" && name.labels.isEmpty
    if words.contains("Date"), isMade || name.last == "now" { return "a clock" }
    if name.home == "_Concurrency", words.contains(where: { $0.hasSuffix("Clock") }) {
      return "a clock"
    }
    if words.contains("UUID"), isMade { return "a random number" }
    return Reach.of(name, own: [module], isTestFile: false) == .outside
      ? "the world outside of the program" : nil
  }

  /// Whether the file declares a variable of this name, and no constant.
  private func isVar(_ name: String) -> Bool {
    let tokens = Lexer.tokens(of: text)
    return zip(tokens, tokens.dropFirst()).contains { $0.isWord("var") && $1.isWord(name) }
  }
}
