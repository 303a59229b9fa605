/// The names that a model exercise still lacks, from the compiler's errors in its suite.
///
/// The suite of such an exercise cannot compile before the learner has written the names it uses.
/// Its errors are about a file that the learner did not write, so they are reported as a list of what
/// is still to be written, in the order in which the suite needs it.
struct MissingNames {
  /// The kind of the given file: the suite, or the screen.
  var user = "suite"
  /// The given file; nil if its text is not known.
  var given: ExplainedCode?
  /// The declarations of the learner's file.
  var own = Declarations([])
  /// The learner's file.
  var text = ""

  /// - Parameter errors: The errors of a given file.
  /// - Returns: A sentence for each name that is missing or differs, each once; an error of any other
  ///   form as the compiler says it.
  func sentences(_ errors: [Diagnostic]) -> [String] {
    if !hidden.isEmpty { return hidden }
    var seen: Set<String> = []
    let causes = errors.filter { !Self.isConsequence($0) }
    return (causes.isEmpty ? errors : causes).map(sentence)
      // A sentence about one line of the suite is not repeated for the next one.
      .filter { seen.insert($0.replacing(#/\(line \d+ of/#, with: "(of")).inserted }
  }

  /// A sentence for each character of the learner's file that only looks like one of a name which the
  /// given file has, or is not seen.
  private var hidden: [String] {
    let asked = Set(given?.tokens.map(\.text) ?? [])
    let own = Lexer.tokens(of: text).filter { token in
      token.kind == .word && !asked.contains(token.text)
        && asked.contains(Lookalike.plain(token.text))
    }
    var seen: Set<String> = []
    return own.filter { seen.insert($0.text).inserted }.flatMap { token in
      Lookalike.all(in: [token], alsoLetters: true).map { "Line \(token.line): \($0.sentence)" }
    }
  }

  /// Whether the compiler says no more than that a type is unknown, or nothing at all: beside an error
  /// that names what is missing, this one goes with it.
  private static func isConsequence(_ error: Diagnostic) -> Bool {
    [
      "cannot infer ", "contextual base", "contextual type", "could not be inferred",
      "failed to produce diagnostic", "'Any' has no ",
    ]
    .contains { error.message.contains($0) }
  }

  private func sentence(_ error: Diagnostic) -> String {
    let message = Mistake.withoutAliases(error.message)
    let names = Mistake.quoted(message)
    if let sentence = given.flatMap({ GivenCall(error, in: $0) })?.sentence(message, own: own) {
      return sentence
    }
    if message.hasPrefix("cannot find "), let name = names.first {
      return "There is no `\(name)` yet."
    }
    if message.contains("is not a member type of"), names.count == 2 {
      // The compiler begins this type with the name of the module.
      let owner = names[1].split(separator: ".", maxSplits: 1).last.map(String.init) ?? names[1]
      let others = own.types(named: names[0]).map(\.name)
      let alike = others.count == 1 ? " One is declared as `\(others[0])`." : ""
      return "`\(Self.short(owner))` has no type `\(names[0])` yet.\(alike)"
    }
    if message.contains("has no dynamic member") || message.contains("has no member"),
      names.count >= 2
    {
      // A store passes the question on to its state, the root of the key path.
      let isStore = ["Store<", "StoreOf<"].contains(where: names[0].hasPrefix)
      return member(names[1], of: isStore ? names.last ?? names[0] : names[0])
    }
    if message.hasPrefix("extraneous argument label"), let label = names.first {
      return "The \(user) writes the label `\(label)`, which your declaration does not have"
        + " (line \(error.line) of the \(user))."
    }
    if message.hasPrefix("missing argument label"), let label = names.first {
      return "Your declaration has the label `\(label)`, which the \(user) does not write"
        + " (line \(error.line) of the \(user))."
    }
    if message.hasPrefix("incorrect argument label"), names.count == 2 {
      return "The \(user) writes the label `\(names[0])`, and your declaration has `\(names[1])`"
        + " (line \(error.line) of the \(user))."
    }
    if message.hasPrefix("argument passed to call that takes no arguments") {
      return "The \(user) passes a value that your declaration does not take (line \(error.line) of"
        + " the \(user))."
    }
    if message.hasPrefix("cannot assign to property: '"), message.hasSuffix("get-only property"),
      let name = names.first
    {
      return "`\(name)` can only be read, and the \(user) sets it, too: it needs a `set` beside its"
        + " `get` (line \(error.line) of the \(user))."
    }
    if message.contains("is inaccessible due to 'private'"), let name = names.first {
      return "`\(name)` cannot be used by the \(user), since something in it is `private`."
    }
    if message.hasPrefix("extra argument"), let name = names.first {
      return "The \(user) passes a value for `\(name)` that your declaration does not take"
        + " (line \(error.line) of the \(user))."
    }
    if message.hasPrefix("missing argument"), let name = names.first {
      return "Your declaration asks for a value for `\(name)` that the \(user) does not pass"
        + " (line \(error.line) of the \(user)): give it a default, or take it away."
    }
    if message.contains("conform to"), names.count >= 2 {
      // The thing that requires it may be named before the type and the protocol.
      let (type, name) = (Self.short(names[names.count - 2]), names[names.count - 1])
      return name == "ObservableState"
        ? "`\(type)` cannot be observed yet: mark it `@ObservableState`."
        : "`\(type)` must conform to `\(name)`."
    }
    if message.hasPrefix("binary operator '"), names.count == 3,
      let (name, index) = property(comparedIn: error, names)
    {
      return "`\(name)` is \(withArticle(names[index])), and the \(user) compares it with"
        + " \(withArticle(names[3 - index])) (line \(error.line) of the \(user))."
    }
    if message.hasPrefix("cannot convert value of type"), names.count >= 2 {
      if let carried = Self.carried(names) {
        return
          "A case carries `\(Self.short(carried[0]))`, and `\(Self.short(carried[1]))` is expected"
          + " (line \(error.line) of the \(user))."
      }
      return
        "A value has another type than the \(user) expects: yours is `\(Self.short(names[0]))`,"
        + " the \(user)'s `\(Self.short(names[1]))` (line \(error.line) of the \(user))."
    }
    return "\(message) (line \(error.line) of the \(user))"
  }

  /// The learner's property in a line of the given file whose values do not fit together, and which of
  /// the two types is its own.
  private func property(comparedIn error: Diagnostic, _ names: [String]) -> (String, Int)? {
    guard let given, error.file == given.file else { return nil }
    let members = own.types.values.flatMap(\.properties)
    for token in given.tokens[given.tokens(ofLine: error.line)] where token.kind == .word {
      guard let member = members.first(where: { $0.name == token.text }) else { continue }
      if let index = [1, 2].first(where: { names[$0] == member.type }) {
        return (token.text, index)
      }
    }
    return nil
  }

  /// A member in the learner's terms: a case of actions, a property of a state, or a nested type.
  private func member(_ name: String, of type: String) -> String {
    var type = type
    // Case key paths start at a helper type that the learner never sees.
    if type.hasPrefix("Case<"), type.hasSuffix(">") { type = String(type.dropFirst(5).dropLast()) }
    let owner = Self.short(type)
    let last = type.split(separator: ".").last.map(String.init) ?? type
    if name.first?.isUppercase == true { return "`\(owner)` has no type `\(name)` yet." }
    switch last {
    case "Action": return "`\(owner)` has no case `\(name)` yet.\(alike(name, in: type))"
    case "State": return "`\(owner)` has no property `\(name)` yet.\(alike(name, in: type))"
    default: return "`\(owner)` has no member `\(name)` yet.\(alike(name, in: type))"
    }
  }

  /// The learner's name that is spelled most like a missing one, if nobody else asks for it.
  private func alike(_ name: String, in type: String) -> String {
    guard let given, let members = own.type(type)?.members.map(\.name) else { return "" }
    let used = Set(given.tokens.map(\.text))
    let others = members.filter { !used.contains($0) }
    // A word may be missing in either of the two.
    let near =
      Mistake.nearest(name, in: others) ?? others.first { Mistake.nearest($0, in: [name]) != nil }
    return near.map { " It has `\($0)`." } ?? ""
  }

  /// `LapWatch.Feature.Action` as `Feature.Action`: the namespace says nothing to its author.
  private static func short(_ type: String) -> String {
    type.replacing(#/[\w.]+/#) { name in
      let parts = name.output.split(separator: ".")
      return parts.count > 2 ? parts.dropFirst().joined(separator: ".") : String(name.output)
    }
  }

  /// The types that two key paths to cases carry; nil if the names are others.
  private static func carried(_ names: [String]) -> [String]? {
    let payloads = names.prefix(2).compactMap { name -> String? in
      guard name.hasPrefix("KeyPath<Case<"), let inner = Declarations.argument(of: name) else {
        return nil
      }
      return Mistake.topArguments(inner).last.flatMap(Declarations.argument)
    }
    return payloads.count == 2 ? payloads : nil
  }
}
