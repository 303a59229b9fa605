extension CheckedRule {
  /// Names that the compiler does not find.
  static let names = [
    CheckedRule(id: "import-missing", bearing: .module) { mistake in
      mistake.missingImport
    },
    CheckedRule(id: "payload-not-taken") { mistake in
      guard let name = mistake.unknownName, name.first?.isLowercase == true,
        let token = mistake.place(of: name), mistake.standsAlone(token),
        let pattern = mistake.patternTaking(name, around: token),
        // Or else it is more likely that this one is misspelt.
        mistake.nearestNames(to: name).isEmpty
      else { return nil }
      let property = mistake.ownerOfState(token, having: name).map {
        " The property of the state is `\($0).\(name)`."
      }
      return Explanation(
        "Nothing is named `\(name)` here. What the case carries gets a name with `case \(pattern)`."
          + (property ?? "")
      )
    },
  ]
}

extension Mistake {
  /// The import that is missing for a name of the library; nil if none is.
  var missingImport: Explanation? {
    guard let name = unknownName, name.first?.isUppercase == true, name != "Text",
      code.declarations.types(named: name).allSatisfy(\.keyword.isEmpty)
    else { return nil }
    let module = [LibraryNames.terminalUI, LibraryNames.architecture].first {
      code.library.names(of: $0).contains(name)
    }
    guard let module, !code.imports.contains(module) else { return nil }
    let end = module == LibraryNames.terminalUI ? "; in an app, `import SwiftUI`." : "."
    return Explanation(
      "`\(name)` comes with \(module)",
      advice: .atTheTop("import \(module)", end: end),
      cause: "import \(module)"
    )
  }

  /// The pattern that takes a name out of the case around a token, whose label says nothing of what it
  /// carries; nil if there is none.
  fileprivate func patternTaking(_ value: String, around token: Int) -> String? {
    guard let label = code.labelOfCase(around: token) else { return nil }
    let words = code.tokens[label]
    // A label with several cases is another matter.
    guard !words.contains(where: { $0.isMark(",") || $0.isWord(value) }),
      let dot = words.lastIndex(where: { $0.isMark(".") }), dot + 1 < words.endIndex
    else { return nil }
    let name = words[dot + 1].text
    let isTaken = words[dot...].contains { $0.isWord("let") }
    if !isTaken, name == "failure" || name == "success" { return ".\(name)(let \(value))" }
    let declared = code.declarations.types.values.flatMap(\.cases).filter { $0.name == name }
    guard let first = declared.first?.parameters, first.count > (isTaken ? 1 : 0),
      declared.allSatisfy({ $0.parameters.count == first.count }),
      first.count == 1 || first.contains(where: { $0.label == value })
    else { return nil }
    let values = first.count == 1 ? [value] : first.map { $0.label ?? "_" }
    return ".\(name)(\(values.map { $0 == "_" ? "_" : "let \($0)" }.joined(separator: ", ")))"
  }
}
