/// A call that joins a child with its parent: `Scope`, `ifLet` or `forEach`, with what it names.
struct JoinedChild {
  enum Call: String { case scope = "Scope", ifLet, forEach }

  /// A key path that the call is given.
  struct Path {
    /// Without `\.`, such as `$destination`.
    var name: String
    var hasBackslash: Bool
    var line: Int
    /// The names after the first one, such as `isOn` in `\.desk.isOn`.
    var rest: [String] = []
  }

  var call: Call
  var state: Path
  var action: Path
  /// The type in the closure; nil if there is none, or something else.
  var child: (name: String, line: Int, isCalled: Bool)?
  /// The first token, and the last of its arguments.
  var tokens: ClosedRange<Int>

  /// All of a file that are written in the usual form.
  static func all(in code: ExplainedCode) -> [JoinedChild] {
    code.tokens.indices.compactMap { JoinedChild(at: $0, in: code) }
  }

  private init?(at index: Int, in code: ExplainedCode) {
    let tokens = code.tokens
    guard let call = Call(rawValue: tokens[index].text), index + 1 < tokens.count,
      tokens[index + 1].isMark("("), let close = code.blocks.closing[index + 1],
      call == .scope || index > 0 && tokens[index - 1].isMark(".")
    else { return nil }
    var parts: [[Int]] = [[]]
    for inner in (index + 2)..<close {
      if tokens[inner].isMark(",") {
        parts.append([])
      } else {
        parts[parts.count - 1].append(inner)
      }
    }
    guard parts.count == 2 else { return nil }
    func path(_ part: [Int], label: String?) -> Path? {
      var part = part[...]
      if part.count > 2, tokens[part[part.startIndex + 1]].isMark(":") {
        guard let label, tokens[part[part.startIndex]].isWord(label) else { return nil }
        part = part.dropFirst(2)
      }
      let hasBackslash = part.first.map { tokens[$0].isMark("\\") } ?? false
      if hasBackslash { part = part.dropFirst() }
      if let last = part.last, tokens[last].isMark("!") { part = part.dropLast() }
      guard part.first.map({ tokens[$0].isMark(".") }) == true, part.count.isMultiple(of: 2),
        let word = part.dropFirst().first, tokens[word].kind == .word
      else { return nil }
      return Path(
        name: tokens[word].text,
        hasBackslash: hasBackslash,
        line: tokens[word].line,
        rest: part.dropFirst(2).filter { tokens[$0].kind == .word }.map { tokens[$0].text }
      )
    }
    guard let state = path(parts[0], label: "state"), let action = path(parts[1], label: "action")
    else { return nil }
    (self.call, self.state, self.action) = (call, state, action)
    self.tokens = index...close
    if close + 3 < tokens.count, tokens[close + 1].isMark("{"), tokens[close + 2].kind == .word,
      let end = code.blocks.closing[close + 1]
    {
      let path = tokens[(close + 2)..<end].prefix { $0.kind == .word || $0.isMark(".") }
      let after = close + 2 + path.count
      let isCalled = after < end && tokens[after].isMark("(")
      if after == end || isCalled && code.blocks.closing[after] == end - 1 {
        child = (path.map(\.text).joined(), tokens[close + 2].line, isCalled)
      }
    }
  }

