extension CheckedRule {
  /// Types that hold the actions or the states of children, and never fit as they are written.
  static let actions = [
    CheckedRule(id: "child-action-type") { mistake in
      guard mistake.error.severity == .error, let wrong = mistake.code.misfit else { return nil }
      return Explanation(
        "\(wrong.sentence): write `\(wrong.right)`.",
        line: wrong.line,
        cause: "child in line \(wrong.line)"
      )
    },
    CheckedRule(id: "reducer-macro-missing", bearing: .declaration) { mistake in
      guard mistake.has("is not a member type of"), let (type, name) = mistake.missingMember,
        ["State", "Action"].contains(name), type.keyword == "enum", !type.isReducer,
        type.cases.contains(where: { page in
          page.parameters.count == 1
            && mistake.code.declarations.type(page.parameters[0].type, in: type.name)?.isReducer
              == true
        })
      else { return nil }
      return Explanation(
        "`\(type.shortName)` has a `State` and an `Action` only as a `@Reducer enum`: `@Reducer` is"
          + " missing before `enum \(type.shortName)`.",
        line: type.line,
        cause: "reducer \(type.name)"
      )
    },
  ]
}

extension ExplainedCode {
  /// The type of a child's actions, or of a stack's state, that fits nowhere.
  fileprivate struct Misfit {
    let sentence: String
    let right: String
    let line: Int
  }

  fileprivate var misfit: Misfit? {
    for type in declarations.types.values.sorted(by: { $0.name < $1.name })
    where declarations.scopes.contains(where: { $0.type == type.name }) {
      if let wrong = misfitOfSeveral(type) { return wrong }
      for declared in type.cases where declared.parameters.count == 1 {
        if let wrong = misfit(declared.parameters[0].type, line: declared.line, in: type.name) {
          return wrong
        }
      }
    }
    return nil
  }

  /// Children of which there are several, held by a plain array, or with the actions of one.
  private func misfitOfSeveral(_ actions: Declarations.DeclaredType) -> Misfit? {
    guard actions.shortName == "Action",
      let state = declarations.types[actions.name.dropLast(6) + "State"]
    else { return nil }
    for declared in actions.cases where declared.parameters.count == 1 {
      guard let property = state.member(declared.name), property.kind == .property,
        joinsSeveral(declared.name)
      else { continue }
      let (held, carried) = (property.type, declared.parameters[0].type)
      let kinds = [
        (array: "IdentifiedArrayOf", action: "IdentifiedActionOf"),
        (array: "StackState", action: "StackActionOf"),
      ]
      for kind in kinds {
        if carried.hasPrefix(kind.action + "<"), held.hasPrefix("["), held.hasSuffix(".State]") {
          let child = String(held.dropFirst().dropLast())
          return Misfit(
            sentence: "The children of `.forEach` are held by `\(kind.array)`, and not by an array",
            right: "\(kind.array)<\(child)>",
            line: property.line
          )
        }
        if held.hasPrefix(kind.array + "<"), carried.hasSuffix(".Action"), !carried.contains("<") {
          let child = String(carried.dropLast(7))
          return Misfit(
            sentence: "`\(declared.name)` carries the actions of one child, and there are several",
            right: "\(kind.action)<\(child)>",
            line: declared.line
          )
        }
      }
    }
    return nil
  }

  /// Whether a call of `forEach` names a property.
  private func joinsSeveral(_ name: String) -> Bool {
    JoinedChild.all(in: self).contains { $0.call == .forEach && $0.state.name == name }
  }

  private func misfit(_ payload: String, line: Int, in scope: String) -> Misfit? {
    guard let argument = Declarations.argument(of: payload),
      Mistake.topArguments(argument).count == 1
    else { return nil }
    let isFeature = declarations.type(argument, in: scope)?.isReducer == true
    if payload.hasPrefix("PresentationAction<"), isFeature {
      return Misfit(
        sentence:
          "`PresentationAction` is given the child's actions, and `\(argument)` is the child"
          + " itself",
        right: "PresentationAction<\(argument).Action>",
        line: line
      )
    }
    for wrapper in ["IdentifiedAction", "StackAction"] where payload.hasPrefix(wrapper + "<") {
      let feature = argument.hasSuffix(".Action") ? String(argument.dropLast(7)) : argument
      return Misfit(
        sentence: "`\(wrapper)` is given two types. With the feature alone its name ends in `Of`",
        right: "\(wrapper)Of<\(feature)>",
        line: line
      )
    }
    return nil
  }
}
