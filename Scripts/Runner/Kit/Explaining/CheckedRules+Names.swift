extension CheckedRule {
  /// Names that the compiler does not find.
  static let names = [
    CheckedRule(id: "import-missing") { mistake in
      guard let name = mistake.unknownName else { return nil }
      if name == "View", mistake.tokenBefore()?.isWord("some") == true,
        mistake.code.declarations.type(mistake.scope)?.isReducer == true
      {
        return "The `body` of a reducer is made of reducers: `var body: some ReducerOf<Self>`."
      }
      return Modules.sentence(for: name, in: mistake)
    },
    CheckedRule(id: "testable-missing") { mistake in
      guard let module = mistake.code.moduleWithoutTestable,
        mistake.has("is inaccessible due to 'internal' protection level")
          || mistake.code.declarations.types(named: mistake.unknownName ?? "").contains(where: {
            type in !mistake.code.declarations.scopes.contains { $0.type == type.name }
          })
      else { return nil }
      return Explanation(
        "`import \(module.name)` shows what is public alone. A test sees the rest, too, with"
          + " `@testable import \(module.name)`.",
        line: module.line
      )
    },
    CheckedRule(id: "import-missing") { mistake in
      guard mistake.has("no such module '"), let name = mistake.names.first else { return nil }
      if name == "SwiftUI" {
        return "Here views come with `import TerminalUI`, which stands in the place of SwiftUI."
      }
      return NearMatches.of(name, in: Modules.all).first.map {
        "No module is named `\(name)`. Did you mean `import \($0)`?"
      }
    },
    CheckedRule(id: "import-missing") { mistake in
      guard mistake.has("unknown attribute '") || mistake.has("no macro named '"),
        let name = mistake.names.first
      else { return nil }
      let imports = mistake.code.imports
      if Modules.ofTests.contains(name), !imports.contains("Testing") {
        let mark = mistake.has("attribute") ? "@" : "#"
        return "`\(mark)\(name)` comes with `import Testing` at the top of the file."
      }
      if Modules.macros.contains(name), !imports.contains(LibraryNames.architecture) {
        return "`@\(name)` comes with `import ComposableArchitecture` at the top of the file."
      }
      if Modules.wrappers.contains(name), !imports.contains(LibraryNames.terminalUI) {
        return "`@\(name)` comes with `import TerminalUI` at the top of the file."
      }
      return nil
    },
    CheckedRule(id: "unknown-attribute") { mistake in
      guard mistake.has("unknown attribute '"), let name = mistake.names.first else { return nil }
      let known = Modules.macros + Modules.wrappers + ["MainActor", "Sendable"]
      guard let meant = NearMatches.of(name, in: known.filter { $0 != name }).first else {
        return "Nothing is named `@\(name)` here."
      }
      return "Nothing is named `@\(name)` here. Did you mean `@\(meant)`?"
    },
    CheckedRule(id: "bindable-missing") { mistake in
      guard mistake.unknownName == "$store",
        let store = mistake.code.declarations.type(mistake.scope)?.member("store"),
        store.attributes.isEmpty
      else { return nil }
      return "`$store` makes bindings, and the store has to be declared for that: `@Bindable var"
        + " store` in place of `\(store.isLet ? "let" : "var") store`."
    },
    CheckedRule(id: "wrapper-missing") { mistake in
      guard let name = mistake.unknownName, name.hasPrefix("$"), name != "$0" else { return nil }
      let plain = String(name.dropFirst())
      let own = mistake.code.declarations.type(mistake.scope)?.member(plain)
      if let line = mistake.lineOfRow(named: plain) {
        return Explanation(
          "A row that is edited is named with a dollar sign at the beginning of the closure, too:"
            + " `{ \(name) in`.",
          line: line
        )
      }
      guard let own else {
        let wrapped = (mistake.code.declarations.type(mistake.scope)?.properties ?? [])
          .filter { !$0.attributes.isEmpty }.map { "$" + $0.name }
        return NearMatches.of(name, in: wrapped).first.map {
          "No wrapper belongs to `\(name)`. Did you mean `\($0)`?"
        }
          ?? Explanation(
            "No property named `\(plain)` with a wrapper is here, so `\(name)` is nothing."
              + mistake.otherNamed(plain)
          )
      }
      guard own.attributes.isEmpty else { return nil }
      return "`\(name)` belongs to a property with a wrapper, and `\(plain)` is declared without"
        + " one, such as `@FocusState` or `@State`."
    },
    CheckedRule(id: "payload-not-named") { mistake in
      guard let name = mistake.unknownName, name.first?.isLowercase == true,
        let token = mistake.place(of: name), !mistake.isCase(name),
        let label = mistake.code.caseLabel(around: token),
        mistake.code.tokens[token - 1].isMark("(") || mistake.code.tokens[token - 1].isMark(",")
          || mistake.code.tokens[token - 1].isMark(":")
      else { return nil }
      return label.contains(token)
        ? "What a case carries gets its name with `let`: write `let \(name)` here." : nil
    },
    CheckedRule(id: "unknown-dependency") { mistake in
      // The system has a function of this name.
      guard mistake.has("-> clock_t'"), let token = mistake.token,
        mistake.code.feature(around: token)?.isReducer == true
      else { return nil }
      return
        "`clock` is a dependency that is not asked for here. This line in the reducer asks for it:"
        + " `@Dependency(\\.continuousClock) var clock`."
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
      let isCase = mistake.isCase(name)
      guard isCase || Mistake.effectMakers.contains(name), mistake.standsAlone(token) else {
        return nil
      }
      if !isCase, mistake.code.tokens[max(0, token - 1)].isWord("return") {
        return "What makes an effect begins with a dot: `.\(name)`."
      }
      guard isCase else { return nil }
      if mistake.code.caseLabel(around: token) == nil,
        let owner = mistake.ownerOfState(token, having: name)
      {
        return "Nothing is named `\(name)` alone here. The property of the state is"
          + " `\(owner).\(name)`, and the case is `.\(name)`."
      }
      return "A case is named with a dot before it: `.\(name)`."
    },
    CheckedRule(id: "reduce-missing") { mistake in
      guard mistake.has("cannot find 'action' in scope") || mistake.has("cannot find 'state' in"),
        let token = mistake.token, mistake.code.feature(around: token)?.isReducer == true,
        mistake.code.headers(around: token).contains(where: { $0.contains("body") }),
        !mistake.code.isInClosure(of: "Reduce", token)
      else { return nil }
      return
        "`state` and `action` are what the closure of `Reduce` is given. In `body` the `switch`"
        + " stands in it: `Reduce { state, action in … }`."
    },
    CheckedRule(id: "state-outside") { mistake in
      guard mistake.has("cannot find 'state' in scope"),
        mistake.code.imports.contains(LibraryNames.architecture)
      else { return nil }
      if let token = mistake.token, mistake.code.isInView(token) {
        return "A view has no `state`. It reads the state through its store: `store.…`."
      }
      if mistake.code.parameters(around: mistake.token)["store"] != nil {
        return "There is no `state` here. The parameter `store` has it: `store.…`."
      }
      return "`state` is only known in the closure of `Reduce`. A method gets it as a parameter,"
        + " `_ state: inout State`, and is called with `&state`."
    },
    CheckedRule(id: "payload-not-taken") { mistake in
      guard let name = mistake.unknownName, name.first?.isLowercase == true,
        let token = mistake.place(of: name), mistake.standsAlone(token),
        let label = mistake.caseWithUntakenPayload(around: token),
        // Or else it is more likely that this one is misspelt.
        mistake.nearestName(to: name) == nil
      else { return nil }
      let property = mistake.ownerOfState(token, having: name).map {
        " The property of the state is `\($0).\(name)`."
      }
      return Explanation(
        "Nothing is named `\(name)` here. What `.\(label)` carries gets a name with"
          + " `case .\(label)(let \(name))`.\(property ?? "")"
      )
    },
    CheckedRule(id: "state-of-a-feature") { mistake in
      guard let name = mistake.unknownName, let token = mistake.token,
        let owner = mistake.ownerOfState(token, having: name)
      else { return nil }
      return "`\(name)` is a property of the state: write `\(owner).\(name)`."
    },
    CheckedRule(id: "type-elsewhere") { mistake in
      guard let name = mistake.unknownName, name.first?.isUppercase == true else { return nil }
      let own = Set(mistake.code.declarations.scopes.map(\.type))
      let types = mistake.code.declarations.types(named: name).filter { type in
        type.name != name && own.contains(type.name)
      }
      // The id of another feature's effect is not what is meant.
      if name.hasSuffix("ID") { return nil }
      guard !types.isEmpty else { return nil }
      let references = types.map {
        mistake.code.declarations.reference(to: $0, from: mistake.scope)
      }
      .filter { $0 != name }
      guard !references.isEmpty else { return nil }
      return "`\(name)` is declared inside another type, and is named with it here: write"
        + " \(quotedList(references))."
    },
    CheckedRule(id: "case-without-dot") { mistake in
      guard let name = mistake.unknownName, name.first?.isLowercase == true,
        let token = mistake.place(of: name), token > 0, mistake.standsAlone(token),
        !mistake.has("requires leading"), name != "error",
        mistake.code.imports.contains(LibraryNames.architecture),
        mistake.isWhereAMemberStands(token),
        mistake.code.library.all.contains(name) || Mistake.standardMembers.contains(name)
          || mistake.code.declarations.types.values
            .contains(where: { $0.member(name)?.isStatic == true })
      else { return nil }
      return
        "Nothing is named `\(name)` here. A case, or another member of the type that is needed"
        + " here, begins with a dot: `.\(name)`."
    },
    CheckedRule(id: "unknown-name") { mistake in
      guard let name = mistake.unknownName, mistake.token != nil,
        mistake.code.boundNames.contains(name)
      else { return nil }
      return "`\(name)` is known elsewhere in this file, and not here: a name belongs to the braces"
        + " or the `case` in which it is declared."
    },
    CheckedRule(id: "unknown-name") { mistake in
      guard let name = mistake.unknownName, let meant = mistake.nearestName(to: name) else {
        return nil
      }
      return "Nothing is named `\(name)` here. Did you mean `\(meant)`?"
    },
    CheckedRule(id: "unknown-type") { mistake in
      guard let name = mistake.unknownName, name.first?.isUppercase == true else { return nil }
      let isID = mistake.has("cannot find '\(name)' in scope") && name.hasSuffix("ID")
      return isID
        ? "No type is named `\(name)` here. To cancel an effect, its id is declared in the reducer,"
          + " such as `enum \(name) { case … }`."
        : "No type is named `\(name)` here. Compare the spelling, or declare it."
    },
    CheckedRule(id: "unknown-name") { mistake in
      guard let name = mistake.unknownName else { return nil }
      if let token = mistake.place(of: name), name.first?.isLowercase == true,
        mistake.isWhereAMemberStands(token)
      {
        return
          "Nothing is named `\(name)` here. Compare the spelling. If it is a member of the type"
          + " that is needed here, a dot stands before it: `.\(name)`."
      }
      return "Nothing is named `\(name)` here. Compare the spelling, or declare it before it is"
        + " used."
    },
  ]
}

