/// The name of a type as one would write it: `Counter.State`, `[String: Int?]`. Modules, and what
/// the compiler says about private types, are left out.
func readableName(of type: any Any.Type) -> String {
  if let type = type as? any SugaredType.Type { return type.sugaredName }
  var result = ""
  var isStartOfName = true
  var rest = Substring(_typeName(type, qualified: true))
  while let character = rest.first {
    if rest.hasPrefix("(unknown context at "), let end = rest.firstIndex(of: ")") {
      rest = rest[end...].drop { $0 == ")" || $0 == "." }
      continue
    }
    if isStartOfName, isPartOfName(character) {
      let name = rest.prefix { isPartOfName($0) }
      rest = rest.dropFirst(name.count)
      if rest.first == "." {
        // The first part of a name that has several is the module's.
        rest = rest.dropFirst()
      } else {
        result += name
      }
      isStartOfName = false
      continue
    }
    isStartOfName = !isPartOfName(character) && character != "."
    result.append(character)
    rest = rest.dropFirst()
  }
  return result
}

/// The name of a type without what it is generic over: `Result` for `Result<Int, any Error>`.
func plainName(of type: any Any.Type) -> String {
  var result = ""
  var depth = 0
  var previous: Character?
  for character in readableName(of: type) {
    let isArrow = previous == "-" && character == ">"
    previous = character
    if character == "<" { depth += 1 }
    if depth == 0 { result.append(character) }
    if character == ">", !isArrow { depth -= 1 }
  }
  return result
}

private func isPartOfName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_"
}

/// A type that is written in a shorter way than by its name.
private protocol SugaredType {
  static var sugaredName: String { get }
}

extension Optional: SugaredType {
  fileprivate static var sugaredName: String { "\(readableName(of: Wrapped.self))?" }
}

extension Array: SugaredType {
  fileprivate static var sugaredName: String { "[\(readableName(of: Element.self))]" }
}

extension Dictionary: SugaredType {
  fileprivate static var sugaredName: String {
    "[\(readableName(of: Key.self)): \(readableName(of: Value.self))]"
  }
}
