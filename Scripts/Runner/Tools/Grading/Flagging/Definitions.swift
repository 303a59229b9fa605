import WorkbookKit

/// The kinds of what a file may define that changes the meaning of the checks.
enum Definition: String, CaseIterable, Sendable {
  case operation =
    "It gives an operator of Swift another meaning for a type that is not its own: ask why."
  case equality =
    "It says by itself what is equal, and checks compare: ask what it leaves out, and why."
  case conformance = "It adds a conformance to a type that is not its own: ask why."
  case checks = "It gives a name that the checks use another meaning: ask why."
  case c = "It gives the program a function of C, which others may call: ask what for."
  case lasting = "It outlives a test, so that a test can know what another one saw: ask why."
}

/// Finds in the names of an object what it defines of these kinds.
struct DefinitionFinder {
  /// The modules of the exercise.
  let own: Set<String>
  let isTestFile: Bool
  /// Whether tests are in it, alone or beside a feature.
  let holdsTests: Bool
  /// The names that the file needs, and the solution's does not.
  let needed: [SymbolName]
  /// The names that only the file defines, and whether a program can write to them.
  let defined: [(symbol: String, name: SymbolName, isWritable: Bool)]
  /// The functions that other objects can call by their names.
  let functions: Set<String>
  /// The words `let NAME` and no `var NAME` stand in the file.
  let constants: Set<String>

  var found: [(name: String, kind: Definition)] {
    defined.compactMap { symbol, name, isWritable in
      if let conformance = conformance(symbol, name) { return conformance }
      if holdsTests, isWritable, isLasting(symbol, name) { return (name.words, .lasting) }
      return definition(name, isFunction: functions.contains(symbol)).map { (name.words, $0) }
    }
  }

  private func definition(_ name: SymbolName, isFunction: Bool) -> Definition? {
    if name.isOfC { return isFunction ? .c : nil }
    guard let module = name.module, let last = name.path.last, !name.isPrivate,
      own.contains(name.home ?? ""), name.isOperator
    else { return nil }
    if ["==", "!=", "~=", "===", "!=="].contains(last) { return isTestFile ? nil : .equality }
    guard Self.operators.contains(last) else { return nil }
    let isOnOwn = own.contains { module == $0 && name.path.count > 1 }
    return isOnOwn || own.contains { name.signature.contains("\($0).") } ? nil : .operation
  }

  private func conformance(
    _ symbol: String,
    _ name: SymbolName
  ) -> (name: String, kind: Definition)? {
    guard symbol.hasSuffix("Mc"), let module = name.module,
      let match = name.text.firstMatch(of: #/ : (\w+)\.(\w+) in /#)
    else { return nil }
    let (home, proto) = (String(match.output.1), String(match.output.2))
    let what = "\(name.words): \(proto)"
    if !own.contains(module) { return own.contains(home) ? nil : (what, .conformance) }
    // Such a type compares by something else than its properties.
    let isWritten = proto == "Strideable" || proto == "RawRepresentable" && !symbol.contains("OSY")
    return isWritten && home == "Swift" && !isTestFile ? (what, .equality) : nil
  }

  /// Whether a stored variable may hold something else when the next test begins.
  private func isLasting(_ symbol: String, _ name: SymbolName) -> Bool {
    guard symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ"), own.contains(name.home ?? ""),
      // Macros of Swift Testing add constants.
      !symbol.contains("fMu_"), let last = name.path.last
    else { return false }
    if !constants.contains(last) { return true }
    let types = name.signature
    if types.contains(#/->|\bAny\b/#) { return true }
    return types.matches(of: #/(\w+)\.(?:\w+\.)*(\w+)/#).map(\.output).contains { _, module, type in
      // A value of an own type may hold one that is shared, if the file uses any.
      if own.contains(String(module)) { return usesReferences }
      let isOfFoundation = module.hasPrefix("Foundation") && Reach.isPlainValue(String(type))
      return !isOfFoundation && !Self.values.contains(String(type))
    }
  }

  /// The types of Swift and of the library whose values are copied, and not shared.
  private static let values = Set(
    """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool String Substring
    Character StaticString Unicode Scalar Array ArraySlice ContiguousArray Dictionary Set Optional Range
    ClosedRange Result Duration Never Index
    IdentifiedArray TextState AlertState ButtonState ConfirmationDialogState StackState StackElementID
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  private var usesReferences: Bool {
    defined.contains { $0.symbol.hasSuffix("CMn") }
      || needed.contains { $0.path.first?.contains(Self.references) == true }
  }

  /// Parts of the names of types whose values are shared, and not copied.
  private static var references: Regex<Substring> {
    #/Lock|Mutex|Atomic|Continuation|Storage|Stream|Task\b|Cache|Clock\b|Formatter|coder\b|Store\b|NS[A-Z]|Any\b/#
  }

  private static let operators: Set = [
    "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "&&", "||", "!", "??", "+=", "-=", "*=", "/=",
    "&", "|", "^", "~", "...", "..<", "&+", "&-", "<<", ">>",
  ]
}

extension SymbolName {
  fileprivate var isOperator: Bool {
    signature.hasPrefix(" infix") || signature.hasPrefix(" prefix")
      || signature.hasPrefix(" postfix")
  }
}
