import ComposableArchitecture
import Foundation
import Testing

/// Only the output of a test says that an issue was shown as a known one. So a test with a skipped
/// assertion runs in a process of its own.
@Suite("An assertion that a test skips")
struct ShownSkipsTests {
  private static let mark = "SHOWS_SKIPS"
  private static let isInside = ProcessInfo.processInfo.environment[mark] != nil

  @Test("A skipped assertion is shown as a known issue of its test", .enabled(if: !isInside))
  func shown() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    var arguments = Array(CommandLine.arguments.dropFirst())
    while let filter = arguments.firstIndex(of: "--filter") {
      arguments.removeSubrange(filter...min(filter + 1, arguments.count - 1))
    }
    process.arguments = arguments + ["--filter", "ShownSkipsTests"]
    process.environment = ProcessInfo.processInfo.environment
      .merging([Self.mark: "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
    #expect(output.contains("known issue"), "\(output)")
    #expect(output.contains("Skipped, because exhaustivity is off."), "\(output)")
  }

  @MainActor
  @Test("A test skips an assertion", .enabled(if: isInside))
  func skips() async {
    let store = counterStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.increment)
  }
}