/// Which module a name comes with.
enum Modules {
  static let all = ["ComposableArchitecture", "Foundation", "TerminalUI", "Testing"]
  static let macros = [
    "CasePathable", "ObservableState", "Presents", "Reducer", "ReducerCaseIgnored", "Shared",
    "Dependency", "DependencyClient", "DependencyEntry", "ViewAction",
  ]

  static let wrappers = ["Bindable", "FocusState", "State"]
  static let ofTests = ["Suite", "Test", "expect", "require"]

  /// Names of Foundation that exercises use or that people know.
  static let foundation: Set = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "Decimal", "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
    "NSError", "NumberFormatter", "ProcessInfo", "TimeInterval", "TimeZone", "Timer", "URL",
    "URLError", "URLRequest", "URLSession", "UUID", "UserDefaults",
  ]

  /// Says which import is missing for a name; nil if none is.
  static func sentence(for name: String, in mistake: Mistake) -> Explanation? {
    let code = mistake.code
    guard code.declarations.types(named: name).allSatisfy(\.keyword.isEmpty) else { return nil }
    if name == "UUID", let token = mistake.token, code.isCall(token),
      let own = code.feature(around: token)?.properties.first(where: {
        $0.attributes.contains("Dependency(\\.uuid)")
      })
    {
      return "A new id comes from the dependency of this reducer: write `\(own.name)()`."
    }
    if name == "Button", mistake.token.map({ code.isInClosure(of: "actions", $0) }) == true {
      return "A button in the state of an alert has another name: write `ButtonState`."
    }
    if foundation.contains(name) {
      return code.imports.contains("Foundation")
        ? nil : "`\(name)` comes with `import Foundation` at the top of the file."
    }
    let isView =
      ExplanationRule.viewNames.contains(name)
      || code.library.names(of: LibraryNames.terminalUI).contains(name)
    let isArchitecture =
      !isView
      && (ExplanationRule.architectureNames.contains(name)
        || code.library.names(of: LibraryNames.architecture).contains(name))
    guard name.first?.isUppercase == true, isArchitecture || isView else { return nil }
    if isArchitecture, code.imports.contains(LibraryNames.architecture) { return nil }
    if isView, code.imports.contains(LibraryNames.terminalUI) { return nil }
    if name == "Text" {
      return "`Text` is a view and comes with `import TerminalUI` (in an app, `import SwiftUI`). A"
        + " text in a state, such as the title of an alert, is a `TextState`."
    }
    return isArchitecture
      ? "`\(name)` comes with `import ComposableArchitecture` at the top of the file."
      : "`\(name)` comes with `import TerminalUI` at the top of the file; in an app, with SwiftUI."
  }
}

