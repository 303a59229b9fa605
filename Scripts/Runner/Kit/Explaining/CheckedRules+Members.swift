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
    CheckedRule(id: "presented-is-missing") { mistake in
      guard let (owner, name) = mistake.ownerAndMember, owner.hasPrefix("PresentationAction<"),
        let child = Declarations.argument(of: owner),
        let type = mistake.code.declarations.type(child)
      else { return nil }
      return type.member(name) == nil
        ? nil
        : "A child that can be dismissed sends its actions inside `.presented(…)`: write"
          + " `.presented(.\(name)\(mistake.isFollowedByPayload ? "(…)" : ""))`."
    },
    CheckedRule(id: "unknown-action") { mistake in
      guard let (owner, name) = mistake.ownerAndMember else { return nil }
      let known = [
        "IdentifiedAction": ["element"], "PresentationAction": ["presented", "dismiss"],
        "Result": ["success", "failure"], "StackAction": ["element", "popFrom", "push"],
      ]
      let plain = owner.hasPrefix("KeyPath<Case<") ? String(owner.dropFirst(13)) : owner
      let wrapper = String(plain.prefix { $0 != "<" }).replacing("ActionOf", with: "Action")
      return known[wrapper].flatMap { Mistake.nearest(name, in: $0) }.map {
        "`\(wrapper)` has no case `\(name)`. Did you mean `\($0)`?"
      }
    },
    CheckedRule(id: "element-is-missing") { mistake in
      guard let owner = mistake.ownerAndMember?.0,
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
        return "`\(name)` is one level deeper: write `\\.\(path.joined(separator: "."))`."
      }
      let nested = path.dropLast().reversed().reduce(
        ".\(name)\(mistake.isFollowedByPayload ? "(…)" : "")"
      ) { ".\($1)(\($0))" }
      return "`\(name)` is inside another case: write `\(nested)`."
    },
    CheckedRule(id: "presentation-missing") { mistake in
      guard let (type, name) = mistake.missingMember, name == "presented" || name == "dismiss",
        let owner = mistake.caseCarrying(type)
      else { return nil }
      return JoinedChild.presentationMissing(in: owner)
    },
    CheckedRule(id: "property-for-action") { mistake in
      guard let name = mistake.propertyInPlaceOfAction else { return nil }
      return "`\(name)` is a property of the state. That it was edited is the action"
        + " `.binding(\\.\(name))`."
    },
    CheckedRule(id: "presented-is-missing") { mistake in
      guard let (declared, child) = mistake.presentedCase else { return nil }
      return
        "`\(declared.name)` carries a `PresentationAction`. In a test its case is named by a key"
        + " path, `\\.\(declared.name).\(child)`; as an action it is"
        + " `.\(declared.name)(.presented(.\(child)))`."
    },
    CheckedRule(id: "payload-wrong") { mistake in
      guard let (type, name) = mistake.missingMember, let declared = type.member(name),
        declared.kind == .enumCase
      else { return nil }
      if let (child, wrong) = mistake.unknownCase(in: declared, of: type) {
        let meant = Mistake.nearest(wrong, in: child.cases.map(\.name))
        return Explanation(
          "`\(mistake.short(child))` has no case `\(wrong)`."
            + (meant.map { " Did you mean `\($0)`?" } ?? "")
        )
      }
      let payload = declared.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
      return payload.isEmpty
        ? "The case `\(name)` carries no value."
        : "The case is declared as `\(name)(\(payload.joined(separator: ", ")))`, and what is written"
          + " here does not fit that."
    },
    CheckedRule(id: "type-elsewhere") { mistake in
      guard mistake.has("is not a member type of"), mistake.has("TerminalUI.State"),
        let name = mistake.names.first
      else { return nil }
      let found = mistake.code.declarations.types(named: name).filter {
        $0.name.hasSuffix(".State.\(name)")
      }
      guard !found.isEmpty else { return nil }
      let names = found.map { mistake.code.declarations.reference(to: $0, from: mistake.scope) }
      return "`State` alone is here the wrapper `@State`. The state of a feature is named with it:"
        + " write \(quotedList(names))."
    },
    CheckedRule(id: "unknown-type") { mistake in
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
          "`\(name)` is declared inside `\(owner.joined(separator: "."))`: write `\(reference)`."
        )
      }
      let meant = Mistake.nearest(name, in: nested).map { " Did you mean `\($0)`?" } ?? ""
      return Explanation("`\(mistake.short(type))` has no type named `\(name)`.\(meant)")
    },
    CheckedRule(id: "unknown-action") { mistake in
      guard let (type, name) = mistake.missingMember, type.keyword == "enum",
        type.member(name) == nil
      else { return nil }
      let cases = type.cases.map(\.name)
      let what = "`\(mistake.short(type))` has no case `\(name)`."
      if let meant = Mistake.nearest(name, in: cases) {
        return Explanation("\(what) Did you mean `\(meant)`?")
      }
      if let others = mistake.holders(of: name, besides: type) {
        return Explanation("\(what) \(others)")
      }
      guard !cases.isEmpty, cases.count < 6 else {
        return Explanation("\(what) Compare the spelling with the declaration.")
      }
      return Explanation("\(what) It has \(quotedList(cases, "and")).")
    },
    CheckedRule(id: "unknown-property") { mistake in
      guard let (type, name) = mistake.missingMember, type.member(name) == nil else { return nil }
      let what = "`\(mistake.short(type))` has nothing named `\(name)`."
      if let meant = Mistake.nearest(name, in: type.members.map(\.name)) {
        return Explanation("\(what) Did you mean `\(meant)`?")
      }
      if type.name == "DependencyValues" {
        let keys = Dependencies.all(in: mistake.code)
        if let meant = Mistake.nearest(name, in: keys) {
          return Explanation("No dependency is named `\(name)`. Did you mean `\(meant)`?")
        }
        return Explanation(
          "No dependency is named `\(name)`: `extension DependencyValues` declares no such property."
        )
      }
      if type.isReducer, let state = mistake.code.declarations.types[type.name + ".State"],
        state.member(name) != nil
      {
        return Explanation(
          "\(what) It is a property of `\(type.shortName).State`: a store or the state has it."
        )
      }
      if type.shortName == "State",
        let feature = mistake.code.declarations.types[String(type.name.dropLast(".State".count))],
        mistake.code.declarations.types[feature.name + ".Action"]?.member(name) != nil
      {
        return Explanation(
          "\(what) It is an action of `\(feature.shortName)`, which is sent to a store or by an effect."
        )
      }
      if let token = mistake.token, let owner = mistake.ownerOfState(token, having: name) {
        return Explanation("\(what) It is a property of the state: `\(owner).\(name)`.")
      }
      let library = mistake.code.library.all
      if !library.contains(name), let meant = Mistake.nearest(name, in: library) {
        return Explanation("\(what) Did you mean `\(meant)`?")
      }
      let members = Set(type.members.map(\.name)).sorted()
      if !members.isEmpty, members.count < 5 {
        return Explanation("\(what) It has \(quotedList(members, "and")).")
      }
      return Explanation("\(what) Compare the spelling with the declaration.")
    },
    CheckedRule(id: "key-path-expected") { mistake in
      guard let (owner, name) = mistake.ownerAndMember,
        let element = owner.hasPrefix("Predicate<")
          ? Declarations.argument(of: owner)
          : owner.firstMatch(of: #/^\(([\w.]+)\) .*-> Bool$/#).map({ String($0.output.1) }),
        let type = mistake.code.declarations.type(element), type.member(name) != nil
      else { return nil }
      return "A key path is needed here, and a key path begins with `\\.`: write `\\.\(name)`."
    },
    CheckedRule(id: "unknown-property") { mistake in
      guard mistake.has("cannot convert value of type 'KeyPath<Root, Value>'"),
        let wanted = mistake.names.last, wanted.hasPrefix("Predicate<"),
        let type = Declarations.argument(of: wanted).flatMap({ mistake.code.declarations.type($0) }
        ),
        let name = mistake.lastOfKeyPath, type.member(name) == nil
      else { return nil }
      let meant = Mistake.nearest(name, in: type.properties.map(\.name))
        .map { " Did you mean `\($0)`?" }
      return Explanation("`\(mistake.short(type))` has no property `\(name)`.\(meant ?? "")")
    },
    CheckedRule(id: "unknown-dependency") { mistake in
      guard
        mistake.has("'Key.Type'") || mistake.has("'V.Type'")
          || mistake.has("conform to 'TestDependencyKey'")
          || mistake.has("'Key' could not be inferred")
          || mistake.has("'DependencyValues' has no"),
        let name = mistake.dependencyOfLine
      else { return nil }
      let known = Dependencies.all(in: mistake.code)
      guard !known.contains(name) else { return nil }
      if let meant = Mistake.nearest(name, in: known) {
        return "No dependency is named `\(name)`. Did you mean `\(meant)`?"
      }
      return "No dependency is named `\(name)`. One of your own is declared as a property of"
        + " `extension DependencyValues`."
    },
    CheckedRule(id: "dependency-key") { mistake in
      guard mistake.has("does not conform to protocol 'DependencyKey'"),
        let type = mistake.names.first.flatMap({ mistake.code.declarations.type($0) }),
        type.member("liveValue") == nil
      else { return nil }
      return
        "A `DependencyKey` has a `static let liveValue`, and here is none yet. Its type is that"
        + " of the dependency."
    },
    CheckedRule(id: "dependency-key") { mistake in
      guard mistake.has("conform to 'TestDependencyKey'"),
        let name = mistake.names.dropLast().last,
        let type = mistake.code.declarations.type(name),
        !type.inherited.contains(where: { $0.hasSuffix("DependencyKey") })
      else { return nil }
      return "`\(type.shortName)` is no key of a dependency yet: write `extension"
        + " \(type.name): DependencyKey` with a `static let liveValue`."
    },
  ]
}

