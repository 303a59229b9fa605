import WorkbookKit

/// The kinds of what a file may define that changes the meaning of the checks.
enum Definition: String, Sendable {
  case operation =
    "It gives an operator of Swift another meaning for a type that is not its own: ask why."
  case equality =
    "It says by itself what is equal, and checks compare: ask what it leaves out, and why."
  case conformance = "It adds a conformance to a type that is not its own: ask why."
  case checks = "It gives a name that the checks use another meaning: ask why."
  case c = "It gives the program a function of C, which others may call: ask what for."
  case lasting = "It outlives a test, so that a test can know what another one saw: ask why."
}

/// Finds in the names of an object what it needs and defines of all these kinds.
struct ObjectRules {
  /// The modules of the exercise.
  let own: Set<String>
  let isTestFile: Bool
  let object: ObjectSymbols
  /// The solution's.
  let given: ObjectSymbols
  /// The names that the file needs or defines, and the solution does not.
  let names: [SymbolName]
  /// The words `let NAME` and no `var NAME` stand in the file.
  let constants: Set<String>

  var found: [Oddity] { reached + defined }

  private var reached: [Oddity] {
    // A function of Swift's that is always copied into the object counts as needed too.
    names.filter { object.isNeeded($0.symbol) || $0.home != nil }.compactMap { name in
      guard let kind = Reach.of(name, own: own, isTestFile: isTestFile) else { return nil }
      let words = Reach.words(for: name)
      return Oddity("reaches for", words, words: [name.last, name.path.first ?? words], why: kind)
    }
  }

  private var defined: [Oddity] {
    names.filter { !object.isNeeded($0.symbol) }.compactMap { name in
      if let (kind, proto) = conformance(name) {
        return Oddity("defines", "\(name.words): \(proto)", words: [name.last, proto], why: kind)
      }
      guard let kind = kind(of: name) else { return nil }
      let verb = kind == .lasting ? "keeps" : "defines"
      return Oddity(verb, name.words, words: [name.last], why: kind)
    }
  }

  /// Whether tests are in the file: some exercises have a feature and its test in one.
  private var holdsTests: Bool {
    isTestFile || given.letters.keys.contains { $0.contains("9TestStore") }
  }

  private func kind(of name: SymbolName) -> Definition? {
    guard let tree = name.tree else {
      return !name.isOfSwift && object.isFunction(name.symbol) ? .c : nil
    }
    guard own.contains(name.home ?? "") else { return nil }
    if holdsTests, object.isWritable(name.symbol), isLasting(name, tree) { return .lasting }
    guard name.isOperator else { return nil }
    if ["==", "!=", "~=", "===", "!=="].contains(name.last) { return isTestFile ? nil : .equality }
    let isOnOwn = name.path.count > 1 && own.contains(name.module ?? "")
    let takesOwn = name.types.contains { own.contains($0.module ?? "") }
    return !Self.operators.contains(name.last) || isOnOwn || takesOwn ? nil : .operation
  }

  private func conformance(_ name: SymbolName) -> (Definition, proto: String)? {
    guard let part = name.tree?.parts.last, part.kind == "ProtocolConformanceDescriptor",
      let proto = part.parts[0].parts.first(where: { $0.parts.first?.kind == "Protocol" })
        .map({ SymbolName(name.symbol, tree: $0) })
    else { return nil }
    guard own.contains(name.module ?? "") else {
      return own.contains(proto.module ?? "") ? nil : (.conformance, proto.last)
    }
    // Such a type compares by something else than its properties.
    let isEnum = part.all.first { $0.ownName != nil }?.kind == "Enum"
    let isWritten = proto.last == "Strideable" || proto.last == "RawRepresentable" && !isEnum
    return isWritten && proto.module == "Swift" && !isTestFile ? (.equality, proto.last) : nil
  }

  /// Whether a stored variable may hold something else when the next test begins.
  private func isLasting(_ name: SymbolName, _ tree: SymbolPart) -> Bool {
    let part = tree.parts.last.map { $0.kind == "Static" ? $0.parts[0] : $0 }
    // Macros of Swift Testing add constants.
    guard part?.kind == "Variable", !name.symbol.contains("fMu_") else { return false }
    let isFunction = name.type.contains { $0.kind.contains("Function") }
    if isFunction || !constants.contains(name.last) { return true }
    // A value of an own type may hold one that is shared, if the file uses any.
    let usesShared = names.contains { other in
      let isOwnType = other.tree?.parts.last?.kind == "NominalTypeDescriptor"
      return (isOwnType || object.isNeeded(other.symbol)) && self.usesShared(other)
    }
    return name.type.contains { $0.kind == "ProtocolList" && $0.parts.allSatisfy(\.parts.isEmpty) }
      || name.types.contains { own.contains($0.module ?? "") ? usesShared : isShared($0) }
  }

  /// Whether a value of a type is not copied, or can hold one that is not.
  private func isShared(_ type: SymbolName) -> Bool {
    switch type.home {
    case "Swift", "Foundation", "FoundationEssentials":
      ["Class", "Protocol"].contains(type.tree?.kind) || type.last.hasPrefix("Any")
    case "ComposableArchitecture":
      !type.last.hasSuffix("State") && !["IdentifiedArray", "StackElementID"].contains(type.last)
    default: true
    }
  }

  /// Whether a name is about values that are shared.
  private func usesShared(_ name: SymbolName) -> Bool {
    let outermost = name.tree?.all.first {
      $0.ownName != nil && $0.parts.first?.kind == "Module"
    }
    return switch name.home {
    case "Swift": false
    case "_Concurrency":
      ["Task", "Stream", "Continuation"].contains { name.path.first?.contains($0) == true }
    case "Synchronization": true
    default: outermost?.kind == "Class"
    }
  }

  private static let operators: Set = [
    "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "&&", "||", "!", "??", "+=", "-=", "*=", "/=",
    "&", "|", "^", "~", "...", "..<", "&+", "&-", "<<", ">>",
  ]
}
