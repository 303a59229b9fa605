extension Mistake {

  /// The type and the name of a member that it does not have, as the message says them.
  var ownerAndMember: (String, String)? {
    guard
      message.contains("has no member") || message.contains("has no dynamic member")
        || message.contains("is not a member type of"), names.count >= 2
    else { return nil }
    if message.contains("is not a member type of") {
      return (names[1].split(separator: " ").last.map(String.init) ?? names[1], names[0])
    }
    return (names[0], names[1])
  }

  /// The same where the type is declared in the learner's file or its support. What a key path or a
  /// store leads to is looked up in its place.
  var missingMember: (Declarations.DeclaredType, String)? {
    guard let (owner, name) = ownerAndMember else { return nil }
    var type = owner.hasSuffix("?") ? String(owner.dropLast()) : owner
    // What a store, a binding or a key path leads to.
    if message.contains("from root type '") { type = names.last ?? type }
    let wrappers = [
      "KeyPath<", "WritableKeyPath<", "CaseKeyPath<", "Case<", "Binding<", "Bindable<",
    ]
    while code.declarations.type(type) == nil, wrappers.contains(where: type.hasPrefix) {
      type = Declarations.argument(of: type).map(Self.topArguments)?.first ?? ""
    }
    return code.declarations.type(type).map { ($0, name) }
  }

  /// `A<B, C>, D` as `A<B, C>` and `D`.
  static func topArguments(_ text: String) -> [String] {
    var depth = 0
    var parts = [""]
    for letter in text {
      if letter == "<" || letter == "(" || letter == "[" { depth += 1 }
      if letter == ">" || letter == ")" || letter == "]" { depth -= 1 }
      if letter == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts.map(\.trimmed)
  }

  /// Whether a key path stands at the error's place.
  var isKeyPath: Bool {
    guard var index = token else { return false }
    while index > 0, code.tokens[index].kind == .word || code.tokens[index].isMark(".") {
      index -= 1
    }
    return code.tokens[index].isMark("\\")
  }

  /// The name of a type at the error's place, long enough to be known there.
  func short(_ type: Declarations.DeclaredType) -> String {
    let parts = type.name.split(separator: ".")
    return parts.suffix(2).joined(separator: ".")
  }

  /// The name behind `@Dependency(\.` in the error's line.
  var dependencyOfLine: String? {
    line.firstMatch(of: #/ependency\(\s*\\\.(\w+)/#).map { String($0.output.1) }
  }
}
