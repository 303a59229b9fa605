import Foundation
import Testing

@testable import WorkbookKit

/// The whole way, from a learner's file to the verdict, on one miniature workbook that is built for
/// real. The tests run one after the other, because they share its build folder.
@Suite("From a file to a verdict", .serialized, .offPool, .timeLimit(.minutes(20)))
final class FaultTests {
  /// Built by the first test that needs it.
  private static let shared = Miniature(isShared: true)

  private let miniature = FaultTests.shared

  init() throws {
    try miniature.reset()
  }

  /// Runs 1.2 with a text.
  private func double(_ text: String) throws -> (status: Int32, output: String) {
    try miniature.save(text, as: "Chapters/01-Numbers/1.2-Double.swift")
    return Program.run(["run", "--timeout", "5", "--root", miniature.root, "1.2"])
  }

  @Test("Each of many quick saves gets the verdict of what was saved")
  func quickSaves() throws {
    for round in 1...3 {
      let wrong = try double("func double(_ a: Int) -> Int { \(round) + a }\n")
      #expect(wrong.output.contains("✗ failed"))
      let right = try double("func double(_ a: Int) -> Int { a + a }\n// \(round)\n")
      #expect(right.output.contains("✓ passed"))
    }
  }

  @Test(
    "A crash in Swift's own code is shown at the learner's line",
    .enabled(if: Platform.backtraceSettings != nil),
    arguments: [
      "let twice = [a, a]\n  return twice[a + 2]", "Optional(a).map { $0 > 9 ? $0 : nil }!!",
      "Int.max - 3 + a * 4",
    ]
  )
  func crashElsewhere(body: String) throws {
    let result = try double("func double(_ a: Int) -> Int {\n  \(body)\n}\n")
    #expect(result.output.contains("‼ crashed"), "\(result.output)")
    let line = body.contains("\n") ? 3 : 2
    #expect(result.output.contains("(1.2-Double.swift:\(line))"), "\(result.output)")
  }

  @Test("An exit handler left behind by a check that passed is found")
  func leftBehind() throws {
    let result = try double(
      """
      import Foundation
      func double(_ a: Int) -> Int {
        if a == 1 { atexit { abort() } }
        return 2 * a
      }

      """
    )
    #expect(result.status == 1 && result.output.contains("‼ crashed"), "\(result.output)")
  }
}
