extension Declaration {
  /// The access level for generated members of this type, with a space behind it: they are public
  /// where the type is, and otherwise have the level that Swift gives them.
  ///
  /// - Parameter lexicalContext: The declarations around it; in a public extension a type is public
  ///   without saying so.
  func memberAccess(in lexicalContext: [String] = []) -> String {
    for modifier in modifiers where modifier.detail == nil {
      switch source.text(modifier.name) {
      case "public", "open": return "public "
      case "package": return "package "
      case "private", "fileprivate", "internal": return ""
      default: continue
      }
    }
    guard
      let surroundings = lexicalContext.first.flatMap(DeclarationParser.parse),
      surroundings.kind == .extensionType
    else { return "" }
    return surroundings.memberAccess()
  }

  /// The access level that is written in front of it, with a space behind it; empty if there is none.
  var writtenAccess: String {
    for modifier in modifiers where modifier.detail == nil {
      let name = source.text(modifier.name)
      if ["public", "package", "internal", "fileprivate", "private"].contains(name) {
        return name + " "
      }
    }
    return ""
  }
}

extension String {
  /// Puts spaces in front of every line that is not empty.
  func indented(by spaces: Int = 2) -> String {
    let indentation = String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
      .joined(separator: "\n")
  }

  /// The name without backticks.
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
