import WorkbookKit

/// Finds the source of a check in the workbook's suite.
struct TestCode {
  let root: String

  /// From `@Test` to the end of the function; nil if the suite has no such place.
  func source(of check: Check) -> String? {
    let isSuite = check.file.hasPrefix("Tests/") && !check.file.contains("..")
    guard isSuite, let text = Files.text("\(root)/\(check.file)") else { return nil }
    return Self.function(at: check.line, in: text)
  }

  /// The suites are laid out by `swift format`, so a function ends with the first line that has its
  /// indentation and ends with a brace.
  static func function(at line: Int, in text: String) -> String? {
    let lines = text.lines
    guard lines.indices.contains(line - 1) else { return nil }
    let first = lines[line - 1]
    let indentation = String(first.prefix { $0 == " " })
    let rest = lines[(line - 1)...]
    let end = rest.firstIndex { line in
      line.hasPrefix(indentation) && line.dropFirst(indentation.count).first != " "
        && line.hasSuffix("}")
    }
    guard let end else { return nil }
    return lines[(line - 1)...end].map { line in
      line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : line
    }
    .joined(separator: "\n")
  }
}
