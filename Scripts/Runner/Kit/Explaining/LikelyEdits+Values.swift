extension LikelyEdit {
  /// Changes of values, calls, key paths, and of signs between them.
  static let values: [LikelyEdit] = [
    when(".Type'", "TestDependencyKey", "'Key'", "after type name") { mistake, token in
      let name = (mistake.names.first ?? "").split(separator: ".").dropLast().last
      let place = name.flatMap { mistake.place(of: String($0)) } ?? token
      let type = mistake.code.declarations.type(mistake.code.tokens[place].text, in: mistake.scope)
      let cases = (type?.cases ?? []).filter(\.parameters.isEmpty).prefix(1).map { ".\($0.name)" }
      let end = mistake.code.end(ofPathFrom: place)
      return cases.map { append($0, to: place, mistake) }
        + ["()", ".self"].map { append($0, to: end, mistake) }
    },
    converting { mistake, token, given, needed in
      if needed == given + ".State" { return [append(".State", to: token, mistake)] }
      guard needed.contains("() -> ") else { return [] }
      return given == "String"
        ? [wrap(token, in: "{ Text(", ") }", mistake)] : [wrap(token, in: "{ ", " }", mistake)]
    },
    // A part of what stands there, such as its id, or what a generator makes.
    converting { mistake, token, given, needed in
      let end = mistake.code.end(ofPathFrom: token)
      let parts = mistake.code.declarations.type(given)?.properties.filter {
        $0.type == needed && !$0.isStatic
      }
      return (parts ?? []).map { append(".\($0.name)", to: end, mistake) }
        + (given.hasSuffix("Generator") ? [append("()", to: token, mistake)] : [])
    },
    // A property of a property.
    LikelyEdit { mistake, _ in
      guard let (type, name) = mistake.missingMember, let place = mistake.place(of: name) else {
        return []
      }
      return type.properties.filter { property in
        let held = mistake.code.declarations.type(property.type, in: type.name)
        let isCollection = ["[", "IdentifiedArray", "StackState<"].contains(
          where: property.type.hasPrefix
        )
        return held?.member(name) != nil || isCollection
      }
      .map { write("\($0.name).\(name)", for: place, mistake) }
    },
    converting { mistake, token, given, needed in
      if needed == "Shared<\(given)>" { return [wrap(token, in: "Shared(value: ", ")", mistake)] }
      return ["Double", "Int", "String"].contains(needed)
        ? [wrap(token, in: "\(needed)(", ")", mistake)] : []
    },
    converting { mistake, token, given, needed in
      let declarations = mistake.code.declarations
      return (declarations.type(needed)?.cases ?? []).filter { declared in
        declared.parameters.count == 1
          && declarations.type(declared.parameters[0].type, in: needed)?.name
            == declarations.type(given)?.name
      }
      .map { wrap(token, in: ".\($0.name)(", ")", mistake) }
    },
    // Another case, which carries what is needed.
    converting { mistake, token, _, needed in
      let path = Declarations.argument(of: needed).map(Mistake.topArguments) ?? []
      let parts = path.compactMap { Declarations.argument(of: $0) }
      guard needed.hasPrefix("KeyPath<Case<"), parts.count == 2 else { return [] }
      return (mistake.code.declarations.type(parts[0])?.cases ?? [])
        .filter { $0.parameters.map(\.type) == [parts[1]] }
        .map { write($0.name, for: mistake.code.end(ofPathFrom: token), mistake) }
    },
    // An action without the case that carries it.
    when("without a contextual type", "has no member") { mistake, token in
      let code = mistake.code
      let name = code.tokens[token].isMark(".") ? token + 1 : token
      guard name > 0, name + 2 < code.tokens.count, code.tokens[name + 1].isMark("("),
        code.tokens[name + 2].isMark("."), let close = code.blocks.closing[name + 1]
      else { return [] }
      let edit = code.replacing(
        (name - 1)...close,
        with: code.source(name + 2, through: close - 1)
      )
      return [(edit, "Without `.\(code.tokens[name].text)(…)` around it")]
    },
    when("KeyPath<", "could not be inferred") { mistake, _ in
      leaveOut(".", "presented", in: mistake) + leaveOut("!", in: mistake)
    },
    when("'inout' parameter 'state'") { mistake, _ in leaveOut("state", ".", in: mistake) },
    when("synchronous function type", "does not support concurrency", "no 'async' operations") {
      mistake,
      _ in leaveOut("await", in: mistake)
    },
    when("does not support concurrency") { mistake, token in
      let code = mistake.code
      guard let word = code.tokens[..<token].lastIndex(where: { $0.isWord("func") }),
        let open = code.tokens[word...].firstIndex(where: { $0.isMark("(") }),
        let close = code.blocks.closing[open]
      else { return [] }
      let place = "behind the parentheses of `\(code.tokens[word + 1].text)`"
      return [insert("async", place, code.inserting(" async", after: close))]
    },
    // A binding where a value is needed, and the other way round.
    when("no exact matches", "Binding<", "PresentationState<") { mistake, _ in
      mistake.code.tokens(ofLine: mistake.error.line).compactMap { place in
        let name = mistake.code.tokens[place].text
        return name.hasPrefix("$") && name != "$0"
          ? write(String(name.dropFirst()), for: place, mistake) : nil
      }
    },
    when("Binding<", "Shared<") { mistake, token in
      let word = mistake.code.tokens[token]
      return word.kind == .word && !word.text.hasPrefix("$")
        ? [write("$" + word.text, for: token, mistake)] : []
    },
    // The backslash of a key path.
    when("KeyPath<", "contextual", "throws(E) ->", "could not be inferred") { mistake, _ in
      let code = mistake.code
      return code.tokens(ofLine: mistake.error.line).dropFirst().dropLast().filter { dot in
        code.tokens[dot].isMark(".") && ["(", ":", ","].contains(code.tokens[dot - 1].text)
      }
      .prefix(3).map { dot in
        let edit = code.inserting("\\", before: dot)
        return insert("\\", "before `.\(code.tokens[dot + 1].text)`", edit)
      }
    },
    // A label that the declaration has.
    when("argument label") { mistake, token in
      let code = mistake.code
      let labels = mistake.names.map { $0.split(separator: ":").map(String.init) }
      guard let expected = labels.last else { return [] }
      if labels.count == 2, let wrong = zip(labels[0], expected).first(where: { $0 != $1 }) {
        return mistake.place(of: wrong.0).map { [write(wrong.1, for: $0, mistake)] } ?? []
      }
      guard expected.count == 1 else { return [] }
      let values = code.tokens(ofLine: mistake.error.line).dropFirst()
        .filter { code.tokens[$0 - 1].isMark(",") }
      return ([token] + values).prefix(3).map { place in
        let edit = code.inserting(expected[0] + ": ", before: place)
        let isMark = [.mark, .operation].contains(code.tokens[place].kind)
        let value = code.source(place, through: isMark ? code.end(ofPathFrom: place + 1) : place)
        return insert(expected[0] + ":", "before `\(value)`", edit)
      }
    },
    // A comma at the end of a line.
    when("consecutive ") { mistake, _ in leaveOut(",", in: mistake) },
    // The colon of a label; a comma, between two things of the line or at the end of the one above.
    when("expected ',' separator", "consecutive ", "expected 'else'", "instance member") {
      mistake,
      _ in
      let code = mistake.code
      let line = code.tokens(ofLine: mistake.error.line)
      let places = (line.lowerBound...line.upperBound).filter { place in
        guard place > 0, place < code.tokens.count else { return false }
        let (before, own) = (code.tokens[place - 1], code.tokens[place])
        let isEnd =
          before.kind != .operation && (before.kind != .mark || ")]".contains(before.text))
        let isBeginning = own.kind != .mark || [".", "!", "[", "\\"].contains(own.text)
        return isEnd && isBeginning && own.range.lowerBound > before.range.upperBound
          && !before.isWord("case")
      }
      let labels = places.filter { place in
        place > 1 && code.tokens[place - 1].kind == .word
          && (code.tokens[place - 2].isMark("(") || code.tokens[place - 2].isMark(","))
      }
      return labels.prefix(2).map { place in
        let edit = code.inserting(":", after: place - 1)
        return (edit, "With a colon behind `\(code.tokens[place - 1].text)`")
      }
        + places.prefix(5).map { place in
          let edit = code.inserting(",", after: place - 1)
          return (edit, "With a comma behind `\(code.tokens[place - 1].text)`")
        }
    },
    // The `in` behind the names of a closure.
    when("consecutive statements") { mistake, _ in
      let code = mistake.code
      let last = code.tokens(ofLine: mistake.error.line).last { code.tokens[$0].kind == .word }
      return last.map { [append(" in", to: $0, mistake)] } ?? []
    },
    // A capture list in round brackets.
    when("consecutive statements", "expected ") { mistake, _ in
      let code = mistake.code
      return code.tokens(ofLine: mistake.error.line).dropFirst().compactMap { open in
        guard code.tokens[open].isMark("("), code.tokens[open - 1].isMark("{"),
          let close = code.blocks.closing[open], close > open + 1
        else { return nil }
        let list = "[" + code.source(open + 1, through: close - 1) + "]"
        let edit = code.replacing(open...close, with: list)
        return (edit, "With `\(list)` in square brackets")
      }
    },
    when("non-void function should return") { mistake, _ in
      mistake.place(of: "return").map { [append(" .none", to: $0, mistake)] } ?? []
    },
    when("missing return", "is unused", "'guard' body", "contextual") { mistake, token in
      let start = mistake.code.statement(around: token).lowerBound
      let edit = mistake.code.inserting("return ", before: start)
      return [insert("return", "before `\(mistake.code.tokens[start].text)`", edit)]
    },
  ]
}
