extension LikelyEdit {
  /// Changes of names that the compiler does not know, and of keywords.
  static let names: [LikelyEdit] = [
    // A keyword with a capital.
    LikelyEdit { mistake, _ in
      guard let first = mistake.code.tokens(ofLine: mistake.error.line).first,
        let word = mistake.lineTokens.first?.text, !SwiftHighlighter.keywords.contains(word),
        SwiftHighlighter.keywords.contains(word.lowercased())
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
    // A type that belongs to another one.
    LikelyEdit { mistake, _ in
      let isOfType = mistake.has("is not a member type of")
      guard let name = mistake.unknownName ?? (isOfType ? mistake.names.first : nil),
        let place = mistake.place(of: name)
      else { return [] }
      let declarations = mistake.code.declarations
      return declarations.types(named: name)
        .map { declarations.reference(to: $0, from: mistake.scope) }
        .prefix(2).filter { $0 != name }.map { write($0, for: place, mistake) }
    },
    // A case of what another case carries.
    LikelyEdit { mistake, _ in
      guard let (owner, name) = mistake.ownerAndMember, let place = mistake.place(of: name),
        place > 0
      else { return [] }
      let code = mistake.code
      let carriers = mistake.missingMember.map { type, _ in
        type.cases.filter { carrier in
          let carried = carrier.parameters.first?.type ?? ""
          return code.declarations.type(carried, in: type.name)?.member(name) != nil
            || carried.hasPrefix("PresentationAction<") && ["dismiss", "presented"].contains(name)
        }
        .map(\.name)
      }
      let isPresented = owner.hasPrefix("PresentationAction<")
      return (isPresented ? ["presented"] : carriers ?? []).map { carrier in
        if mistake.isKeyPath { return write("\(carrier).\(name)", for: place, mistake) }
        let (start, end) = (".\(carrier)(", code.end(ofPathFrom: place))
        let edit = code.wrapping(through: end, from: place - 1, in: start, ")")
        return insert(start + "…)", "around it", edit)
      }
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
      guard let name = mistake.dependencyOfLine, let place = mistake.place(of: name),
        let near = Mistake.nearest(
          name,
          in: mistake.code.declarations.dependencies.map(\.name) + mistake.code.library.all
        )
      else { return [] }
      return [write(near, for: place, mistake)]
    },
  ]
}
