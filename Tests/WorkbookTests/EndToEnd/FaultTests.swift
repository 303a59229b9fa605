import Foundation
import Testing

@testable import WorkbookKit

/// The whole way, from a learner's file to the verdict, on one miniature workbook that is built for
/// real. The tests run one after the other, because they share its build folder.
@Suite("From a file to a verdict", .serialized, .offPool, .timeLimit(.minutes(20)))
final class FaultTests {
  /// Built by the first test that needs it.
  private static let shared = Result { try Miniature(isShared: true) }

  private let miniature: Miniature

  init() throws {
    miniature = try Self.shared.get()
    try miniature.reset()
  }

  private func run(_ words: String...) async -> (status: Int32, output: String) {
    let all = ["run", "--timeout", "5", "--root", miniature.root] + words
    return await offPool { Program.run(all) }
  }

  /// Runs 1.2 with a text.
  private func double(_ text: String) async throws -> (status: Int32, output: String) {
    try miniature.save(text, as: "Chapters/01-Numbers/1.2-Double.swift")
    return await run("1.2")
  }

  @Test("An exercise that did not change is not run again")
  func memory() async throws {
    _ = await self.run("1", "2")
    let workbook = try miniature.workbook()
    let run = WorkbookRun(
      workbook: workbook,
      environment: Program.environment,
      options: WorkbookRun.Options(limits: Limits(timeout: .seconds(5)))
    )
    let judged = Locked<[WorkbookRun.Step]>([])
    func verdicts() async throws -> [ExerciseID: Verdict] {
      judged.withLock { $0 = [] }
      return try await offPool {
        try run.verdicts(of: workbook.exercises) { step in
          if case .judging = step { judged.withLock { $0.append(step) } }
        }
      }
    }
    #expect(try await verdicts().count == 4)
    #expect(judged.withLock { $0.isEmpty })

    let second = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 2))
    let broken = "func double(_ a: Int) -> Int { missing }\n"
    try miniature.save(broken, as: "Chapters/01-Numbers/1.2-Double.swift")
    #expect(try await verdicts()[second]?.status == .doesNotCompile)
    #expect(judged.withLock { $0 } == [.judging(second)])
    #expect(try await verdicts()[second]?.status == .doesNotCompile)
    #expect(judged.withLock { $0.isEmpty })

    // Another exercise of the same chapter is judged without the one that does not compile.
    let first = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 1))
    let answer = "func add(_ a: Int, _ b: Int) -> Int { b + a }  // not seen before\n"
    try miniature.save(answer, as: "Chapters/01-Numbers/1.1-Add.swift")
    #expect(try await verdicts()[first]?.status == .passed)
    #expect(judged.withLock { $0 } == [.judging(first)])
  }

  @Test("Each of many quick saves gets the verdict of what was saved")
  func quickSaves() async throws {
    for round in 1...3 {
      let wrong = try await double("func double(_ a: Int) -> Int { \(round) + a }\n")
      #expect(wrong.output.contains("✗ failed"))
      let right = try await double("func double(_ a: Int) -> Int { a + a }\n// \(round)\n")
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
  func crashElsewhere(body: String) async throws {
    let result = try await double("func double(_ a: Int) -> Int {\n  \(body)\n}\n")
    #expect(result.output.contains("‼ crashed"), "\(result.output)")
    let line = body.contains("\n") ? 3 : 2
    #expect(result.output.contains("(1.2-Double.swift:\(line))"), "\(result.output)")
  }

  @Test("An exit handler left behind by a check that passed is found")
  func leftBehind() async throws {
    let result = try await double(
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
