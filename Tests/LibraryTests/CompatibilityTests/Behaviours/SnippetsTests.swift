import Foundation
import Testing

/// The sections of `Snippets.swift`: what the compiler says of each with TCA, and with the library.
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
    var sections = try Self.sections()
    var source = sections.removeFirst()
    #expect(!sections.isEmpty)
    // One call of the compiler takes as long for all as for one.
    var lines: [(title: Substring, expected: Verdict?, range: Range<Int>)] = []
    for (number, section) in sections.enumerated() {
      let own = try Self.withOwnNames(section.joined(separator: "\n"), number: number)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let mark = own.first { $0.hasPrefix("// Differs: ") } ?? own[0]
      lines.append((section[0], Verdict(in: mark), source.count + 1..<source.count + 1 + own.count))
      source += own
    }

    let checked = try TypeCheck(source.joined(separator: "\n"))
    for (title, expected, range) in lines {
      let errors = range.compactMap { checked.errors[$0] }
      let warnings = range.compactMap { checked.warnings[$0] }
      let verdict: Verdict =
        if !errors.isEmpty { .rejected } else if !warnings.isEmpty { .warned } else { .accepted }
      #expect(verdict == expected, "\(title)\n\((errors + warnings).joined(separator: "\n"))")
    }
  }

  /// The lines of the file up to its first section, and of each section, of which the first line is
  /// the title.
  private static func sections() throws -> [[Substring]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Snippets.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [[]]) {
      if $1.hasPrefix("// MARK: ") { $0.append([]) }
      $0[$0.count - 1].append($1)
    }
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
