extension CheckedRule {
  /// Names that the compiler does not find.
  static let names = [
    CheckedRule(id: "import-missing", bearing: .module) { mistake in
      mistake.unknownName.flatMap { Modules.sentence(for: $0, in: mistake) }
    },
    CheckedRule(id: "payload-not-named") { mistake in
      guard let name = mistake.unknownName, name.first?.isLowercase == true,
        let token = mistake.place(of: name), !mistake.isCase(name),
        let label = mistake.code.caseLabel(around: token),
        mistake.code.tokens[token - 1].isMark("(") || mistake.code.tokens[token - 1].isMark(",")
          || mistake.code.tokens[token - 1].isMark(":")
      else { return nil }
      return label.contains(token)
        ? Explanation(
          "What a case carries gets its name with `let`",
          advice: .write("let \(name)", insteadOf: name, end: " here.")
        ) : nil
    },
    CheckedRule(id: "unknown-dependency") { mistake in
      guard let name = mistake.unknownName,
        let key = Dependencies.key(named: name, in: mistake.code),
        let token = mistake.place(of: name), mistake.standsAlone(token),
        mistake.code.feature(around: token)?.isReducer == true,
        mistake.ownerOfState(token, having: name) == nil,
        !mistake.isCase(name)
          || token + 1 < mistake.code.tokens.count && mistake.code.tokens[token + 1].isMark("(")
      else { return nil }
      return "`\(name)` is a dependency that is not asked for here. This line in the reducer asks"
        + " for it: `@Dependency(\\.\(key)) var \(name)`."
    },
    CheckedRule(id: "case-without-dot") { mistake in
      guard let name = mistake.unknownName, let token = mistake.place(of: name) else { return nil }
      let isEffect =
        Mistake.effectMakers.contains(name)
        && mistake.code.tokens[max(0, token - 1)].isWord("return")
      guard mistake.isCase(name) || isEffect, mistake.standsAlone(token) else { return nil }
      if mistake.code.caseLabel(around: token) == nil,
        let owner = mistake.ownerOfState(token, having: name)
      {
        return "Nothing is named `\(name)` alone here. The property of the state is"
          + " `\(owner).\(name)`, and the case is `.\(name)`."
      }
      return Explanation(
        "",
        advice: Advice(
          code: ".\(name)",
          place: .insteadOf([name]),
          sentence: "A case is named with a dot before it: `.\(name)`."
        )
      )
    },
    CheckedRule(id: "payload-not-taken") { mistake in
      guard let name = mistake.unknownName, name.first?.isLowercase == true,
        let token = mistake.place(of: name), mistake.standsAlone(token),
        let pattern = mistake.patternTaking(name, around: token),
        // Or else it is more likely that this one is misspelt.
        mistake.nearestName(to: name) == nil
      else { return nil }
      let property = mistake.ownerOfState(token, having: name).map {
        " The property of the state is `\($0).\(name)`."
      }
      return Explanation(
        "Nothing is named `\(name)` here. What the case carries gets a name with `case \(pattern)`."
          + (property ?? "")
      )
    },
    CheckedRule(id: "state-of-a-feature") { mistake in
      guard let name = mistake.unknownName, let token = mistake.token,
        let owner = mistake.ownerOfState(token, having: name)
      else { return nil }
      return Explanation(
        "`\(name)` is a property of the state",
        advice: .write("\(owner).\(name)", insteadOf: name)
      )
    },
    CheckedRule(id: "type-elsewhere") { mistake in
      guard let name = mistake.unknownName, name.first?.isUppercase == true else { return nil }
      // The id of another feature's effect is not what is meant.
      guard !name.hasSuffix("ID") else { return nil }
      let own = Set(mistake.code.declarations.scopes.map(\.type))
      let references = mistake.code.declarations.types(named: name)
        .filter { $0.name != name && own.contains($0.name) }
        .map { mistake.code.declarations.reference(to: $0, from: mistake.scope) }
        .filter { $0 != name }
      guard !references.isEmpty else { return nil }
      return Explanation(
        "`\(name)` is declared inside another type, and is named with it here",
        advice: Advice(
          code: references[0],
          place: .insteadOf([name]),
          sentence: "write \(quotedList(references))."
        )
      )
    },
    CheckedRule(id: "unknown-name") { mistake in
      guard let name = mistake.unknownName, mistake.token != nil,
        mistake.code.boundNames.contains(name)
      else { return nil }
      return Explanation(
        "",
        otherwise:
          "`\(name)` is known elsewhere in this file, and not here: a name belongs to the braces"
          + " or the `case` in which it is declared."
      )
    },
  ]
}

/// The modules that names come with.
enum Modules {
  /// Names of Foundation that exercises use or that people know.
  static let foundation: Set = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "Decimal", "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
    "NSError", "NSLog", "NSString", "NotificationCenter", "NumberFormatter", "ProcessInfo",
    "TimeInterval", "TimeZone", "Timer", "URL", "URLError", "URLRequest", "URLSession", "UUID",
    "UserDefaults",
  ]

  /// Says which import is missing for a name; nil if none is.
  static func sentence(for name: String, in mistake: Mistake) -> Explanation? {
    let code = mistake.code
    guard code.declarations.types(named: name).allSatisfy(\.keyword.isEmpty) else { return nil }
    if name == "Button", mistake.token.map({ code.isInClosure(of: "actions", $0) }) == true {
      return Explanation(
        "A button in the state of an alert has another name",
        advice: .write("ButtonState", insteadOf: name)
      )
    }
    if foundation.contains(name) {
      return code.imports.contains("Foundation")
        ? nil : .importing("Foundation", for: name)
    }
    let isView = code.library.names(of: LibraryNames.terminalUI).contains(name)
    let isArchitecture =
      !isView && code.library.names(of: LibraryNames.architecture).contains(name)
    let module = isView ? LibraryNames.terminalUI : LibraryNames.architecture
    guard name.first?.isUppercase == true, isArchitecture || isView,
      !code.imports.contains(module), name != "Text"
    else { return nil }
    return isArchitecture
      ? .importing("ComposableArchitecture", for: name)
      : .importing("TerminalUI", for: name, end: "; in an app, `import SwiftUI`.")
  }
}

/// The dependencies that `@Dependency` can ask for.
enum Dependencies {
  /// Those of the library.
  static let given = [
    "calendar", "context", "continuousClock", "date", "defaultAppStorage", "dismiss",
    "locale", "mainQueue", "openURL", "suspendingClock", "timeZone", "uuid",
    "withRandomNumberGenerator",
  ]

  static func all(in code: ExplainedCode) -> [String] {
    code.declarations.dependencies.map(\.name) + given
  }

  /// The key of the dependency that a name most likely stands for: its own, or that with which
  /// another reducer of the same sources has asked for it.
  static func key(named name: String, in code: ExplainedCode) -> String? {
    if all(in: code).contains(name) { return name }
    let prefix = "Dependency(\\."
    let asking = code.declarations.types.values.sorted { $0.name < $1.name }
      .flatMap(\.properties).first { member in
        member.name == name && member.attributes.contains { $0.hasPrefix(prefix) }
      }
    if let attribute = asking?.attributes.first(where: { $0.hasPrefix(prefix) }) {
      return String(attribute.dropFirst(prefix.count).dropLast())
    }
    return name == "clock" ? "continuousClock" : nil
  }
}

extension Mistake {
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
