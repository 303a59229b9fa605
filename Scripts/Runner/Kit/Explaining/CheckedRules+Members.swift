extension CheckedRule {
  /// Members that a type does not have.
  static let members = [
    CheckedRule(id: "presents-missing") { mistake in
      guard let (type, name) = mistake.missingMember, name.hasPrefix("$"),
        let property = type.member(String(name.dropFirst())), property.attributes.isEmpty
      else { return nil }
      let ofShared = ["loadError", "saveError", "isLoading", "withLock"]
      let isShared = mistake.lineTokens.contains { ofShared.contains($0.text) }
      guard property.type.hasSuffix("?") || isShared else {
        return mistake.isKeyPath
          ? noWrapper(property.name)
          : "`\(property.name)` is declared without a wrapper (line \(property.line)), so nothing is"
            + " named `\(name)`."
      }
      let wrapper = isShared ? "@Shared" : "@Presents"
      return
        "`\(name)` exists only for a property with `\(wrapper)`, and `\(property.name)` has none:"
        + " `\(wrapper) var \(property.name)` (line \(property.line))."
    },
    CheckedRule(id: "presented-is-missing") { mistake in
      guard let (owner, name) = mistake.ownerAndMember, owner.hasPrefix("PresentationAction<"),
        let child = Declarations.argument(of: owner),
        let type = mistake.code.declarations.type(child), type.member(name) != nil
      else { return nil }
      return "A child that can be dismissed sends its actions inside `.presented(…)`: write"
        + " `.presented(.\(name)\(mistake.isFollowedByPayload ? "(…)" : ""))`."
    },
    CheckedRule(id: "action-in-another") { mistake in
      guard let (type, name) = mistake.missingMember, type.member(name) == nil,
        let path = mistake.path(to: name, from: type)
      else { return nil }
      if mistake.isKeyPath {
        return "`\(name)` is one level deeper: write `\\.\(path.joined(separator: "."))`."
      }
      let nested = path.dropLast().reversed().reduce(
        ".\(name)\(mistake.isFollowedByPayload ? "(…)" : "")"
      ) { ".\($1)(\($0))" }
      return "`\(name)` is inside another case: write `\(nested)`."
    },
    CheckedRule(id: "payload-wrong") { mistake in
      guard let (type, name) = mistake.missingMember, let declared = type.member(name),
        declared.kind == .enumCase
      else { return nil }
      let payload = declared.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
      return payload.isEmpty
        ? "The case `\(name)` carries no value."
        : "The case is declared as `\(name)(\(payload.joined(separator: ", ")))`, and what is written"
          + " here does not fit that."
    },
    CheckedRule(id: "unknown-type") { mistake in
      guard mistake.has("is not a member type of"), let (type, name) = mistake.missingMember else {
        return nil
      }
      let declarations = mistake.code.declarations
      let nested = declarations.types.values.filter { $0.name.hasPrefix(type.name + ".") }
      let deeper = nested.filter { $0.shortName == name }
      let what = "`\(mistake.short(type))` has no type named `\(name)`."
      return deeper.count == 1
        ? "\(what) Write `\(declarations.reference(to: deeper[0], from: mistake.scope))`."
        : Explanation(what + Mistake.question(name, in: nested.map(\.shortName)))
    },
    CheckedRule(id: "unknown-action") { mistake in
      guard let (type, name) = mistake.missingMember, type.keyword == "enum",
        type.member(name) == nil
      else { return nil }
      return mistake.without(
        name,
        "`\(mistake.short(type))` has no case `\(name)`.",
        it: type.cases.map(\.name)
      )
    },
    CheckedRule(id: "unknown-property") { mistake in
      guard let (type, name) = mistake.missingMember, type.member(name) == nil,
        // The rule for dependencies knows more about these.
        type.name != "DependencyValues"
      else { return nil }
      let types = mistake.code.declarations.types
      let feature = type.name.split(separator: ".").dropLast().joined(separator: ".")
      let what = "`\(mistake.short(type))` has nothing named `\(name)`."
      let members = type.members.map(\.name)
      if Mistake.nearest(name, in: members) == nil {
        if type.isReducer, types[type.name + ".State"]?.member(name) != nil {
          return
            "\(what) It is a property of `\(type.shortName).State`: a store or the state has it."
        }
        if type.shortName == "State", types[feature + ".Action"]?.member(name) != nil {
          return "\(what) It is an action, which is sent to a store or by an effect."
        }
        if let token = mistake.token, let owner = mistake.ownerOfState(token, having: name) {
          return "\(what) It is a property of the state: `\(owner).\(name)`."
        }
      }
      return mistake.without(name, what, it: members)
    },
    CheckedRule(id: "unknown-dependency") { mistake in
      guard
        mistake.has("'Key.Type'") || mistake.has("'V.Type'")
          || mistake.has("conform to 'TestDependencyKey'")
          || mistake.has("'Key' could not be inferred")
          || mistake.has("'DependencyValues' has no"),
        let name = mistake.dependencyOfLine ?? mistake.ownerAndMember?.1
      else { return nil }
      let known = Dependencies.all(in: mistake.code)
      guard !known.contains(name) else { return nil }
      let meant = Mistake.question(name, in: known)
      let how = " One of your own is declared as a property of `extension DependencyValues`."
      return Explanation("No dependency is named `\(name)`.\(meant.isEmpty ? how : meant)")
    },
  ]
}

func noWrapper(_ name: String) -> Explanation {
  "`\(name)` has no wrapper, so its name has no `$` here: `\\.\(name)`."
}
