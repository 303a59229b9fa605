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
}

/// Finds in the names of an object what it needs and defines of all these kinds.
struct ObjectRules {
  /// The modules of the exercise.
  let own: Set<String>
  let isTestFile: Bool
  let object: ObjectSymbols
  /// The names that the file needs or defines, and the solution does not.
  let names: [SymbolName]

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
      return Oddity("defines", name.words, words: [name.last], why: kind)
    }
  }

  private func kind(of name: SymbolName) -> Definition? {
    guard name.tree != nil else {
      return !name.isOfSwift && object.isFunction(name.symbol) ? .c : nil
    }
    guard own.contains(name.home ?? ""), name.isOperator else { return nil }
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

  private static let operators: Set = [
    "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "&&", "||", "!", "??", "+=", "-=", "*=", "/=",
    "&", "|", "^", "~", "...", "..<", "&+", "&-", "<<", ">>",
  ]
}
