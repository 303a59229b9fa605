/// Leaves out errors that are there because of other ones, and would lead away from them.
struct Consequences {
  private let code: ExplainedCode

  init(in code: ExplainedCode) {
    self.code = code
  }

  /// The beginning of the cause of an explanation that is about a class.
  static let aClass = "class "

  /// - Parameter own: The messages about one file, or about those beside it.
  /// - Returns: Those that name a cause; all of them if none does.
  func causes(among all: [ExplainedError]) -> [ExplainedError] {
    let own = withoutFollowing(all)
    let errors = own.filter { $0.diagnostic.severity == .error }
    let others = own.filter { $0.diagnostic.severity != .error }
    let onFile = errors.map(\.bearing.onFile).max() ?? 0
    if onFile > 0 {
      let causes = errors.filter { $0.bearing.onFile == onFile }
      return causes.prefix(onFile == Bearing.braces.rawValue ? 1 : causes.count) + others
    }
    let silences = silences(of: errors)
    let isOfDeclaration = errors.contains { $0.bearing.contains(.declaration) }
    let notReducers = bodiesOfNoReducer(errors)
    let lostReturns = statementsWithoutReturn(errors)
    let leading = errors.indices.filter { index in
      let error = errors[index]
      let isOfReducer = notReducers.contains { $0.contains(error.line) }
      let isLost = lostReturns.contains { lost in
        // Another `return` that is missing is another mistake; of one that several errors are
        // about, the first is kept.
        lost.index != index && lost.lines.contains(error.line)
          && (error.id != "missing-return"
            || error.causeLine == errors[lost.index].causeLine && lost.index < index)
      }
      // What a macro wrote into such a type is no call of the learner's.
      let line = code.line(error.line).trimmed
      let isOfMacro = error.diagnostic.column == 1 && line.hasPrefix("@") && !line.contains(" ")
      let isUnclear =
        isOfDeclaration
        && (error.id.isEmpty || isOfMacro && !error.bearing.contains(.declaration))
      if isOfReducer && error.id != "reducer-macro-missing" || isLost || isUnclear
        || isInCaseOfAnother(index, errors)
      {
        return false
      }
      if error.bearing.contains(.cause) { return true }
      // The compiler knows no case in which something else is wrong.
      if let (type, name) = error.mistake.missingMember, type.member(name) != nil { return false }
      return !silences.contains { silence in
        (silence.line == nil || silence.line == error.line && silence.index != index)
          && silence.messages.contains(where: error.message.contains)
      }
    }
    .map { errors[$0] }
    return leading.isEmpty ? own : leading + others
  }

  /// Without errors about a whole declaration or statement in which another one has its place.
  private func withoutFollowing(_ all: [ExplainedError]) -> [ExplainedError] {
    let lines = all.map { $0.isLookedUp ? nil : linesOfCause(of: $0) }
    return all.indices.filter { index in
      guard let around = lines[index] else { return true }
      return !all.indices.contains { other in
        let error = all[other]
        return lines[other] == nil && error.diagnostic.severity == .error
          && error.diagnostic.file == code.file && around.contains(error.line)
      }
    }
    .map { all[$0] }
  }

  /// The lines in which an error is the cause of one that says nothing about a place in them; nil if
  /// this one may be a cause itself.
  private func linesOfCause(of error: ExplainedError) -> Set<Int>? {
    let says = { (fragments: [String]) in fragments.contains(where: error.message.contains) }
    guard error.diagnostic.severity == .error, error.diagnostic.file == code.file else {
      return nil
    }
    if says([
      "does not conform to protocol 'Equatable'", "does not conform to protocol 'Hashable'",
      "does not conform to protocol 'Codable'", "no accessible initializers", "has no initializers",
      "requires that '",
    ]), let name = error.mistake.names.first(where: { code.declarations.type($0) != nil }),
      let type = code.declarations.type(name)?.name,
      let scope = code.declarations.scopes.first(where: { $0.type == type })
    {
      return Set(code.tokens[scope.tokens].map(\.line))
    }
    guard let token = error.mistake.token else { return nil }
    if says(["switch must be exhaustive"]) {
      // A case that is there under another name is missing as well.
      guard let open = code.tokens[token...].firstIndex(where: { $0.isMark("{") }),
        let close = code.blocks.closing[open]
      else { return nil }
      let labels = (open..<close).filter { code.tokens[$0].isWord("case") }
        .compactMap(code.caseLabel)
      return Set(labels.flatMap { code.tokens[$0].map(\.line) })
    }
    let ofStatements = [
      "ambiguous", "could not be inferred", "requires that '", "of synthesized property",
    ]
    return says(ofStatements) ? Set(code.tokens[code.statement(around: token)].map(\.line)) : nil
  }

