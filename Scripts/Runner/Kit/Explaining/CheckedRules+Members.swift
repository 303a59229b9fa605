extension CheckedRule {
  /// Members that a type does not have.
  static let members = [
    CheckedRule(id: "binding-expected") { mistake in
      guard mistake.has("has no member 'sending'"),
        mistake.lineTokens.contains(where: { $0.isWord("store") })
      else { return nil }
      return "`sending` belongs to a binding, and a dollar sign before the store makes one:"
        + " `$store.….sending(…)`."
    },
    CheckedRule(id: "presents-missing") { mistake in
      guard let (type, name) = mistake.missingMember, name.hasPrefix("$"),
        let property = type.member(String(name.dropFirst()))
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
    CheckedRule(id: "element-is-missing", bearing: .cause) { mistake in
      let ofTuple = mistake.has("tuple pattern has the wrong length") ? mistake.names.first : nil
      guard let owner = mistake.ownerAndMember?.0 ?? ofTuple,
        let wrapper = ["IdentifiedAction", "StackAction"].first(where: {
          owner.hasPrefix($0 + "<") || owner.hasPrefix($0 + "Of<")
        })
      else { return nil }
      let what = wrapper == "StackAction" ? "screen" : "row"
      return "The action of one \(what) comes with its id: `.element(id: …, action: …)`."
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
    CheckedRule(id: "unknown-action") { mistake in
      guard let (type, name) = mistake.missingMember, type.keyword == "enum",
        type.member(name) == nil
      else { return nil }
      if name == "presented", mistake.lineTokens.filter({ $0.isWord(name) }).count > 1 {
        return "One `.presented(…)` is enough: a case inside of it carries actions without one."
      }
      if ["dismiss", "presented"].contains(name), let carrier = mistake.carrier(of: type) {
        return JoinedChild.presentationMissing(in: carrier)
      }
      if name == "presented",
        let carrier = type.cases.first(where: {
          $0.parameters.first?.type.hasPrefix("PresentationAction<") == true
        })
      {
        let rest = mistake.isFollowedByPayload ? "(…)" : ""
        return Explanation(
          "`\(name)` is inside another case",
          advice: .write(".\(carrier.name)(.presented\(rest))", insteadOf: name)
        )
      }
      let cases = type.cases.map(\.name)
      let what = "`\(mistake.short(type))` has no case `\(name)`."
      if let near = Mistake.nearest(name, in: cases) {
        return Explanation(what, advice: .nearName(near, insteadOf: name))
      }
      if let others = mistake.holders(of: name, except: type) {
        return Explanation("\(what) \(others)")
      }
      guard !cases.isEmpty, cases.count < 6 else {
        return Explanation(what, otherwise: "Compare the spelling with the declaration.")
      }
      return Explanation(what, otherwise: "It has \(quotedList(cases, "and")).")
    },
    CheckedRule(id: "unknown-property") { mistake in
      guard let (type, name) = mistake.missingMember, type.member(name) == nil else { return nil }
      let what = "`\(mistake.short(type))` has nothing named `\(name)`."
      let declarations = mistake.code.declarations
      if let near = Mistake.nearest(name, in: type.members.map(\.name)) {
        return Explanation(what, advice: .nearName(near, insteadOf: name))
      }
      if type.isReducer, declarations.types[type.name + ".State"]?.member(name) != nil {
        return Explanation(
          "\(what) It is a property of `\(type.shortName).State`: a store or the state has it."
        )
      }
      if type.shortName == "State",
        let feature = declarations.types[String(type.name.dropLast(".State".count))],
        declarations.types[feature.name + ".Action"]?.member(name) != nil
      {
        return Explanation(
          "\(what) It is an action of `\(feature.shortName)`, which is sent to a store or by an effect."
        )
      }
      if let token = mistake.token, let owner = mistake.ownerOfState(token, having: name) {
        let place = "\(owner).\(name)"
        return Explanation(
          what,
          advice: Advice(
            code: place,
            place: .insteadOf([name]),
            sentence: "It is a property of the state: `\(place)`."
          )
        )
      }
      let members = Set(type.members.map(\.name)).sorted()
      let isShort = !members.isEmpty && members.count < 5
      return Explanation(
        what,
        otherwise: isShort
          ? "It has \(quotedList(members, "and"))." : "Compare the spelling with the declaration."
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
