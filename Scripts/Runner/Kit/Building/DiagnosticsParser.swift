/// Finds the compiler's messages in what it prints.
struct DiagnosticsParser {
  /// The workbook's folder, which is cut from the paths.
  let root: String

  /// The messages in their order, each once: modules are compiled in several steps, and each step
  /// repeats what it meets.
  func parse(_ output: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var isInside = false
    for line in output.lines {
      if let diagnostic = headline(line) {
        isInside = true
        if diagnostic.severity == .note, !diagnostics.isEmpty {
          diagnostics[diagnostics.count - 1].notes.append(diagnostic)
        } else {
          diagnostics.append(diagnostic)
        }
      } else if isInside, Self.isExcerpt(line) {
        Self.append(line, to: &diagnostics[diagnostics.count - 1])
      } else {
        isInside = false
      }
    }
    return Self.withoutRepetitions(diagnostics)
  }

  /// Reads `path:line:column: error: message`.
  private func headline(_ line: String) -> Diagnostic? {
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let row = Int(place[place.count - 2])
      else { continue }
      return Diagnostic(
        severity: severity,
        file: relative(place.dropLast(2).joined(separator: ":")),
        line: row,
        column: column,
        message: String(line[mark.upperBound...])
      )
    }
    return nil
  }

  private func relative(_ path: String) -> String {
    // The place of a note below the lines of a macro begins with a mark.
    let path = path.hasPrefix("`- ") ? String(path.dropFirst(3)) : path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// Lines such as `3 | let x`, `  |  - error: …` and, in between, an empty one, or `:` where lines
  /// are left out.
  private static func isExcerpt(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0.isNumber }
    return rest.isEmpty ? !line.isEmpty : rest == ":" || rest.hasPrefix("|") || rest.hasPrefix("`")
  }

  private static func append(_ line: String, to diagnostic: inout Diagnostic) {
    if diagnostic.notes.isEmpty {
      diagnostic.excerpt.append(line)
    } else {
      diagnostic.notes[diagnostic.notes.count - 1].excerpt.append(line)
    }
  }

  private static func withoutRepetitions(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return diagnostics.filter { seen.insert($0.headline).inserted }
  }
}
