extension CheckedRule {
  /// Members that a type does not have.
  static let members = [
    CheckedRule(id: "presents-missing") { mistake in
      guard let (type, name) = mistake.missingMember, name.hasPrefix("$"),
        let property = type.member(String(name.dropFirst())), !mistake.line.contains("store.$")
      else { return nil }
      guard property.attributes.isEmpty else { return nil }
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
    CheckedRule(id: "presented-is-missing", bearing: .cause) { mistake in
      guard let (owner, name) = mistake.ownerAndMember, owner.hasPrefix("PresentationAction<"),
        let child = Declarations.argument(of: owner),
        let type = mistake.code.declarations.type(child)
      else { return nil }
      return type.member(name) == nil
        ? nil
        : Explanation(
          "A child that can be dismissed sends its actions inside `.presented(…)`",
          advice: .write(
            ".presented(.\(name)\(mistake.isFollowedByPayload ? "(…)" : ""))",
            insteadOf: name
          )
        )
    },
    CheckedRule(id: "action-in-another") { mistake in
      guard let (type, name) = mistake.missingMember, type.member(name) == nil,
        let path = mistake.path(to: name, from: type)
      else { return nil }
      if mistake.isKeyPath {
        return Explanation(
          "`\(name)` is one level deeper",
          advice: .write("\\." + path.joined(separator: "."), insteadOf: name)
        )
      }
      let nested = path.dropLast().reversed().reduce(
        ".\(name)\(mistake.isFollowedByPayload ? "(…)" : "")"
      ) { ".\($1)(\($0))" }
      return Explanation(
        "`\(name)` is inside another case",
        advice: .write(nested, insteadOf: name)
      )
    },
    CheckedRule(id: "unknown-type", bearing: .declaration) { mistake in
      guard mistake.has("is not a member type of"), let (type, name) = mistake.missingMember else {
        return nil
      }
      let nested = mistake.code.declarations.types.keys.filter { $0.hasPrefix(type.name + ".") }
        .map { String($0.dropFirst(type.name.count + 1)) }
      let deeper = mistake.code.declarations.types(named: name).filter {
        $0.name.hasPrefix(type.name + ".")
      }
      if deeper.count == 1 {
        let reference = mistake.code.declarations.reference(to: deeper[0], from: mistake.scope)
        let owner = deeper[0].name.split(separator: ".").dropLast().suffix(2)
        return Explanation(
          "`\(name)` is declared inside `\(owner.joined(separator: "."))`",
          advice: .write(reference, insteadOf: name)
        )
      }
      return Explanation(
        "`\(mistake.short(type))` has no type named `\(name)`.",
        advice: Mistake.nearest(name, in: nested).map { .nearName($0, insteadOf: name) }
      )
    },
    CheckedRule(id: "presentation-missing") { mistake in
      guard let (type, name) = mistake.missingMember, type.keyword == "enum",
        type.member(name) == nil
      else { return nil }
      if name == "presented", mistake.lineTokens.filter({ $0.isWord(name) }).count > 1 {
        return "One `.presented(…)` is enough: a case inside of it carries actions without one."
      }
      if ["dismiss", "presented"].contains(name), let carrier = mistake.carrier(of: type) {
        return JoinedChild.presentationMissing(in: carrier)
      }
      let carrier = type.cases.first {
        $0.parameters.first?.type.hasPrefix("PresentationAction<") == true
      }
      guard name == "presented", let carrier else { return nil }
      let rest = mistake.isFollowedByPayload ? "(…)" : ""
      return Explanation(
        "`\(name)` is inside another case",
        advice: .write(".\(carrier.name)(.presented\(rest))", insteadOf: name)
      )
    },
    CheckedRule(id: "unknown-member") { mistake in
      guard let (type, name) = mistake.missingMember, type.member(name) == nil,
        !name.hasPrefix("$")
      else { return nil }
      let isEnum = type.keyword == "enum"
      let what =
        "`\(mistake.short(type))` has \(isEnum ? "no case" : "nothing named") `\(name)`."
      let members = (isEnum ? type.cases : type.members).map(\.name)
      if let near = Mistake.nearest(name, in: members) {
        return Explanation(what, advice: .nearName(near, insteadOf: name))
      }
      if let place = mistake.otherPlace(of: name, missingIn: type) {
        return Explanation("\(what) \(place)")
      }
      let listed = isEnum ? members : Set(members).sorted()
      return Explanation(
        what,
        otherwise: !listed.isEmpty && listed.count < 6
          ? "It has \(quotedList(listed, "and"))." : "Compare the spelling with the declaration."
      )
    },
  ]
}

func noWrapper(_ name: String) -> Explanation {
  Explanation(
    "`\(name)` has no wrapper, so its name has no `$` here",
    advice: .write("\\.\(name)", insteadOf: "$" + name)
  )
}

extension Mistake {
  /// The type that has what another one lacks.
  fileprivate func otherPlace(
    of name: String,
    missingIn type: Declarations.DeclaredType
  ) -> String? {
    if type.keyword == "enum" { return holders(of: name, except: type) }
    let declared = code.declarations.types
    if type.isReducer, declared[type.name + ".State"]?.member(name) != nil {
      return "It is a property of `\(type.shortName).State`: a store or the state has it."
    }
    if type.shortName == "State", let feature = declared[String(type.name.dropLast(6))],
      declared[feature.name + ".Action"]?.member(name) != nil
    {
      return
        "It is an action of `\(feature.shortName)`, which is sent to a store or by an effect."
    }
    if type.inherited.contains("View"),
      code.library.names(of: LibraryNames.terminalUI).contains(name)
    {
      return "Other views have it, such as the `ForEach` around this one: it follows their brace."
    }
    return token.flatMap { ownerOfState($0, having: name) }
      .map { "It is a property of the state: `\($0).\(name)`." }
  }

  /// The case of an action that carries the actions of a type themselves.
  fileprivate func carrier(of type: Declarations.DeclaredType) -> Declarations.Member? {
    code.declarations.types.values.lazy.compactMap { holder in
      holder.cases.first { declared in
        declared.parameters.count == 1
          && code.declarations.type(declared.parameters[0].type, in: holder.name)?.name == type.name
      }
    }
    .first
  }
}
