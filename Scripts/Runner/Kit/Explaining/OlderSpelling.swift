/// A spelling that the lessons' tables of older forms show, and the code and messages that have it.
struct OlderSpelling: Hashable {
  /// The names that dots join: `Effect` and `timer`.
  private let names: [String]
  private let isAttribute: Bool
  /// Whether it begins with a dot.
  private let isMember: Bool
  /// The labels of its call; nil if it is none.
  private let labels: [String]?
  /// Whether nothing is between its parentheses.
  private let isEmptyCall: Bool
  /// The number of types between `<` and `>`.
  private let types: Int
  /// Of those that are known by a sign, and not by a name: what stands for the sign.
  private let sign: String?

  /// - Parameter code: Nil is the result if it shows no name.
  init?(_ code: String) {
    sign = Self.sign(in: code)
    let tokens = Lexer.tokens(of: code)
    isAttribute = tokens.first?.isMark("@") == true
    isMember = tokens.first?.isMark(".") == true
    var index = isAttribute || isMember ? 1 : 0
    guard index < tokens.count, tokens[index].kind == .word else { return nil }
    var names = [tokens[index].text]
    while index + 2 < tokens.count, tokens[index + 1].isMark("."), tokens[index + 2].kind == .word {
      index += 2
      names.append(tokens[index].text)
    }
    self.names = names
    types = Self.types(after: index, in: tokens)
    let isLabel = index + 1 < tokens.count && tokens[index + 1].isMark(":")
    labels = isLabel ? nil : Self.labels(after: index, in: tokens)
    isEmptyCall = labels == [] && index + 2 < tokens.count && tokens[index + 2].isMark(")")
  }

  /// Its name for people.
  var title: String {
    if let sign { return sign }
    if names.count > 1 { return isOfExample ? ".\(last)" : names.joined(separator: ".") }
    let call = labels?.isEmpty == false ? "(" + labels!.map { $0 + ":" }.joined() + ")" : ""
    return (isAttribute ? "@" : isMember ? "." : "") + last + call
  }

  /// Whether it has a name, whatever case that is in.
  func isNamed(_ name: String) -> Bool {
    last.lowercased() == name.lowercased() || !isOfExample && owner == name
  }

  /// The name that a declaration of the learner's may have too.
  var declaredName: String? { isMember || isAttribute || sign != nil ? nil : owner }

  /// Whether it begins with a value of an example, such as `counterReducer`.
  private var isOfExample: Bool { names.count > 1 && owner.first?.isLowercase == true }

  private var owner: String { names[0] }
  var last: String { names[names.count - 1] }

  /// Whether it is a name by itself, and no lowercase name of an example's value.
  private var isNamedByOwner: Bool {
    owner.first?.isUppercase == true || isAttribute
      || names.count == 1 && labels == nil && !isMember
  }

  /// Whether a message says of its name that it is unknown.
  ///
  /// - Parameters:
  ///   - todays: The names that today's forms have.
  ///   - alsoOfStores: Whether a store or a state may be what lacks the name.
  func isUnknown(in message: String, todays: Set<String>, alsoOfStores: Bool = false) -> Bool {
    guard sign == nil else { return false }
    let quoted = Mistake.quoted(message)
    if message.hasPrefix("no such module '") { return quoted.first == owner }
    if message.hasPrefix("cannot find '") || message.hasPrefix("cannot find type '")
      || message.hasPrefix("unknown attribute '")
    {
      return quoted.first == owner && isNamedByOwner && !todays.contains(owner)
    }
    if message.hasPrefix("extra argument '") {
      return names.count == 1 && quoted.first == owner && !todays.contains(owner)
    }
    guard message.contains("has no member '"), quoted.count == 2, quoted[1] == last,
      names.count > 1 || isMember,
      alsoOfStores || !quoted[0].contains("Store") && !quoted[0].hasSuffix("State")
    else { return false }
    return owner.first?.isUppercase == true
      ? quoted[0].hasPrefix(owner) : !todays.contains(last) && (labels != nil || isMember)
  }

  /// Whether a line of code has it.
  ///
  /// - Parameter isWord: Whether a name in small letters counts, which may else be an example's value.
  func isIn(
    _ line: ArraySlice<Token>,
    text: String,
    todays: Set<String>,
    isWord: Bool = false
  ) -> Bool {
    if let sign { return Self.sign(in: text) == sign }
    let tokens = Array(line)
    return tokens.indices.contains { index in
      guard tokens[index].text == last, tokens[index].kind == .word else { return false }
      let isAfterDot = index > 0 && tokens[index - 1].isMark(".")
      let isAfterSign = index > 0 && tokens[index - 1].isMark("@")
      if isAttribute { return isAfterSign }
      if names.count > 1, owner.first?.isUppercase == true {
        return isAfterDot && index > 1 && tokens[index - 2].isWord(owner)
      }
      if isMember || names.count > 1 {
        return isAfterDot && (isEmptyCall || labels?.isEmpty == false)
          && hasCall(after: index, in: tokens)
      }
      guard !isAfterDot, !isAfterSign, isWord || owner.first?.isUppercase == true else {
        return false
      }
      if types > 1 { return Self.types(after: index, in: tokens) == types }
      return labels?.isEmpty == false ? hasCall(after: index, in: tokens) : !todays.contains(owner)
    }
  }

  private func hasCall(after index: Int, in tokens: [Token]) -> Bool {
    if isEmptyCall { return tokens.dropFirst(index + 1).prefix(2).map(\.text) == ["(", ")"] }
    let found = Self.labels(after: index, in: tokens) ?? []
    return (labels ?? []).allSatisfy(found.contains)
  }

  private static func labels(after index: Int, in tokens: [Token]) -> [String]? {
    guard index + 1 < tokens.count, tokens[index + 1].isMark("(") else { return nil }
    var depth = 0
    var labels: [String] = []
    for place in (index + 1)..<tokens.count {
      if ["(", "[", "{"].contains(tokens[place].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[place].text) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, tokens[place].isMark(":"), tokens[place - 1].kind == .word {
        labels.append(tokens[place - 1].text)
      }
    }
    return labels
  }

  private static func types(after index: Int, in tokens: [Token]) -> Int {
    guard index + 1 < tokens.count, tokens[index + 1].text == "<" else { return 0 }
    let inside = tokens.dropFirst(index + 2).prefix { !$0.text.hasPrefix(">") }
    return inside.filter { $0.isMark(",") }.count + 1
  }

  private static func sign(in code: String) -> String? {
    if code.contains(#/(^|[\s(:,])\/[A-Z]\w*\.\w/#) { return "/Action.case" }
    if code.contains(#/\.set\(\\\.\$/#) { return ".set(\\.$…)" }
    return code.contains(#/\s\.binding\(\\\.\$/#) ? ".binding(\\.$…)" : nil
  }
}
