/// A change that is likely to help with an error. Where no rule knows what is wrong, the changes are
/// tried in the order of the table, and the first that helps is said.
struct LikelyEdit: Sendable {
  /// The beginning of a sentence about it, such as "With `await` before `send`".
  typealias Change = (edit: TextEdit, beginning: String)

  /// The changes of an error's line. A place is a token.
  private let changes: @Sendable (_ mistake: Mistake, _ place: Int) -> [Change]

  /// - Parameter module: The module that the learner's tests are about; nil if they are in it.
  static func changes(for mistake: Mistake, module: String?) -> [Change] {
    guard let token = mistake.token else { return [] }
    let imports = module.map { [testableImport(of: $0)] } ?? []
    return (offered + imports + all).flatMap { $0.changes(mistake, token) }
  }

  // The forms of a change.

  private static func write(_ name: String, for place: Int, _ mistake: Mistake) -> Change {
    let code = mistake.code
    return (
      code.replacing(name: place, with: name),
      "With `\(name)` in place of `\(code.tokens[place].text)`"
    )
  }

  private static func insert(_ text: String, _ place: String, _ edit: TextEdit) -> Change {
    (edit, "With `\(text)` \(place)")
  }

  /// Without the tokens of the error's line that have these texts one after another.
  private static func leaveOut(_ texts: String..., in mistake: Mistake) -> [Change] {
    let (code, line) = (mistake.code, mistake.code.tokens(ofLine: mistake.error.line))
    return line.dropLast(texts.count - 1).filter { first in
      texts.indices.allSatisfy { code.tokens[first + $0].text == texts[$0] }
    }
    .map { first in
      (code.replacing(first...(first + texts.count - 1), with: ""), "Without `\(texts.joined())`")
    }
  }

  private static func append(_ text: String, to place: Int, _ mistake: Mistake) -> Change {
    insert(
      text,
      "behind `\(mistake.code.tokens[place].text)`",
      mistake.code.inserting(text, after: place)
    )
  }

  private static func wrap(
    _ place: Int,
    in first: String,
    _ last: String,
    _ mistake: Mistake
  ) -> Change {
    insert(first + "…" + last, "around it", mistake.code.wrapping(place, in: first, last))
  }

  /// A name in place of the one that the compiler does not know.
  private static func unknown(
    _ names: @escaping @Sendable (Mistake, _ name: String, _ place: Int) -> [String?]
  ) -> LikelyEdit {
    LikelyEdit { mistake, _ in
      guard let name = mistake.unknownName, let place = mistake.place(of: name) else { return [] }
      return names(mistake, name, place).compactMap { $0 }.map { write($0, for: place, mistake) }
    }
  }

  /// A change where the compiler has a value of one type, and needs another.
  private static func converting(
    _ find: @escaping @Sendable (Mistake, Int, _ given: String, _ needed: String) -> [Change]
  ) -> LikelyEdit {
    LikelyEdit { mistake, token in
      guard mistake.names.count == 2,
        mistake.has("cannot convert") || mistake.has("cannot assign")
      else { return [] }
      let needed = mistake.names[1]
      let plain = needed.hasSuffix("?") ? String(needed.dropLast()) : needed
      return find(mistake, token, mistake.names[0], plain)
    }
  }

  private static func when(
    _ signs: String...,
    change: @escaping @Sendable (Mistake, Int) -> [Change]
  ) -> LikelyEdit {
    LikelyEdit { mistake, token in
      signs.contains(where: mistake.message.contains) ? change(mistake, token) : []
    }
  }
}

extension LikelyEdit {
  /// The compiler's own offers.
  private static let offered = [
    LikelyEdit { mistake, token in
      mistake.offers.map { offer in
        offer.hasPrefix(".") || offer == "()"
          ? append(offer, to: token, mistake) : write(offer, for: token, mistake)
      }
    }
  ]

  private static func testableImport(of module: String) -> LikelyEdit {
    when("cannot find ", "inaccessible due to") { mistake, _ in
      let (code, line) = (mistake.code, "@testable import \(module)")
      if let place = code.tokens.indices.dropLast().first(where: {
        code.tokens[$0].isWord("import") && code.tokens[$0 + 1].isWord(module)
      }) {
        return code.tokens[place].beginsLine
          ? [insert("@testable", "before `import`", code.inserting("@testable ", before: place))]
          : []
      }
      return [insert(line, "at the top of the file", TextEdit(range: 0..<0, text: line + "; "))]
    }
  }