  /// The mistake in it, by the declarations; nil if none is known.
  func problem(in code: ExplainedCode) -> Explanation? {
    let declarations = code.declarations
    guard let feature = code.feature(around: tokens.lowerBound),
      let stateType = declarations.types[feature.name + ".State"]
    else { return nil }
    for path in [state, action] where !path.hasBackslash {
      return Explanation(
        "A key path is needed here, and a key path begins with `\\.`",
        advice: .write("\\.\(path.name)", insteadOf: path.name),
        line: path.line
      )
    }
    let plain = state.name.hasPrefix("$") ? String(state.name.dropFirst()) : state.name
    guard let property = stateType.member(plain), property.kind == .property else {
      guard stateType.keyword == "struct", !stateType.properties.isEmpty else { return nil }
      let near = Mistake.nearest(plain, in: stateType.properties.map(\.name))
      return Explanation(
        "`\(feature.shortName).State` has no property `\(plain)`.",
        advice: near.map { .nearName($0, insteadOf: plain) },
        line: state.line
      )
    }
    if let problem = depthProblem(property, of: feature, code) ?? callProblem(property, in: code)
      ?? dollarProblem(property)
    {
      return problem
    }
    // What deeper paths lead to is not looked up.
    guard state.rest.isEmpty, action.rest.isEmpty else { return nil }
    if let actions = declarations.types[feature.name + ".Action"], !actions.cases.isEmpty {
      guard let declared = actions.cases.first(where: { $0.name == action.name }) else {
        let near = Mistake.nearest(action.name, in: actions.cases.map(\.name))
        return Explanation(
          "`\(feature.shortName).Action` has no case `\(action.name)`.",
          advice: near.map { .nearName($0, insteadOf: action.name) },
          line: action.line
        )
      }
      if let problem = childProblem(property, in: code)
        ?? actionProblem(declared, of: feature, actions, code)
      {
        return problem
      }
    }
    return childProblem(property, in: code)
  }

  /// A path that leads on from the state or the actions of a child into them.
  private func depthProblem(
    _ property: Declarations.Member,
    of feature: Declarations.DeclaredType,
    _ code: ExplainedCode
  ) -> Explanation? {
    let actions = code.declarations.types[feature.name + ".Action"]
    let declared = actions?.cases.first { $0.name == action.name }
    let carried = declared?.parameters.first?.type ?? ""
    let paths = [
      (state, property.type.replacing("?", with: ""), ".State", "state is in the property"),
      (action, carried.replacing(">", with: ""), ".Action", "actions are in the case"),
    ]
    for (path, type, part, what) in paths where !path.rest.isEmpty && type.hasSuffix(part) {
      let right = "`\\.\(path.name)`"
      return path.rest == ["presented"]
        ? Explanation(
          "Leave `.presented` away: the child's \(what) \(right) as a whole.",
          line: path.line
        )
        : Explanation("The key path goes too far: the child's \(what) \(right).", line: path.line)
    }
    return nil
  }

  /// The case carries the actions of the child whose state the property holds.
  private func actionProblem(
    _ declared: Declarations.Member,
    of feature: Declarations.DeclaredType,
    _ actions: Declarations.DeclaredType,
    _ code: ExplainedCode
  ) -> Explanation? {
    let declarations = code.declarations
    // Without a closure, the type of the state says whose actions belong to it.
    let plain = state.name.replacing("$", with: "")
    let held = declarations.types[feature.name + ".State"]?.member(plain)?.type ?? ""
    let name = child?.name ?? held.replacing("?", with: "").replacing(".State", with: "")
    guard let given = declarations.type(name, in: feature.name),
      let expected = declarations.types[given.name + ".Action"]
    else { return nil }
    func carried(_ member: Declarations.Member) -> Declarations.DeclaredType? {
      var type = member.parameters.count == 1 ? member.parameters[0].type : ""
      if type.hasPrefix("PresentationAction<") { type = Declarations.argument(of: type) ?? "" }
      return declarations.type(type, in: actions.name)
    }
    let carries = carried(declared)
    guard carries?.name != expected.name, carries?.keyword == "enum" || declared.parameters.isEmpty
    else { return nil }
    let what = declared.parameters.first.map { "`\($0.type)`" } ?? "nothing"
    let matching = actions.cases.filter { carried($0)?.name == expected.name }
    let hint = matching.count == 1 ? " Those are in `\\.\(matching[0].name)`." : ""
    return Explanation(
      "`\\.\(action.name)` carries \(what), and not the actions of `\(given.shortName)`.\(hint)",
      line: action.line
    )
  }