  /// Parts of messages that say nothing beside others, whatever those are.
  private static let vague = [
    "could not be inferred", "cannot infer ", "without a type annotation",
    "_$observationRegistrar", "conform to 'CasePathable'",
    "cannot be resolved without a contextual type", "cannot call value of non-function type",
    // Whose binding it is and what its action can do is known once the other error is gone.
    "cannot assign through dynamic lookup property", "conform to 'ViewAction'",
    // In `body` itself, where effects belong into a `Reduce`.
    "type 'Reducer' has no member", "that does not accept a closure", "'ReducerBuilder<",
    "Binding<Subject>",
    // What the compiler has not found out, and a pattern that it did not see as one.
    "'Store<_", "'_' can only appear in a pattern",
  ]

  /// Parts of messages that say nothing beside a message with one of the first parts.
  private static let following: [(beside: [String], messages: [String])] = [
    (
      ["'@Presents' only works in a struct with", "conform to 'ObservableState'"],
      ["is a get-only property", "no exact matches in call", "has no member '$"]
    ),
    // A type that is not known conforms to nothing, and nothing that it is part of can be used.
    (
      [
        "cannot find type", "is not a member type of", "'@Presents' needs a 'var'",
        " specialized with ", "unknown attribute '",
      ],
      [
        "does not conform to protocol", "'nil' requires a contextual type",
        "no exact matches in call", "failed to produce diagnostic",
        "did not produce a non-observing",
        "cannot be used on instance of nested type", "be a class type", "is a 'let' constant",
        "type 'Hashable' has no member", "has no member '$", "'KeyPath<Root, Value>'",
        "missing argument label 'state:'", "argument passed to call that takes no arguments",
      ]
    ),
    // Without the cursor's property, the compiler does not know the fields either.
    (["FocusState<", "cannot find '$"], ["type 'Hashable' has no member"]),
    (["invalid redeclaration of"], ["is ambiguous for type lookup"]),
    (["instance member 'body'", "cannot find '"], ["'R.State'"]),
  ]

  /// What some errors leave without a meaning: in all of the file, or in the line of one of them.
  private func silences(
    of errors: [ExplainedError]
  ) -> [(messages: [String], line: Int?, index: Int)] {
    let beside = Self.following.filter { signs in
      errors.contains { error in signs.beside.contains(where: error.message.contains) }
    }
    // A class has no initializer with its properties.
    let isOfClass = errors.contains {
      $0.found?.explanation.cause?.hasPrefix(Self.aClass) == true
    }
    let all =
      Self.vague + beside.flatMap(\.messages)
      + (isOfClass
        ? ["has no initializers", "argument passed to call that takes no arguments"] : [])
    return [(all, nil, -1)]
      + errors.enumerated().flatMap { index, error in
        error.silences.map { ($0.messages, $0.isOfLine ? error.line : nil, index) }
      }
  }

  /// Whether a name is not found in a `case` of whose label another error says something: the label
  /// would have declared it.
  private func isInCaseOfAnother(_ index: Int, _ errors: [ExplainedError]) -> Bool {
    guard errors[index].message.hasPrefix("cannot find '"), let token = errors[index].mistake.token,
      let label = code.labelOfCase(around: token)
    else { return false }
    let lines = code.tokens[label.lowerBound].line...code.tokens[label.upperBound - 1].line
    return errors.indices.contains { other in
      other != index && lines.contains(errors[other].line)
        && errors[other].diagnostic.file == code.file
    }
  }

  /// The lines of each statement whose `return` is missing: they belong together only by mistake.
  private func statementsWithoutReturn(
    _ errors: [ExplainedError]
  ) -> [(index: Int, lines: ClosedRange<Int>)] {
    errors.indices.compactMap { index in
      let error = errors[index]
      guard error.id == "missing-return", let token = error.mistake.token, token > 0 else {
        return nil
      }
      let statement = code.statement(around: token)
      guard !statement.isEmpty else { return nil }
      let last = code.closure(around: error.line)?.upperBound ?? error.line
      return (index, code.tokens[statement.lowerBound].line...max(error.line, last))
    }
  }

  /// The lines of types that are no reducers yet, in which nothing joins a child.
  private func bodiesOfNoReducer(_ errors: [ExplainedError]) -> [ClosedRange<Int>] {
    errors.filter { $0.id == "reducer-macro-missing" }.compactMap { error in
      let name = error.mistake.names.first.flatMap { code.declarations.type($0)?.name }
      return code.declarations.scopes.first { $0.type == name }.map {
        code.tokens[$0.tokens.lowerBound].line...code.tokens[$0.tokens.upperBound].line
      }
    }
  }
}