  private static let all: [LikelyEdit] = [
    // A keyword with a capital.
    LikelyEdit { mistake, _ in
      guard let first = mistake.code.tokens(ofLine: mistake.error.line).first,
        let word = mistake.lineTokens.first?.text, keywords.contains(word.lowercased()),
        !keywords.contains(word)
      else { return [] }
      return [write(word.lowercased(), for: first, mistake)]
    },
    // A value that a pattern or a condition takes out.
    LikelyEdit { mistake, _ in
      guard let name = mistake.unknownName ?? mistake.names.first else { return [] }
      let code = mistake.code
      return code.tokens(ofLine: mistake.error.line).dropFirst().filter { place in
        guard code.tokens[place].isWord(name), place + 1 < code.tokens.count else { return false }
        let before = code.tokens[place - 1]
        if ["guard", "if", "while"].contains(where: before.isWord) {
          return code.tokens[place + 1].text == "="
        }
        return code.caseLabel(around: place)?.contains(place) == true
          && !(before.isWord("case") && mistake.isCase(name))
      }
      .map {
        (code.inserting("let ", before: $0), "With `let \(name)` in place of `\(name)`")
      }
    },
    // A type where its value is meant, as in `switch Action`.
    LikelyEdit { mistake, token in
      let name = mistake.code.tokens[token].text
      let value = name.prefix(1).lowercased() + name.dropFirst()
      guard value != name, mistake.code.boundNames.contains(value) else { return [] }
      return [write(value, for: token, mistake)]
    },
    unknown { mistake, name, _ in
      let declarations = mistake.code.declarations
      return declarations.types(named: name)
        .map { declarations.reference(to: $0, from: mistake.scope) }
        .prefix(2).filter { $0 != name }
    },
    unknown { mistake, name, place in
      [mistake.ownerOfState(place, having: name).map { "\($0).\(name)" }]
    },
    unknown { mistake, name, place in
      [name == "state" && mistake.code.isInView(place) ? "store" : nil]
    },
    // A member of what a property here holds.
    unknown { mistake, name, _ in
      let (declarations, scope) = (mistake.code.declarations, mistake.scope)
      return (declarations.type(scope)?.properties ?? []).filter {
        declarations.type($0.type, in: scope)?.member(name) != nil
      }
      .map { "\($0.name).\(name)" }
    },
    // A dependency that the reducer does not ask for.
    LikelyEdit { mistake, _ in
      guard let name = mistake.unknownName, name.first?.isLowercase == true,
        let place = mistake.place(of: name), mistake.standsAlone(place),
        let feature = mistake.code.feature(around: place), feature.isReducer,
        let scope = mistake.code.declarations.scopes.last(where: { $0.type == feature.name }),
        let body = scope.tokens.dropFirst().first(where: {
          mistake.code.tokens[$0].isWord("body") && mistake.code.tokens[$0 - 1].isWord("var")
        })
      else { return [] }
      let keys = [name] + (name == "clock" ? ["continuousClock"] : [])
      return keys.map { key in
        let line = "@Dependency(\\.\(key)) var \(name)"
        return insert(line, "above `body`", mistake.code.inserting(line + "; ", before: body - 1))
      }
    },
    unknown { mistake, name, place in
      [mistake.isCase(name) && mistake.standsAlone(place) ? ".\(name)" : nil]
    },
    // The state of a button or of a text, in that of an alert.
    unknown { mistake, name, _ in
      [mistake.code.library.all.contains(name + "State") ? name + "State" : nil]
    },
    unknown { mistake, _, place in
      [mistake.code.isInClosure(of: "run", place) && mistake.code.isCall(place) ? "send" : nil]
    },
    LikelyEdit { mistake, token in
      mistake.unknownName == "store" && mistake.code.isInClosure(of: "run", token)
        ? leaveOut("store", ".", in: mistake) : []
    },
    when("has no member") { mistake, token in
      guard mistake.has("'Void'"), token > 0, mistake.code.isInView(token) else { return [] }
      let start = mistake.code.tokens[token].isMark(".") ? token : token - 1
      let end = mistake.code.end(ofPathFrom: start + 1)
      let edit = mistake.code.wrapping(through: end, from: start, in: "store.send(", ")")
      return [insert("store.send(…)", "around it", edit)]
    },
    unknown { mistake, name, _ in mistake.nearestNames(to: name) },
    LikelyEdit { mistake, _ in
      guard mistake.unknownName?.first?.isUppercase == true,
        !mistake.code.imports.contains("Foundation")
      else { return [] }
      let line = "import Foundation"
      return [insert(line, "at the top of the file", TextEdit(range: 0..<0, text: line + "; "))]
    },
    unknown { mistake, name, place in
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      let views = mistake.code.library.names(of: LibraryNames.terminalUI)
      return [
        capital != name && mistake.code.isCall(place) && views.contains(capital) ? capital : nil
      ]
    },
    unknown { mistake, name, place in
      [name.first?.isLowercase == true && mistake.standsAlone(place) ? ".\(name)" : nil]
    },
    LikelyEdit { mistake, _ in
      guard let (type, name) = mistake.missingMember, let place = mistake.place(of: name),
        name.hasPrefix("$"), type.member(String(name.dropFirst())) != nil
      else { return [] }
      return [write(String(name.dropFirst()), for: place, mistake)]
    },
    LikelyEdit { mistake, _ in
      guard let name = mistake.ownerAndMember?.1, let place = mistake.place(of: name),
        case let near = Mistake.nearestOnes(name, in: mistake.code.library.all)
      else { return [] }
      return near.map { write($0, for: place, mistake) }
    },
    LikelyEdit { mistake, _ in
      guard mistake.has("no such module '"), let name = mistake.names.first,
        let place = mistake.place(of: name),
        let near = Mistake.nearest(
          name,
          in: [LibraryNames.architecture, LibraryNames.terminalUI, "Foundation", "Testing"]
        )
      else { return [] }
      return [write(near, for: place, mistake)]
    },
    LikelyEdit { mistake, _ in
      guard let name = mistake.dependencyOfLine, let place = mistake.place(of: name),
        let near = Mistake.nearest(
          name,
          in: mistake.code.declarations.dependencies.map(\.name) + mistake.code.library.all
        )
      else { return [] }
      return [write(near, for: place, mistake)]
    },
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
    // The whole of which a part stands there.
    converting { mistake, token, _, _ in
      let (code, end) = (mistake.code, mistake.code.end(ofPathFrom: token))
      guard end > 3, code.tokens[end].kind == .word, code.tokens[end - 1].isMark("."),
        code.tokens[end - 3].isMark(".")
      else { return [] }
      let part = "." + code.tokens[end].text
      return [(code.replacing((end - 1)...end, with: ""), "Without `\(part)`")]
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
    when("KeyPath<", "contextual", "throws(E) ->") { mistake, token in
      let dot = mistake.code.tokens[token].isMark(".") ? token : max(0, token - 1)
      return mistake.code.tokens[dot].isMark(".")
        ? [insert("\\", "before `.`", mistake.code.inserting("\\", before: dot))] : []
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
    // A comma, between two things of the line or at the end of the one above.
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
      return places.prefix(5).map { place in
        let edit = code.inserting(",", after: place - 1)
        return (edit, "With a comma behind `\(code.tokens[place - 1].text)`")
      }
    },
    // The `in` behind the names of a closure, and the `let` of a property.
    when("consecutive statements", "expected 'var' keyword in property") { mistake, _ in
      let (code, line) = (mistake.code, mistake.code.tokens(ofLine: mistake.error.line))
      guard let first = line.first, let last = line.last else { return [] }
      if mistake.has("in property") {
        let edit = code.inserting("let ", before: first)
        return [insert("let", "before `\(code.tokens[first].text)`", edit)]
      }
      return code.tokens[last].kind == .word && !code.tokens[last].isWord("in")
        ? [append(" in", to: last, mistake)] : []
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

extension LikelyEdit {
  private static let keywords: Set = [
    "case", "else", "enum", "for", "func", "guard", "if", "import", "let", "return", "struct",
    "switch", "var", "while",
  ]
}

extension Mistake {
  /// The compiler's own offer at the error's place.
  fileprivate var offers: [String] {
    let notes = error.notes.filter { $0.line == error.line }.map(\.message)
    return ([error.message] + error.excerpt.filter { $0.contains("note: ") } + notes)
      .compactMap { message in
        message.firstMatch(of: #/(?:did you mean|use|with|insert|to) '([^'\s]+)'/#).map {
          String($0.1)
        }
      }
      .filter { !["Any", "self", "var"].contains($0) }
  }
}
