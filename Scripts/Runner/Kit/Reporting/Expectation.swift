/// Swift Testing's text about an expectation that failed, taken apart for people who are new to
/// Swift.
package struct Expectation: Equatable {
  package enum Form: Equatable {
    /// Two values that should have been equal.
    case equality(ComparedValues)
    case other(String)
  }

  package let form: Form

  /// Reads texts such as `Expectation failed: (add(1, 1) → 2) == 3`.
  package init(_ text: String) {
    let prefix = "Expectation failed: "
    guard text.hasPrefix(prefix) else {
      form = .other(text)
      return
    }
    let body = Self.withoutObservation(String(text.dropFirst(prefix.count)))
    form = Self.equality(body[...]) ?? .other(body)
  }

  /// Without what `@ObservableState` adds to a state: an underscore before each name, and a property
  /// of its own.
  private static func withoutObservation(_ text: String) -> String {
    let registrar = /(, )?_\$observationRegistrar: [\w.]*ObservationStateRegistrar/
    guard text.contains(registrar) else { return text }
    return text.replacing(registrar, with: "").replacing(/([(\s])_(\w+: )/) { match in
      "\(match.output.1)\(match.output.2)"
    }
  }

  private static func equality(_ text: Substring) -> Form? {
    guard let mark = operatorRange(in: text) else { return nil }
    let (left, leftIsValue) = operand(text[..<mark.lowerBound])
    let (right, rightIsValue) = operand(text[mark.upperBound...])
    guard leftIsValue || rightIsValue else { return nil }
    // A side that was computed has its value beside it; the other side is the expected one. If both
    // were computed, the right one is expected, as suites write it.
    let (expected, actual) = leftIsValue ? (right, left) : (left, right)
    return .equality(
      ComparedValues(
        expected: ComparedValues.short(expected),
        actual: ComparedValues.short(actual)
      )
    )
  }

  /// The first ` == ` outside brackets and strings.
  private static func operatorRange(in text: Substring) -> Range<Substring.Index>? {
    let mark = " == "
    var found: Range<Substring.Index>?
    Brackets.walk(text) { index, depth in
      guard depth == 0, found == nil, text[index...].hasPrefix(mark) else { return }
      found = index..<text.index(index, offsetBy: mark.count)
    }
    return found
  }

  /// `(add(1, 1) → 2)` has the value `2`; any other text is its own value.
  private static func operand(_ text: Substring) -> (text: String, isValue: Bool) {
    guard text.hasPrefix("("), text.hasSuffix(")"), let arrow = text.range(of: " → ") else {
      return (String(text), false)
    }
    return (String(text[arrow.upperBound...].dropLast()), true)
  }
}
