import Foundation

/// Adds to the compiler's messages what they mean here, puts them in the order of the file, and
/// leaves out those that only follow from others.
package enum Explanations {
  /// - Parameters:
  ///   - diagnostics: The compiler's messages.
  ///   - file: The learner's file, relative to the root.
  ///   - text: The content of the file.
  ///   - support: The texts with which it is compiled.
  ///   - library: What the library declares.
  /// - Returns: The messages that help, those about the learner's file first.
  package static func explained(
    _ diagnostics: [Diagnostic],
    in file: String,
    text: String,
    support: [String] = [],
    library: LibraryNames = LibraryNames()
  ) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let code = ExplainedCode(file: file, text: text, support: support, library: library)
    let lines = code.lines
    let placed = diagnostics.map { atItsType(atItsMacro($0, in: file, lines), in: file, lines) }
    let own = placed.filter { $0.file == file }.sorted { $0.line < $1.line }
    // Errors in macro expansions cannot be fixed by the learner.
    let isPlaced = placed.contains { !$0.file.hasPrefix("macro expansion") }
    let others = placed.filter { other in
      other.file != file && !(isPlaced && other.file.hasPrefix("macro expansion"))
    }
    let kept = [own, others].flatMap { withoutFollowing(first($0), in: code) }
    return eachCauseOnce(kept.map { explained($0, in: code) }, in: code)
  }

  /// The messages that are explained. Each is compared with the others and with the whole file, so a
  /// file with thousands of errors would take hours; and nobody mends so many at once.
  private static func first(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let most = 30
    guard diagnostics.count > most else { return diagnostics }
    let errors = diagnostics.filter { $0.severity == .error }
    return Array((errors.isEmpty ? diagnostics : errors).prefix(most))
  }

  /// The topics of the explanations, by groups.
  package static var topics: [String] { ExplanationRule.groups.map(\.topic) }

  private static func explained(_ diagnostic: Diagnostic, in code: ExplainedCode) -> Diagnostic {
    guard let found = found(diagnostic, in: code) else { return diagnostic }
    var explained = diagnostic
    (explained.explanationID, explained.explanation) = (found.id, found.explanation.text)
    explained.excerpt = nearby(explained)
    if let line = found.explanation.line, line != diagnostic.line, diagnostic.file == code.file {
      (explained.line, explained.column) = (line, 1)
      explained.excerpt = ["\(line) | \(code.line(line))"]
      explained.notes = []
    }
    return explained
  }

  /// The excerpt without lines that are there for a note about another place.
  private static func nearby(_ diagnostic: Diagnostic) -> [String] {
    var parts: [[String]] = [[]]
    for row in diagnostic.excerpt {
      if row.trimmed == ":" { parts.append([]) } else { parts[parts.count - 1].append(row) }
    }
    let near = parts.first { rows in
      rows.contains { row in Int(String(row.prefix { $0 != "|" }).trimmed) == diagnostic.line }
    }
    return near ?? diagnostic.excerpt
  }

  private static func found(
    _ diagnostic: Diagnostic,
    in code: ExplainedCode
  ) -> (id: String, explanation: Explanation)? {
    guard diagnostic.severity != .note else { return nil }
    let mistake = Mistake(diagnostic, in: code)
    for rule in CheckedRule.all {
      if let explanation = rule.explain(mistake) { return (rule.id, explanation) }
    }
    let line = mistake.line
    let rule = ExplanationRule.all.first { rule in
      rule.knows(mistake.message)
        && (rule.source.isEmpty || rule.source.contains { line.contains($0) })
    }
    return rule.map { ($0.id, Explanation($0.text(for: diagnostic))) }
  }

  /// Without errors that say the same of the same name, or have the same cause.
  private static func eachCauseOnce(
    _ diagnostics: [Diagnostic],
    in code: ExplainedCode
  ) -> [Diagnostic] {
    var seen: Set<String> = []
    // What is wrong with a line as a whole leaves nothing of it to be understood.
    let broken = diagnostics.filter { diagnostic in
      diagnostic.file == code.file
        && ["keyword", "label-order", "syntax"].contains(diagnostic.explanationID ?? "")
    }
    // What a closure is given has no name in it, so that none of its names is found.
    let closures = diagnostics.filter {
      ["state-without-name", "closure-takes-one"].contains($0.explanationID ?? "")
    }
    .compactMap { code.closure(around: $0.line) }
    return diagnostics.filter { diagnostic in
      let first = broken.first { $0.line == diagnostic.line }
      if let first, first != diagnostic, diagnostic.file == code.file { return false }
      if diagnostic.file == code.file, diagnostic.message.hasPrefix("cannot find "),
        closures.contains(where: { $0.contains(diagnostic.line) })
      {
        return false
      }
      guard diagnostic.severity == .error, let explanation = diagnostic.explanation else {
        return true
      }
      switch diagnostic.explanationID {
      // One import brings in all names of a module.
      case "import-missing":
        let module = explanation.firstMatch(of: #/import \w+/#)?.output ?? ""
        return seen.insert("\(diagnostic.file) \(module)").inserted
      case "bindable-action", "closure-names", "dependency-key", "observable-state-missing",
        "reducer-incomplete", "reducer-macro-missing", "state-not-equatable", "test-on-main-actor":
        return seen.insert(explanation).inserted
      default:
        let isName = diagnostic.message.hasPrefix("cannot find ")
        let place = isName ? diagnostic.file : "\(diagnostic.file):\(diagnostic.line)"
        // The compiler says in several ways that it does not know a name.
        let meant = explanation.firstMatch(of: #/Did you mean `[^`]+`/#).map { String($0.output) }
        return seen.insert("\(place) \(meant ?? explanation)").inserted
      }
    }
  }

  /// The message at the learner's line, where the compiler places it in code that a macro wrote.
  private static func atItsMacro(
    _ diagnostic: Diagnostic,
    in file: String,
    _ lines: [String]
  ) -> Diagnostic {
    let isInFile = diagnostic.notes.contains { note in
      note.message == "expanded code originates here" && note.file.hasSuffix(file)
    }
    guard diagnostic.file.hasPrefix("macro expansion") else { return diagnostic }
    // What a macro stores is named for the property that it belongs to.
    let stored = Mistake.quoted(diagnostic.message).first { $0.hasPrefix("_") }?.dropFirst()
    var place = stored.flatMap { name in
      lines.firstIndex { $0.contains("var \(name):") }.map { $0 + 1 }
    }
    guard isInFile || place != nil else { return diagnostic }
    var line = 0
    let rows = diagnostic.excerpt + diagnostic.notes.flatMap { $0.excerpt }
    for row in rows {
      if row.contains("note: in expansion of macro") { place = line }
      if let number = Int(row.prefix { $0 != "|" }.filter { $0 != " " }) { line = number }
    }
    guard let place else { return diagnostic }
    var moved = diagnostic
    (moved.file, moved.line, moved.column) = (file, place, 1)
    moved.excerpt = lines.indices.contains(place - 1) ? ["\(place) | \(lines[place - 1])"] : []
    moved.notes = []
    return moved
  }

  /// The message at the declaration of a type without `@Reducer`, where the compiler places it at
  /// the type's `body`.
  private static func atItsType(
    _ diagnostic: Diagnostic,
    in file: String,
    _ lines: [String]
  ) -> Diagnostic {
    guard diagnostic.file == file, lines.indices.contains(diagnostic.line - 1),
      diagnostic.message.contains("does not conform to protocol 'Reducer'"),
      lines[diagnostic.line - 1].contains("var body"),
      let type = diagnostic.message.split(separator: "'").dropFirst().first?
        .split(separator: ".").last,
      let place = lines[..<(diagnostic.line - 1)].lastIndex(where: { line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
        return words.firstIndex(of: "struct").map { words.dropFirst($0 + 1).first == type } ?? false
      }),
      !lines[max(0, place - 3)...place].contains(where: { $0.contains("@Reducer") })
    else { return diagnostic }
    var moved = diagnostic
    (moved.line, moved.column) = (place + 1, 1)
    moved.excerpt = ["\(place + 1) | \(lines[place])"]
    moved.notes = []
    return moved
  }

  /// Explanations that name a cause, whatever the message says.
  private static let causes: Set = [
    "missing-return", "join-does-not-fit", "key-path-expected", "general-case-first",
    "presented-is-missing", "element-is-missing", "presentation-missing", "bindable-action",
    "type-for-value", "unknown-method",
  ]

  /// Explanations of declarations, with which much else is not understood.
  private static let ofTypes: Set = [
    "bindable-action", "not-identifiable", "observable-state-missing", "page-is-no-reducer",
    "reducer-incomplete", "reducer-macro-missing", "state-not-equatable", "types-between-brackets",
    "unknown-type",
  ]

  /// Errors that are there because of another one, and would lead away from it.
  private static let unknownWrapper = "cannot find '$"

  /// Whether a name is not found in a `case` of whose label another error says something: the label
  /// would have declared it.
  private static func isInCaseOfAnother(
    _ error: Diagnostic,
    _ errors: [Diagnostic],
    _ code: ExplainedCode
  ) -> Bool {
    guard error.message.hasPrefix("cannot find '"), let token = Mistake(error, in: code).token,
      let label = code.labelOfCase(around: token)
    else { return false }
    let lines = code.tokens[label.lowerBound].line...code.tokens[label.upperBound - 1].line
    return errors.contains { $0 != error && lines.contains($0.line) && $0.file == code.file }
  }

  private static func withoutFollowing(
    _ own: [Diagnostic],
    in code: ExplainedCode
  ) -> [Diagnostic] {
    let errors = own.filter { $0.severity == .error }
    // After a wrong brace, the compiler understands nothing of what follows.
    if let brace = errors.first(where: { found($0, in: code)?.id == "brace" }) {
      return [brace] + own.filter { $0.severity != .error }
    }
    var following = [
      "could not be inferred", "cannot infer ", "without a type annotation",
      "_$observationRegistrar", "conform to 'CasePathable'",
      "cannot be resolved without a contextual type", "cannot call value of non-function type",
    ]
    // Without an import nothing else is known, and what does not parse is not understood.
    for id in ["import-missing", "syntax"] {
      let causes = errors.filter { found($0, in: code)?.id == id }
      if !causes.isEmpty { return causes + own.filter { $0.severity != .error } }
    }
    // A type that is not known conforms to nothing, and nothing that it is part of can be used.
    if errors.contains(where: {
      $0.message.hasPrefix("cannot find type") || $0.message.contains("is not a member type of")
        || $0.message.contains("'@Presents' needs a 'var'")
        || $0.message.contains(" specialized with ")
    }) {
      following += [
        "does not conform to protocol", "'nil' requires a contextual type",
        "no exact matches in call", "failed to produce diagnostic",
        "did not produce a non-observing",
        "cannot be used on instance of nested type", "be a class type", "is a 'let' constant",
        "type 'Hashable' has no member", "has no member '$", "'KeyPath<Root, Value>'",
        "missing argument label 'state:'",
      ]
    }
    // A property whose attribute has an unknown name has no type, which cannot be compared either.
    if errors.contains(where: {
      $0.message.hasPrefix("cannot find '") && Mistake($0, in: code).line.contains("@Shared(")
    }) {
      following.append("does not conform to protocol 'Equatable'")
    }
    if errors.contains(where: { found($0, in: code)?.id == "presentation-missing" }) {
      following += ["conform to 'CaseReducerState'", "'KeyPath<Case<"]
    }
    // Without the cursor's property, the compiler does not know the fields either.
    if errors.contains(where: {
      $0.message.contains("FocusState<") || $0.message.hasPrefix(Self.unknownWrapper)
    }) {
      following.append("type 'Hashable' has no member")
    }
    // Whose binding it is and what its action can do is known once the other error is gone.
    following += ["cannot assign through dynamic lookup property", "conform to 'ViewAction'"]
    // In `body` itself, where effects belong into a `Reduce`.
    following += [
      "type 'Reducer' has no member", "that does not accept a closure", "Binding<Subject>",
    ]
    if errors.contains(where: { $0.message.hasPrefix("instance member 'body'") }) {
      following.append("'R.State'")
    }
    // The lines of a statement whose `return` is missing belong together only by mistake.
    let lostReturns = errors.compactMap { error -> (Diagnostic, ClosedRange<Int>)? in
      guard found(error, in: code)?.id == "missing-return",
        let token = Mistake(error, in: code).token, token > 0
      else { return nil }
      let statement = code.statement(around: token)
      guard !statement.isEmpty else { return nil }
      let last = code.closure(around: error.line)?.upperBound ?? error.line
      return (error, code.tokens[statement.lowerBound].line...max(error.line, last))
    }
    let isOfType = errors.contains { error in
      found(error, in: code).map { Self.ofTypes.contains($0.id) } ?? false
    }
    // In a type that is no reducer yet, nothing joins a child.
    let notReducers = errors.compactMap { error -> ClosedRange<Int>? in
      guard found(error, in: code)?.id == "reducer-macro-missing" else { return nil }
      let name = Mistake(error, in: code).names.first.flatMap { code.declarations.type($0)?.name }
      return code.declarations.scopes.first { $0.type == name }.map {
        code.tokens[$0.tokens.lowerBound].line...code.tokens[$0.tokens.upperBound].line
      }
    }
    var wrappers: Set<String> = []
    let leading = errors.filter { error in
      if notReducers.contains(where: { $0.contains(error.line) }),
        found(error, in: code)?.id != "reducer-macro-missing"
      {
        return false
      }
      if isInCaseOfAnother(error, errors, code)
        || lostReturns.contains(where: { $0 != error && $1.contains(error.line) })
      {
        return false
      }
      let id = found(error, in: code)?.id ?? ""
      // What a macro wrote into such a type is no call of the learner's.
      let line = code.line(error.line).trimmed
      let isOfMacro = error.column == 1 && line.hasPrefix("@") && !line.contains(" ")
      if isOfType, id.isEmpty || isOfMacro && !Self.ofTypes.contains(id) { return false }
      // The compiler knows no case in which something else is wrong.
      if let (type, name) = Mistake(error, in: code).missingMember, type.member(name) != nil {
        return found(error, in: code).map { Self.causes.contains($0.id) } ?? false
      }
      if following.contains(where: { error.message.contains($0) }) {
        return found(error, in: code).map { Self.causes.contains($0.id) } ?? false
      }
      // A wrapper that is missing is one mistake, wherever its property is used.
      return !error.message.hasPrefix(Self.unknownWrapper)
        || wrappers.insert(error.message).inserted
    }
    return leading.isEmpty ? own : leading + own.filter { $0.severity != .error }
  }
}

extension ExplanationRule {
  func text(for diagnostic: Diagnostic) -> String {
    let names = Mistake.quoted(Mistake.withoutAliases(diagnostic.message))
    var text = text
    for (index, name) in names.prefix(2).enumerated() {
      text = text.replacingOccurrences(of: "%\(index + 1)", with: name)
    }
    return text
  }
}
