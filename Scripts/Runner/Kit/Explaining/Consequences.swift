/// Leaves out errors that are there because of other ones, and would lead away from them.
struct Consequences {
  private let code: ExplainedCode

  init(in code: ExplainedCode) {
    self.code = code
  }

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
    let isOfDeclaration = errors.contains { $0.bearing.contains(.declaration) }
    let leading = errors.filter { error in
      if error.bearing.contains(.cause) { return true }
      // What a macro wrote into such a type is no call of the learner's.
      let line = code.line(error.line).trimmed
      let isOfMacro = error.diagnostic.column == 1 && line.hasPrefix("@") && !line.contains(" ")
      if isOfDeclaration, error.id.isEmpty || isOfMacro && !error.bearing.contains(.declaration) {
        return false
      }
      let vague = Self.vague + (isOfDeclaration ? Self.vagueBesideDeclaration : [])
      return error.isLookedUp || !vague.contains(where: error.message.contains)
    }
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

  /// The same beside an error of a declaration: what it is part of is not understood.
  private static let vagueBesideDeclaration = ["does not conform to protocol", "'KeyPath<"]

  /// Parts of messages that say nothing beside another error, unless a rule has looked up more.
  private static let vague = [
    "could not be inferred", "cannot infer ", "without a type annotation",
    "_$observationRegistrar", "conform to 'CasePathable'", "conform to 'CaseReducerState'",
    "cannot be resolved without a contextual type", "cannot call value of non-function type",
    "cannot assign through dynamic lookup property", "conform to 'ViewAction'",
    "type 'Reducer' has no member", "that does not accept a closure", "'ReducerBuilder<",
    "Binding<Subject>", "'Store<_", "'_' can only appear in a pattern", "'R.State'",
    "is a get-only property", "no exact matches in call", "has no member '$",
    "'nil' requires a contextual type",
    "failed to produce diagnostic", "did not produce a non-observing",
    "cannot be used on instance of nested type", "be a class type",
    "type 'Hashable' has no member", "'KeyPath<Root, Value>'", "'KeyPath<Case<",
    "missing argument label 'state:'", "argument passed to call that takes no arguments",
    "has no initializers", "is ambiguous for type lookup", "requires wrapper 'Shared<",
    "type annotation missing in pattern",
    "cannot be converted to error type 'Never'",
  ]
}
