import Foundation
import Testing

/// Small programs, each run in a process of its own. What they print was recorded on TCA 1.26.
///
/// One more is a file in a folder of `Programs`, an enum with the name of the file, and what it
/// prints with TCA in `Records`. Where the library does something else, the end of the program's
/// file says what and why.
@Suite("Behaviours of TCA", .serialized, .timeLimit(.minutes(20)))
struct BehavioursTests {
  @Test(
    "A program prints what TCA prints, but for its marked differences",
    arguments: RecordedBehaviour.all
  )
  func recorded(behaviour: RecordedBehaviour) async throws {
    let printed = try await Self.run(behaviour.program, behaviour.mode)
    let difference = behaviour.difference(from: RecordedBehaviour.lines(of: printed))
    #expect(
      difference == behaviour.expectedDifference,
      """
      \(behaviour) differs from TCA so:
      \(difference.joined(separator: "\n"))
      Its file says:
      \(behaviour.expectedDifference.joined(separator: "\n"))
      """
    )
  }

  @Test("Each program has a record, and each record a program")
  func complete() {
    #expect(!RecordedBehaviour.programs.isEmpty)
    #expect(Set(RecordedBehaviour.programs) == Set(RecordedBehaviour.all.map(\.program)))
  }
}

extension BehavioursTests {
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// What a program prints.
  private static func run(_ program: String, _ mode: Mode) async throws -> String {
    guard let path = BuildProducts.program(named: "behaviours") else {
      throw Failure(description: "The program 'behaviours' is not near this test.")
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("behaviour-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      [program] + (mode == .test ? ["--testing-library", "swift-testing"] : [])
    // These would make a test of any process.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("XCTest") }
    process.standardOutput = try FileHandle(forWritingTo: file)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in ended.resume() }
        do { try process.run() } catch { ended.resume(throwing: error) }
      }
    } onCancel: {
      if process.isRunning { process.terminate() }
    }
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) has ended with \(process.terminationStatus).")
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
