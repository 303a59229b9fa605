import WorkbookPlayProtocol

extension String {
  /// The text without characters that a terminal obeys instead of showing them; a tab is two blanks.
  var withoutControlCharacters: String {
    Sanitizer.block(self).replacing("\t", with: "  ")
  }

  /// The description of an action in so many columns. What is left out is at its beginning: the
  /// cases of the features around the one that differs, as in `….binding(\.title = "We")`.
  package func shortenedAction(to width: Int) -> String {
    var rest = self[...]
    var shown = self
    while shown.columns > width, let inner = rest.payloadOfAction {
      rest = inner
      shown = "…\(inner)"
    }
    return shown
  }

  /// The text of a value with what is long in it and says little written in a shorter way: identifiers
  /// that were counted as in `UUID(3)`, and key paths without the type that they begin with.
  var withShortNames: String {
    var text = self
    if text.contains("UUID(0000") {
      text.replace(/UUID\(00000000-0000-0000-0000-([0-9A-F]{12})\)/) { match in
        "UUID(\(Int(match.1, radix: 16) ?? 0))"
      }
    }
    if text.contains("\\") {
      text.replace(/\\[A-Z][A-Za-z0-9_.]*\.State\./, with: "\\.")
    }
    return text
  }
}

extension Substring {
  /// The action that a case of an action carries: the last of its values, if that is a case too.
  fileprivate var payloadOfAction: Substring? {
    guard last == ")", let opening = firstIndex(of: "(") else { return nil }
    let values = self[index(after: opening)..<index(before: endIndex)]
    var depth = 0
    var start = values.startIndex
    for index in values.indices {
      switch values[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "\"": return values[start...].first == "." ? values[start...] : nil
      case "," where depth == 0, ":" where depth == 0:
        start = values.index(after: index)
        while start < values.endIndex, values[start] == " " { values.formIndex(after: &start) }
      default: break
      }
    }
    return values[start...].first == "." ? values[start...] : nil
  }
}
