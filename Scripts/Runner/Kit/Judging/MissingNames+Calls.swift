/// A call in a given file, with which a learner's declaration does not agree.
struct GivenCall {
  /// Such as `OneTap.State` or `.stepChanged`.
  private let callee: String
  /// The labels of what it is given; nil for a value without one.
  private let labels: [String?]

  /// Nil if no call is at the error's place.
  init?(_ error: Diagnostic, in code: ExplainedCode) {
    let tokens = code.tokens
    guard error.file == code.file, let place = code.token(line: error.line, column: error.column)
    else { return nil }
    let around = code.openings(around: place).first
    guard let open = tokens[place].isMark("(") ? place : around, tokens[open].isMark("("),
      let close = code.blocks.closing[open]
    else { return nil }
    var first = open
    while first > 0, tokens[first - 1].kind == .word || tokens[first - 1].isMark(".") { first -= 1 }
    callee = tokens[first..<open].map(\.text).joined()
    guard callee.contains(where: \.isLetter) else { return nil }
    var labels: [String?] = []
    var index = open + 1
    while index < close {
      let isLabelled = tokens[index].kind == .word && tokens[index + 1].isMark(":")
      labels.append(isLabelled ? tokens[index].text : nil)
      while index < close, !tokens[index].isMark(",") {
        index = (code.blocks.closing[index] ?? index) + 1
      }
      index += 1
    }
    self.labels = labels
  }

  /// - Parameters:
  ///   - message: The compiler's.
  ///   - own: The declarations of the learner's file.
  /// - Returns: The declaration that is needed; nil if that is not known.
  func sentence(_ message: String, own: Declarations) -> String? {
    let isOfLabels =
      message.hasPrefix("extraneous argument label") || message.hasPrefix("missing argument label")
      || message.hasPrefix("incorrect argument label")
    let isOfValues =
      message.hasPrefix("argument passed to call that takes no")
      || message.hasPrefix("extra argument") || message.hasPrefix("missing argument for")
    let name = callee.split(separator: ".").last.map(String.init) ?? ""
    if message.hasPrefix("cannot convert value of type") {
      return typesDiffer(message, of: name, own: own)
    }
    guard isOfLabels || isOfValues else { return nil }
    if name.first?.isUppercase == true {
      let call = labels.map { "\($0 ?? "_"):" }.joined()
      return "`\(owner)` has no initialiser `\(name)(\(call))` yet."
    }
    let declared = own.types.values.flatMap(\.cases).filter { $0.name == name }
    guard let types = declared.first?.parameters.map(\.type),
      declared.allSatisfy({ $0.parameters.map(\.type) == types })
    else { return nil }
    guard isOfLabels, types.count == labels.count else {
      return types.isEmpty ? "The case `\(name)` carries no value yet." : nil
    }
    let payload = zip(labels, types).map { ($0.map { "\($0): " } ?? "") + $1 }
    let absent = labels.allSatisfy { $0 == nil } ? ", without a label" : ""
    return "Write `case \(name)(\(payload.joined(separator: ", ")))`\(absent)."
  }

  /// A value that the suite gives a declaration of the learner's, which takes another type.
  private func typesDiffer(_ message: String, of name: String, own: Declarations) -> String? {
    let types = Mistake.quoted(message)
    guard types.count == 2 else { return nil }
    let given = withArticle(types[0])
    if name.first?.isUppercase == true {
      return own.type(callee) == nil && own.types(named: name).isEmpty
        ? nil
        : "`\(owner)(\(labels.map { "\($0 ?? "_"):" }.joined()))` takes \(withArticle(types[1])), and the"
          + " suite gives it \(given)."
    }
    let declared = own.types.values.flatMap(\.cases).filter { $0.name == name }
    guard declared.contains(where: { $0.parameters.contains { $0.type == types[1] } }) else {
      return nil
    }
    return "`\(name)` carries \(withArticle(types[1])), and the suite gives it \(given)."
  }

  /// The type that a call makes a value of, as its author names it.
  private var owner: String {
    let parts = callee.split(separator: ".")
    return parts.suffix(2).joined(separator: ".")
  }
}
