extension CheckedRule {
  /// Values of another type than the one that is needed, where the declarations say what is meant.
  static let values = [
    CheckedRule(id: "payload-wrong") { mistake in
      guard mistake.has("cannot convert value of type 'KeyPath<Case<"), mistake.names.count == 2,
        let token = mistake.token, mistake.code.call(around: token) == "sending",
        let given = mistake.names.first.flatMap(caseAndPayload),
        let wanted = mistake.names.last.flatMap(caseAndPayload),
        given.owner == wanted.owner, let type = mistake.code.declarations.type(given.owner),
        let name = mistake.lastOfKeyPath
      else { return nil }
      let carried = given.payload == "Void" ? "no value" : withArticle(given.payload)
      let fitting = type.cases.filter { declared in
        declared.parameters.count == 1 && declared.parameters[0].type == wanted.payload
      }
      let meant = fitting.count == 1 ? " `\(fitting[0].name)` carries one." : ""
      return Explanation(
        "`\(name)` carries \(carried), and the binding has \(withArticle(wanted.payload)) to"
          + " send.\(meant)"
      )
    },
    CheckedRule(id: "binding-expected") { mistake in
      guard mistake.has("missing argument label 'value:' in call"),
        let open = mistake.token.flatMap({ mistake.code.openings(around: $0).first }), open > 0,
        mistake.code.tokens[open - 1].isWord("Shared"), let shared = mistake.sharedOfLine
      else { return nil }
      return
        "`Shared(…)` is given what is shared, and not its value. With a dollar sign the name is"
        + " that: `$\(shared)`."
    },
    CheckedRule(id: "binding-expected") { mistake in
      guard mistake.has("cannot convert"), mistake.names.count == 2,
        mistake.names[1] == "Shared<\(mistake.names[0])>",
        let shared = mistake.sharedOfLine
      else { return nil }
      return "What is shared is handed on itself, and not its value. With a dollar sign the name is"
        + " that: `$\(shared)`."
    },
    CheckedRule(id: "unknown-name") { mistake in
      guard let name = mistake.unknownName, name != "newValue",
        name.first?.isLowercase == true, let token = mistake.token,
        let brace = mistake.code.openings(around: token).first(where: mistake.code.isBrace),
        brace > 0, mistake.code.tokens[brace - 1].isWord("set"),
        mistake.code.declarations.type(mistake.scope)?.member(name) == nil
      else { return nil }
      return "Nothing is named `\(name)` here. What a `set` is given is named `newValue`."
    },
    CheckedRule(id: "declared-type") { mistake in
      guard let (owner, name) = mistake.ownerAndMember, let token = mistake.token, token > 1,
        mistake.code.tokens[token - 1].isMark("."), mistake.code.tokens[token - 1].hasSpaceBefore,
        let property = mistake.propertyOfLine(ofType: owner)
      else { return nil }
      let enums = mistake.code.declarations.types.values.filter { type in
        type.cases.contains { $0.name == name } && type.shortName != "Action"
      }
      guard enums.count == 1 else { return nil }
      let how = property.type.isEmpty ? "without a type, so as" : "as"
      return Explanation(
        "`\(property.name)` is declared \(how) \(withArticle(owner)), and it is given cases of"
          + " `\(mistake.short(enums[0]))`.",
        line: property.line
      )
    },
    CheckedRule(id: "result-expected") { mistake in
      guard mistake.has("cannot convert value of type"), let token = mistake.token, token > 1,
        let open = mistake.code.openings(around: token).first, open > 0,
        mistake.code.tokens[open].isMark("("), mistake.code.tokens[open - 1].isWord("Result"),
        mistake.code.tokens[open + 1].isWord("try")
      else { return nil }
      return "`Result` takes a closure here, which catches what is thrown: write braces in place of"
        + " these parentheses, `Result { try await … }`."
    },
    CheckedRule(id: "alert-parts") { mistake in
      guard mistake.has("cannot convert value of type 'TextState'"), mistake.names.count == 2,
        mistake.names[1].hasPrefix("ButtonState<")
      else { return nil }
      return "In `actions:` stand buttons alone. The text below the title is a closure of its own"
        + " behind it: `message: { TextState(…) }`."
    },
    CheckedRule(id: "part-for-whole") { mistake in
      guard mistake.has("cannot convert"), mistake.names.count == 2 else { return nil }
      let declarations = mistake.code.declarations
      if let whole = declarations.type(mistake.names[0]), whole.keyword == "struct",
        let part = whole.property(ofType: mistake.names[1]), let word = mistake.word,
        word.first?.isLowercase == true, mistake.code.boundNames.contains(word)
      {
        return "`\(word)` is a whole `\(whole.shortName)`, and \(withArticle(mistake.names[1])) is"
          + " needed here. Its property `\(part.name)` is one."
      }
      guard let whole = declarations.type(mistake.names[1]), whole.shortName == "State",
        whole.keyword == "struct"
      else { return nil }
      if mistake.names[0] == "()" {
        return "This changes something, and gives no value. A whole `State` is needed here:"
          + " `State(…)`."
      }
      return whole.property(ofType: mistake.names[0]).map { part in
        "A whole `State` is needed here, and not only what its property `\(part.name)` holds:"
          + " `State(\(part.name): …)`."
      }
    },
    CheckedRule(id: "import-missing") { mistake in
      guard mistake.ownerAndMember?.0 == "URLSession" || mistake.ownerAndMember?.0 == "URLRequest",
        !mistake.code.imports.contains("FoundationNetworking")
      else { return nil }
      return "On Linux, what asks the network is in a module of its own: the file needs"
        + " `import FoundationNetworking` as well, between `#if canImport(FoundationNetworking)` and"
        + " `#endif`."
    },
    CheckedRule(id: "closure-takes-two") { mistake in
      guard mistake.has("closure", "expects 2 arguments"), let token = mistake.token,
        let brace = mistake.code.openings(around: token).first(where: mistake.code.isBrace),
        mistake.code.call(before: brace) == "onChange"
      else { return nil }
      return "The closure of `.onChange` is given two things, the value as it was and the state:"
        + " begin it with `oldValue, state in`, or `_, state in`."
    },
    CheckedRule(id: "mistake-elsewhere") { mistake in
      guard mistake.has("cannot use explicit 'return' statement", "'ReducerBuilder<"),
        let token = mistake.token, mistake.code.isInClosure(of: "onChange", token)
      else { return nil }
      return "The `return` is right. Something else in this closure does not compile, and so the"
        + " compiler took it for that of an older form of `.onChange`."
    },
    CheckedRule(id: "mistake-elsewhere") { mistake in
      guard mistake.has("conform to 'ViewAction'"),
        let type = mistake.names.dropLast().last.flatMap({ mistake.code.declarations.type($0) }),
        type.inherited.contains("BindableAction"), let token = mistake.token
      else { return nil }
      return mistake.code.unknownNestedType(around: token)
        ?? "The compiler is mistaken about this line: nothing is wrong with the binding. Something in"
        + " another line of this `body` does not compile."
    },
  ]

