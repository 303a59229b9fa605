import Foundation
import Testing

/// Declarations that TCA 1.26 accepts, warns of or rejects, each in a file. Its first line says
/// which, and a line that begins with `// Differs` what the library does instead.
@Suite("Snippets that compile with TCA or do not", .timeLimit(.minutes(20)))
struct SnippetsTests {
  private enum Verdict: String, CaseIterable {
    case warned = "compiles with warnings"
    case accepted = "compiles"
    case rejected

    /// Reads the verdict in a line, without regard to its case.
    init?(in line: Substring) {
      let line = line.lowercased()
      guard let verdict = Self.allCases.first(where: { line.contains($0.rawValue) }) else {
        return nil
      }
      self = verdict
    }
  }

  @Test("The compiler says of each snippet what it says with TCA, but for marked differences")
  func recorded() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(!files.isEmpty)
    // One call of the compiler takes as long for all as for one.
    var source: [Substring] = []
    var lines: [(file: String, expected: Verdict?, range: Range<Int>)] = []
    for (number, file) in files.enumerated() {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
      let own = try Self.withOwnNames(text, number: number)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let mark = own.first { $0.hasPrefix("// Differs: ") } ?? own[0]
      lines.append((file, Verdict(in: mark), source.count + 1..<source.count + 1 + own.count))
      source += own
    }

    let checked = try TypeCheck(source.joined(separator: "\n"))
    for (file, expected, range) in lines {
      let errors = range.compactMap { checked.errors[$0] }
      let warnings = range.compactMap { checked.warnings[$0] }
      let verdict: Verdict =
        if !errors.isEmpty { .rejected } else if !warnings.isEmpty { .warned } else { .accepted }
      #expect(verdict == expected, "\(file): \((errors + warnings).joined(separator: "\n"))")
    }
  }

  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snippets")
  }

  /// A source whose declarations have names that no other one has.
  private static func withOwnNames(_ source: String, number: Int) throws -> String {
    let declaration = /^.*?\b(?:struct|class|enum|func|let|var) (\w+)/
    let names = source.split(separator: "\n").compactMap { line in
      // What is indented is part of another declaration.
      line.first == " " || line.hasPrefix("//")
        ? nil : line.prefixMatch(of: declaration).map { String($0.1) }
    }
    return try Set(names).reduce(source) { source, name in
      let word = try Regex("\\b\(name)\\b").wordBoundaryKind(.simple)
      return source.replacing(word, with: "\(name)_\(number)")
    }
  }
}
