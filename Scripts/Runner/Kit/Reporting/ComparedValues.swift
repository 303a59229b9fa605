/// Two values as Swift Testing describes them, shortened for people to compare.
package struct ComparedValues: Equatable {
  package var expected: String
  package var actual: String

  /// The same with `…` in place of parts that are equal.
  var differing: ComparedValues {
    guard expected != actual, let left = Composite(expected), let right = Composite(actual),
      left.head == right.head, left.parts.count == right.parts.count
    else { return self }
    let pairs = zip(left.parts, right.parts).map { pair in
      ComparedValues(expected: pair.0, actual: pair.1)
    }
    // One sign is enough for neighbours that are equal.
    let kept = pairs.indices.filter { index in
      !pairs[index].isEqual || index == 0 || !pairs[index - 1].isEqual
    }
    let shown = kept.map { pairs[$0].isEqual ? Self.equalPart : pairs[$0].differing }
    return ComparedValues(
      expected: left.text(of: shown.map(\.expected)),
      actual: right.text(of: shown.map(\.actual))
    )
  }

  /// Whether one of them is no value that a person could compare: nothing at all, the place of an
  /// object, or the least of all numbers.
  var saysLittle: Bool {
    [expected, actual].contains { value in
      value == "nil" || value.contains("ObjectIdentifier(") || value == "\(Int.min)"
    }
  }

  private var isEqual: Bool { expected == actual }
  private static let equalPart = ComparedValues(expected: "…", actual: "…")

  /// A description without the modules and types around the names of types and cases, and without
  /// `Optional(…)` around a value.
  package static func short(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if first == "\"" {
        let end = Brackets.stringEnd(in: rest)
        result += rest[..<end]
        rest = rest[end...]
      } else if rest.hasPrefix("Optional("), let end = Brackets.end(of: rest.dropFirst(8)) {
        result += short(String(rest[..<end].dropFirst(9).dropLast()))
        rest = rest[end...]
      } else if let name = rest.prefixMatch(of: /(?:[A-Z]\w*\.(?:\(unknown [^)]*\)\.)?)+(\w+)/) {
        result += (name.1.first?.isLowercase == true ? "." : "") + name.1
        rest = rest[name.range.upperBound...]
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        result += word.isEmpty ? rest.prefix(1) : word
        rest = rest.dropFirst(max(word.count, 1))
      }
    }
    return result
  }

  /// The arguments of a test; several of them look like a tuple.
  package static func list(_ arguments: String) -> String {
    let text = short(arguments).replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    let parts = Brackets.parts(of: text[...])
    // An argument may describe itself in a sentence, with commas of its own.
    let isSentence = parts.contains { $0.contains(" ") && !$0.contains { "\"([{".contains($0) } }
    return parts.count > 1 && !isSentence ? "(\(text))" : text
  }
}

/// A value with others in it: `Point(x: 1, y: 2)` or `[1, 2]`.
private struct Composite {
  /// The text before the parts, with the bracket.
  var head: String
  var parts: [String]
  var close: Character

  init?(_ text: String) {
    guard let open = Brackets.start(in: text), let end = Brackets.end(of: text[open...]),
      end == text.endIndex, let close = text.last
    else { return nil }
    head = String(text[...open])
    parts = Brackets.parts(of: text[text.index(after: open)...].dropLast())
    self.close = close
  }

  func text(of parts: [String]) -> String {
    head + parts.joined(separator: ", ") + String(close)
  }
}

/// Brackets in a description; those in strings are letters like others.
enum Brackets {
  static func start(in text: String) -> String.Index? {
    let index = text.firstIndex { "([{\"".contains($0) }
    return index.flatMap { text[$0] == "\"" ? nil : $0 }
  }

  /// The end of the bracket with which the text begins.
  static func end(of text: Substring) -> String.Index? {
    var end: String.Index?
    walk(text) { index, depth in
      if depth == 0, end == nil, ")]}".contains(text[index]) { end = text.index(after: index) }
    }
    return end
  }

  /// The texts between the commas that are in no further bracket.
  static func parts(of text: Substring) -> [String] {
    var commas: [String.Index] = []
    walk(text) { index, depth in
      if depth == 0, text[index...].hasPrefix(", ") { commas.append(index) }
    }
    var parts: [String] = []
    var start = text.startIndex
    for comma in commas {
      parts.append(String(text[start..<comma]))
      start = text.index(comma, offsetBy: 2)
    }
    return parts + (text.isEmpty ? [] : [String(text[start...])])
  }

  /// The end of the string with which the text begins.
  static func stringEnd(in text: Substring) -> String.Index {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if text[index] == "\"", !isEscaped { return text.index(after: index) }
      isEscaped = text[index] == "\\" && !isEscaped
    }
    return text.endIndex
  }

  /// Visits each character outside strings, with the depth after it.
  static func walk(_ text: Substring, _ visit: (String.Index, Int) -> Void) {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\"" {
        index = stringEnd(in: text[index...])
        continue
      }
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      visit(index, depth)
      index = text.index(after: index)
    }
  }
}