  /// `A` and `B` of `KeyPath<Case<A>, Case<B>>`.
  private static func caseAndPayload(_ type: String) -> (owner: String, payload: String)? {
    guard let inner = Declarations.argument(of: type) else { return nil }
    let parts = Mistake.topArguments(inner).compactMap { Declarations.argument(of: $0) }
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}

extension Declarations.DeclaredType {
  /// The only stored property of a type; one without a written type is told by its literal.
  fileprivate func property(ofType name: String) -> Declarations.Member? {
    let found = properties.filter { $0.type == name && !$0.isStatic }
    return found.count == 1 ? found[0] : nil
  }
}

extension Mistake {
  /// The property that the error's line names and that is declared with a type in the learner's file.
  fileprivate func propertyOfLine(ofType name: String) -> Declarations.Member? {
    let own = Set(code.declarations.scopes.map(\.type))
    let declared = code.declarations.types.values.filter { own.contains($0.name) }
      .flatMap(\.properties).filter { property in
        // A focus without a type says only whether a field has it.
        property.type == name
          || name == "Bool" && property.type.isEmpty && property.attributes.contains("FocusState")
      }
    return lineTokens.lazy.compactMap { token in
      declared.first { token.text == $0.name || token.text == "$" + $0.name }
    }
    .first
  }

  /// The first property marked `@Shared` that the error's line names, and not as a label.
  fileprivate var sharedOfLine: String? {
    lineTokens.indices.first { index in
      let name = code.tokens[index].text
      let isLabel = index + 1 < code.tokens.count && code.tokens[index + 1].isMark(":")
      return !isLabel
        && code.declarations.types.values.contains {
          $0.member(name)?.attributes.contains("Shared") == true
        }
    }
    .map { code.tokens[$0].text }
  }

  /// The last name of the key path at the error's place.
  var lastOfKeyPath: String? {
    guard var index = token else { return nil }
    while index + 1 < code.tokens.count,
      code.tokens[index].isMark("\\") || code.tokens[index].isMark(".")
        || code.tokens[index + 1].isMark(".")
    {
      index += 1
    }
    return code.tokens[index].kind == .word ? code.tokens[index].text : nil
  }
}

extension ExplainedCode {
  /// The name of the call in whose parentheses a token stands.
  fileprivate func call(around token: Int) -> String? {
    openings(around: token).first.flatMap { open in
      open > 0 && tokens[open].isMark("(") ? tokens[open - 1].text : nil
    }
  }

  /// The name of the call whose closure begins with a brace.
  func call(before brace: Int) -> String? {
    guard brace > 0 else { return nil }
    let last = tokens[brace - 1].isMark(")") ? (blocks.opening[brace - 1] ?? 0) - 1 : brace - 1
    return last >= 0 && tokens[last].kind == .word ? tokens[last].text : nil
  }

  /// What a type's path in the `body` around a token names and nothing has, where a nested type of
  /// that name is declared.
  fileprivate func unknownNestedType(around token: Int) -> Explanation? {
    guard
      let open = openings(around: token).first(where: { blocks.header(before: $0).contains("body") }
      ),
      let close = blocks.closing[open]
    else { return nil }
    for index in open..<(close - 1) where tokens[index].isMark(".") {
      let (owner, name) = (tokens[index - 1], tokens[index + 1])
      guard owner.kind == .word, name.kind == .word, name.text.first?.isUppercase == true,
        let type = declarations.type(owner.text, in: self.type(around: token)),
        declarations.types[type.name + "." + name.text] == nil
      else { continue }
      let deeper = declarations.types(named: name.text).filter {
        $0.name.hasPrefix(type.name + ".")
      }
      let meant =
        deeper.count == 1
        ? ": write `\(declarations.reference(to: deeper[0], from: self.type(around: token)))`" : ""
      return Explanation(
        "`\(type.shortName)` has no type named `\(name.text)`\(meant).",
        line: name.line
      )
    }
    return nil
  }
}