  /// The case of a join to what is presented that carries the actions of a child themselves.
  func actionWithoutPresentation(in code: ExplainedCode) -> Declarations.Member? {
    guard call == .ifLet, state.name.hasPrefix("$"),
      let feature = code.feature(around: tokens.lowerBound),
      let actions = code.declarations.types[feature.name + ".Action"],
      let declared = actions.cases.first(where: { $0.name == action.name }),
      declared.parameters.count == 1,
      let payload = code.declarations.type(declared.parameters[0].type, in: actions.name)
    else { return nil }
    return payload.keyword == "enum" ? declared : nil
  }

  static func presentationMissing(in declared: Declarations.Member) -> Explanation {
    Explanation(
      "The case `\(declared.name)` carries the child's actions themselves. What can be dismissed is"
        + " declared with `PresentationAction<…>` around them (line \(declared.line)).",
      line: declared.line
    )
  }

  /// Another call joins what the property holds, or this one lacks its closure.
  private func callProblem(
    _ property: Declarations.Member,
    in code: ExplainedCode
  ) -> Explanation? {
    let isList = ["IdentifiedArrayOf<", "StackState<"].contains(where: property.type.hasPrefix)
    let isOptional = property.type.hasSuffix("?")
    guard isList || isOptional || property.type.hasSuffix(".State") else { return nil }
    let expected = isList ? Call.forEach : isOptional ? .ifLet : .scope
    let holds = isList ? "holds several children" : isOptional ? "may be nil" : "is always there"
    let name = expected == .scope ? expected.rawValue : "." + expected.rawValue
    guard call == expected else {
      let it = isList ? "them" : "it"
      return Explanation("`\(property.name)` \(holds): `\(name)` joins \(it).", line: state.line)
    }
    let next = tokens.upperBound + 1
    let isClosed = next < code.tokens.count && code.tokens[next].isMark("{")
    let held = Declarations.argument(of: property.type) ?? property.type.replacing("?", with: "")
    let type = held.hasSuffix(".State") ? String(held.dropLast(".State".count)) : ""
    let scope = code.type(around: tokens.lowerBound)
    guard !isClosed, let child = code.declarations.type(type, in: scope), child.isReducer,
      child.keyword == "struct"
    else { return nil }
    return Explanation(
      "The child's reducer is missing: `{ \(type)() }` follows the parentheses of `\(call.rawValue)`.",
      line: state.line
    )
  }

  private func dollarProblem(_ property: Declarations.Member) -> Explanation? {
    guard call == .ifLet, !state.name.hasPrefix("$"),
      property.attributes.contains(where: { $0.hasPrefix("Presents") })
    else { return nil }
    return Explanation(
      "`\(property.name)` is marked `@Presents`, and `ifLet` needs what that makes",
      advice: .write("\\.$\(property.name)", insteadOf: property.name),
      line: state.line
    )
  }

  /// The child in the closure is that whose state the property holds.
  private func childProblem(
    _ property: Declarations.Member,
    in code: ExplainedCode
  ) -> Explanation? {
    let declarations = code.declarations
    let scope = code.type(around: tokens.lowerBound)
    var type = property.type.hasSuffix("?") ? String(property.type.dropLast()) : property.type
    for wrapper in ["IdentifiedArrayOf<", "StackState<"] where type.hasPrefix(wrapper) {
      type = Declarations.argument(of: type) ?? type
    }
    guard type.hasSuffix(".State"), let child,
      let expected = declarations.type(String(type.dropLast(".State".count)), in: scope)
    else { return nil }
    let given = declarations.type(child.name, in: scope)
    if given?.name == expected.name {
      return child.isCalled
        ? nil
        : Explanation(
          "`\(child.name)` names the type, and a reducer's value is needed",
          advice: .write("\(child.name)()", insteadOf: child.name),
          line: child.line,
          cause: "the type \(child.name)"
        )
    }
    guard given != nil else { return nil }
    let reference = declarations.reference(to: expected, from: scope)
    return Explanation(
      "The child here is `\(child.name)()`, but `\\.\(state.name)` holds `\(type)`: its reducer is"
        + " `\(reference)()`.",
      line: child.line
    )
  }
}
