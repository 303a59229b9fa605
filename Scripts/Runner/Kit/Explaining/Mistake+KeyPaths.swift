/// Key paths that are written like a case, without their backslash.
extension Mistake {
  private static let signsOfAMissingBackslash = [
    "contextual", "KeyPath<", "BindingAction<", "'Key' could not be inferred", "CaseReducerState",
    "'Key.Type'", "'V.Type'",
    "failed to produce diagnostic",
  ]

  /// The dot of a key path that has no backslash, in the error's line, or its type.
  var keyPathWithoutBackslash: Int? {
    guard Self.signsOfAMissingBackslash.contains(where: message.contains), error.file == code.file
    else { return nil }
    // Of an expression that it gave up, the compiler names the type around it.
    if has("failed to produce diagnostic"),
      let around = code.declarations.scopes.last(where: { $0.type == scope })
    {
      return around.tokens.first(where: isKeyPathWithoutBackslash)
    }
    return code.tokens(ofLine: error.line).first(where: isKeyPathWithoutBackslash)
  }

  private static let takingKeyPaths: Set = [
    "Dependency", "Scope", "binding", "dependency", "forEach", "ifLet", "receive", "scope", "send",
    "sending", "set", "transformDependency", "withValue",
  ]

  private func isKeyPathWithoutBackslash(_ index: Int) -> Bool {
    let tokens = code.tokens
    guard index > 1, tokens[index].isMark("."), index + 1 < tokens.count,
      tokens[index + 1].kind == .word
    else { return false }
    if tokens[index - 1].isMark("(") {
      let call = tokens[index - 2].text
      if call == "binding", tokens[index + 1].isWord("set") { return false }
      if call == "receive", !message.contains("KeyPath<") { return false }
      // What is sent as an action itself is no path.
      if call == "send" {
        let next = index + 2 < tokens.count ? tokens[index + 2] : nil
        guard message.contains("KeyPath<"), next?.isMark(".") == true || next?.isMark(",") == true
        else { return false }
      }
      return Self.takingKeyPaths.contains(tokens[index - 2].text)
    }
    guard tokens[index - 1].isMark(":"), let open = code.openings(around: index).first, open > 0
    else { return false }
    let label = tokens[index - 2].text
    let call = tokens[open - 1].text
    if label == "id" { return call == "ForEach" || call == "List" }
    return ["action", "state"].contains(label)
      && (Self.takingKeyPaths.contains(call) || call == "ShownAlert")
  }
}
