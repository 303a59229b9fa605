extension CheckedRule {
  /// Members that a type does not have.
  static let members = [
    CheckedRule(id: "presentation-missing") { mistake in
      guard let (type, name) = mistake.missingMember, ["dismiss", "presented"].contains(name),
        type.keyword == "enum", type.member(name) == nil
      else { return nil }
      return mistake.carrier(of: type).map(JoinedChild.presentationMissing)
    },
    CheckedRule(id: "unknown-member") { mistake in
      guard let (type, name) = mistake.missingMember, type.member(name) == nil else { return nil }
      let isEnum = type.keyword == "enum"
      let what =
        "`\(mistake.short(type))` has \(isEnum ? "no case" : "nothing named") `\(name)`."
      if name.hasPrefix("$"), let property = type.member(String(name.dropFirst())) {
        let wrapper =
          "`\(property.name)` (line \(property.line)) has no wrapper, such as `@Presents` or `@Shared`."
        return property.attributes.isEmpty && !mistake.line.contains("store.$")
          ? Explanation("\(what) \(wrapper)", otherwise: "") : nil
      }
      let members = (isEnum ? type.cases : type.members).map(\.name)
      if let near = Mistake.nearest(name, in: members) {
        return Explanation(what, advice: .nearName(near, insteadOf: name))
      }
      if let place = mistake.otherPlace(of: name, missingIn: type) {
        return Explanation(what, otherwise: place)
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

  /// The other types that have a case of this name.
  private func holders(of name: String, except type: Declarations.DeclaredType) -> String? {
    let others = code.declarations.types.values.filter { other in
      other.name != type.name && other.cases.contains { $0.name == name }
    }
    .map(short).sorted()
    guard !others.isEmpty, others.count < 3 else { return nil }
    return "\(quotedList(others, "and")) \(others.count == 1 ? "has" : "have") one of that name."
  }
}
