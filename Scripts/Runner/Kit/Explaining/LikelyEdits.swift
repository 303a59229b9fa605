/// A change that is likely to help with an error. Where no rule knows what is wrong, the changes are
/// tried in the order of the table, and the first with which the file compiles is said.
struct LikelyEdit: Sendable {
  typealias Change = (edit: TextEdit, sentence: String)

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
    let sentence = "With `\(name)` in place of `\(code.tokens[place].text)` this compiles."
    return (code.replacing(name: place, with: name), sentence)
  }

  private static func insert(_ text: String, _ place: String, _ edit: TextEdit) -> Change {
    (edit, "With `\(text)` \(place) this compiles.")
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
    when("cannot find ") { mistake, _ in
      guard !mistake.code.imports.contains(module) else { return [] }
      let line = "@testable import \(module)"
      return [insert(line, "at the top of the file", TextEdit(range: 0..<0, text: line + "; "))]
    }
  }

  private static let all: [LikelyEdit] = [
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
      [mistake.isCase(name) && mistake.standsAlone(place) ? ".\(name)" : nil]
    },
    unknown { mistake, name, _ in [mistake.nearestName(to: name)] },
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
      guard let name = mistake.dependencyOfLine, let place = mistake.place(of: name),
        let near = Mistake.nearest(name, in: Dependencies.all(in: mistake.code))
      else { return [] }
      return [write(near, for: place, mistake)]
    },
    LikelyEdit { mistake, _ in mistake.actionsWithoutWrapper },
    when(".Type'", "TestDependencyKey", "'Key'") { mistake, token in
      [append("()", to: token, mistake), append(".self", to: token, mistake)]
    },
    converting { mistake, token, given, needed in
      needed == given + ".State" ? [append(".State", to: token, mistake)] : []
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
    when("KeyPath<", "contextual") { mistake, token in
      mistake.code.tokens[token].isMark(".")
        ? [insert("\\", "before `.`", mistake.code.inserting("\\", before: token))] : []
    },
    when("missing return", "is unused", "'guard' body", "contextual") { mistake, token in
      let start = mistake.code.statement(around: token).lowerBound
      let edit = mistake.code.inserting("return ", before: start)
      return [insert("return", "before `\(mistake.code.tokens[start].text)`", edit)]
    },
  ]
}

extension Mistake {
  /// The actions of children in the error's line, within `.presented(…)` or `.element(…)`.
  fileprivate var actionsWithoutWrapper: [LikelyEdit.Change] {
    code.tokens(ofLine: error.line).dropLast(2).compactMap { open in
      guard open > 0, code.tokens[open].isMark("("), code.tokens[open + 1].isMark(".") else {
        return nil
      }
      let name = code.tokens[open - 1].text
      let payload =
        code.declarations.types.values.flatMap(\.cases)
        .first { $0.name == name && $0.parameters.count == 1 }?.parameters[0].type ?? ""
      let wrappers = [
        "Presentation": ".presented(", "Identified": ".element(id: _, action: ",
        "Stack": ".element(id: _, action: ",
      ]
      guard let close = code.blocks.closing[open],
        let wrapper = wrappers.first(where: { payload.hasPrefix($0.key + "Action") })?.value
      else { return nil }
      let edit = code.wrapping(through: close - 1, from: open + 1, in: wrapper, ")")
      let place = "around `.\(code.tokens[open + 2].text)`"
      return (edit, "With `\(wrapper)…)` \(place) this compiles.")
    }
  }

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