/// The dependencies that `@Dependency` can ask for.
enum Dependencies {
  /// Those of the library.
  static let given = [
    "calendar", "context", "continuousClock", "date", "defaultAppStorage", "dismiss",
    "fireAndForget", "locale", "mainQueue", "mainRunLoop", "openURL", "suspendingClock", "timeZone",
    "urlSession", "uuid", "withRandomNumberGenerator",
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
  /// The line at which the closure of a `ForEach` around the error names its row like this.
  fileprivate func lineOfRow(named name: String) -> Int? {
    token.flatMap { token in
      code.openings(around: token).first { open in
        code.isBrace(open) && code.tokens[open + 1].isWord(name)
          && code.tokens[open + 2].isWord("in") && code.call(before: open) == "ForEach"
      }
    }
    .map { code.tokens[$0].line }
  }

  /// What has a name that no property with a wrapper has.
  fileprivate func otherNamed(_ name: String) -> String {
    if code.parameters(around: token)[name] != nil {
      return " What is here is the parameter `\(name)`, without `$`."
    }
    return token.flatMap { ownerOfState($0, having: name) } == "store"
      ? " The property of the state is `$store.\(name)`." : ""
  }

  /// The case around a token that carries one value, of which its label says nothing; nil if there
  /// is none.
  func caseWithUntakenPayload(around token: Int) -> String? {
    var index = token - 1
    while index >= 0 {
      let tokens = code.tokens
      if let open = code.blocks.opening[index] {
        index = open - 1
        continue
      }
      if tokens[index].isWord("func") || tokens[index].isWord("var") && tokens[index].beginsLine {
        return nil
      }
      if tokens[index].isWord("case"), tokens[index].beginsLine { break }
      index -= 1
    }
    guard index >= 0, let label = code.caseLabel(around: index),
      label.upperBound > label.lowerBound,
      !label.contains(token)
    else { return nil }
    let words = code.tokens[label]
    // A label with several cases, or with a value in parentheses, is another matter, but for what
    // stands around the last case.
    guard let last = words.last, last.kind == .word || last.isMark(")"),
      !words.contains(where: { $0.isMark(",") || $0.isWord("let") })
    else { return nil }
    guard let name = words.last(where: { $0.kind == .word })?.text else { return nil }
    if name == "failure" || name == "success" { return name }
    let declared = code.declarations.types.values.flatMap(\.cases).filter { $0.name == name }
    return !declared.isEmpty && declared.allSatisfy { $0.parameters.count == 1 } ? name : nil
  }
}
