import Foundation
import Testing

/// Code on the page of patterns, which learners copy.
@Suite("The page of patterns", .timeLimit(.minutes(20)))
struct PatternsPageTests {
  @Test("All patterns together compile, without a warning")
  func compile() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let blocks = Self.code(in: page)
    #expect(blocks.count >= 10)
    // The attribute of Swift Testing is a macro that only a test target finds.
    let source = blocks.map { $0.replacing("@Test ", with: "") }.joined(separator: "\n")
    let checked = try TypeCheck(
      "import ComposableArchitecture\nimport Foundation\nimport TerminalUI\n" + source
    )
    #expect(checked.errors.isEmpty && checked.warnings.isEmpty, "\(checked.output)")
  }

  private static var page: URL {
    var root = URL(fileURLWithPath: #filePath)
    // Tests/LibraryTests/CompatibilityTests/Compiler/PatternsPageTests.swift
    for _ in 0..<5 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Chapters/Patterns.md")
  }

  /// The blocks of Swift on a page.
  private static func code(in page: String) -> [String] {
    page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }
}