func noWrapper(_ name: String) -> Explanation {
  "`\(name)` has no wrapper, so its name has no `$` here: `\\.\(name)`."
}

extension Mistake {
  /// What stands in the parentheses of a case and is no case of the enum that it carries.
  fileprivate func unknownCase(
    in declared: Declarations.Member,
    of type: Declarations.DeclaredType
  ) -> (type: Declarations.DeclaredType, name: String)? {
    guard let place = place(of: declared.name), place + 3 < code.tokens.count,
      code.tokens[place + 1].isMark("("), code.tokens[place + 2].isMark("."),
      declared.parameters.count == 1,
      let child = code.declarations.type(declared.parameters[0].type, in: type.name),
      child.keyword == "enum", child.member(code.tokens[place + 3].text) == nil
    else { return nil }
    return (child, code.tokens[place + 3].text)
  }

  /// A case that carries the actions of a presented child, where one of these stands in it without
  /// `.presented`; and the name of that action.
  fileprivate var presentedCase: (case: Declarations.Member, child: String)? {
    guard let (type, name) = missingMember, let declared = type.member(name),
      let payload = declared.parameters.first?.type, payload.hasPrefix("PresentationAction<"),
      let child = code.declarations.type(Declarations.argument(of: payload) ?? "", in: type.name),
      let place = place(of: name), place + 3 < code.tokens.count,
      code.tokens[place + 1].isMark("("), code.tokens[place + 2].isMark("."),
      child.member(code.tokens[place + 3].text) != nil
    else { return nil }
    return (declared, code.tokens[place + 3].text)
  }

  /// The property of the state that a pattern names where a bindable action is needed.
  fileprivate var propertyInPlaceOfAction: String? {
    guard let token, let label = code.caseLabel(around: token), label.contains(token),
      let feature = code.feature(around: token),
      code.declarations.types[feature.name + ".Action"]?.inherited.contains("BindableAction")
        == true,
      let state = code.declarations.types[feature.name + ".State"]
    else { return nil }
    if has("expression pattern of type 'KeyPath<", "cannot match values of type"),
      names.last?.hasSuffix("Action") == true, code.tokens[token].isMark("\\"),
      token + 2 < code.tokens.count
    {
      let name = code.tokens[token + 2].text
      return state.member(name) == nil ? nil : name
    }
    guard let (type, name) = missingMember, type.name == feature.name + ".Action",
      type.member(name) == nil, state.member(name) != nil
    else { return nil }
    return name
  }
}
