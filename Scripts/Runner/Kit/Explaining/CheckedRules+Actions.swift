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
      for declared in type.cases where !declared.parameters.isEmpty && !type.isReducer {
        // A comma between types divides them here, too.
        let payload = declared.parameters.map(\.type).joined(separator: ", ")
        if let wrong = misfit(payload, of: .action, declared.line, type.name) {
          return wrong
        }
      }
      for property in type.properties where type.shortName == "State" && !property.isStatic {
        if let wrong = misfit(property.type, of: .state, property.line, type.name) { return wrong }
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
          // A dictionary has ids before the colon.
          let child = String(held.dropFirst().dropLast().split(separator: ":").last ?? "").trimmed
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

  /// The part of a feature that a place is for.
  fileprivate enum Part: String { case action = "Action", state = "State", feature = "" }

  /// The parts that the wrappers of children hold, in their order between `<` and `>`.
  private static let wrapped: [String: [Part?]] = [
    "PresentationAction": [.action], "IdentifiedAction": [nil, .action],
    "StackAction": [.state, .action], "IdentifiedActionOf": [.feature],
    "StackActionOf": [.feature], "IdentifiedArrayOf": [.state], "StackState": [.state],
  ]

  /// A type that has another part of a feature than its place is for, or the whole feature.
  private func misfit(_ type: String, of place: Part, _ line: Int, _ scope: String) -> Misfit? {
    let wrapper = String(type.prefix { $0 != "<" })
    let arguments =
      Declarations.argument(of: type.hasSuffix("?") ? String(type.dropLast()) : type)
      .map(Mistake.topArguments) ?? []
    if ["IdentifiedAction", "StackAction"].contains(wrapper), arguments.count == 1 {
      let feature = part(.feature, of: arguments[0], in: scope) ?? arguments[0]
      return Misfit(
        sentence: "`\(wrapper)` is given two types. With the feature alone its name ends in `Of`",
        right: "\(wrapper)Of<\(feature)>",
        line: line
      )
    }
    if ["AlertState", "ConfirmationDialogState"].contains(wrapper), let given = arguments.first,
      let holder = declarations.type(given, in: scope),
      let question = holder.cases.lazy.compactMap({ declared in
        declared.parameters.first.flatMap { Declarations.argument(of: $0.type) }.flatMap {
          declarations.types["\(holder.name).\($0)"]
        }
      }).first
    {
      let right = "\(wrapper)<\(given).\(question.shortName)>"
      return Misfit(
        sentence: "The buttons of an alert send `\(question.shortName)`, and `\(given)` holds more",
        right: type.hasSuffix("?") ? right + "?" : right,
        line: line
      )
    }
    guard arguments.count == Self.wrapped[wrapper]?.count, let parts = Self.wrapped[wrapper] else {
      guard scope.hasSuffix(place.rawValue),
        let right = part(place, of: type.replacing("?", with: ""), in: scope),
        declarations.type(type.replacing("?", with: ""), in: scope)?.isReducer == true
      else { return nil }
      return Misfit(
        sentence: "`\(type.replacing("?", with: ""))` is a feature, and here is the place of"
          + " \(Self.name[place] ?? "")",
        right: type.hasSuffix("?") ? right + "?" : right,
        line: line
      )
    }
    for (index, wanted) in parts.enumerated() {
      guard let wanted, let right = part(wanted, of: arguments[index], in: scope) else { continue }
      let all = arguments.enumerated().map { $0.offset == index ? right : $0.element }
      return Misfit(
        sentence: "`\(wrapper)` is given \(Self.name[wanted] ?? ""), and `\(arguments[index])` is"
          + " something else",
        right: "\(wrapper)<\(all.joined(separator: ", "))>",
        line: line
      )
    }
    return nil
  }

  private static let name: [Part: String] = [
    .action: "the actions of a child", .state: "the state of a child", .feature: "the feature",
  ]

  /// The right part of the feature that a name leads to; nil if the name has it already, or leads to
  /// something else.
  private func part(_ part: Part, of name: String, in scope: String) -> String? {
    if part == .action, ["AlertState<", "ConfirmationDialogState<"].contains(where: name.hasPrefix)
    {
      return Declarations.argument(of: name)
    }
    var feature = name
    for ending in [".State", ".Action"] where name.hasSuffix(ending) {
      feature = String(name.dropLast(ending.count))
    }
    guard declarations.type(feature, in: scope)?.isReducer == true else { return nil }
    let right = part == .feature ? feature : "\(feature).\(part.rawValue)"
    return right == name ? nil : right
  }
}
