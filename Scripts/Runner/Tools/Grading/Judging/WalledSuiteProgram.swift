import Foundation
import WorkbookKit

/// Runs the tests of a submission behind the wall, and accepts only events with the host's token.
struct WalledSuiteProgram: TestRunning {
  /// The path of the program.
  let program: String
  /// The path of the shared library that it needs.
  let library: String
  let workbook: Workbook
  let wall: Wall
  /// A regular expression for tests that are not run by themselves: the learner's, which a suite
  /// runs; nil if there are none.
  let ownTests: String?

  func run(
    skips: [String],
    part: SuitePart?,
    silence: Duration,
    deadline: Duration
  ) throws -> TestReport {
    let home = try ProgramHome()
    defer { withExtendedLifetime(home) {} }
    var frames = EventFrames()
    let events = try PipeEnds()
    let input = try PipeEnds(nonBlocking: .writing)
    defer { [events.reading, events.writing, input.reading].forEach { close($0) } }
    try Self.send(
      frames.token,
      skips: skips + (ownTests.map { [$0] } ?? []),
      part: part,
      to: input.writing
    )
    var report = TestReport()
    let decoder = JSONDecoder()
    var supervision = Supervision(silence: silence, deadline: deadline)
    // Nobody is to lose points because the machine is busy.
    supervision.share = { ProcessorShare.current }
    supervision.memory = Limits.memory
    supervision.processorTime = deadline
    supervision.events = events.reading
    supervision.onEvents = { bytes in
      for event in frames.append(bytes) {
        guard let record = try? decoder.decode(EventRecord.self, from: Data(event)) else {
          continue
        }
        report.take(record, suiteFile: workbook.file(withID:))
      }
    }
    var invocation = wall.invocation(
      of: program,
      // By it the library knows that it is in a test.
      ["--testing-library", "swift-testing"],
      library: library,
      home: home.path
    )
    invocation.input = input.reading
    invocation.channel = events.writing
    var process = try invocation.run(supervision)
    process.termination = wall.termination(process.termination)
    report.end(with: process)
    report.readSources { Files.text(workbook.absolute($0)) }
    return report
  }

  /// Sends the token, then the tests to leave out as Swift Testing's entry point reads them, and what
  /// the process is to do of the suite.
  private static func send(
    _ token: [UInt8],
    skips: [String],
    part: SuitePart?,
    to descriptor: Int32
  ) throws {
    struct Configuration: Encodable {
      var skip: [String]
      var parallel = false
      var verbosity = -9
      var eventStreamVersion = 0
    }
    let request = try JSONEncoder().encode(Configuration(skip: skips))
    var bytes = token
    // A part ends with 0, as texts of C do.
    for field in [request, Data((part?.text ?? "").utf8) + [0]] {
      withUnsafeBytes(of: UInt32(field.count).littleEndian) { bytes += $0 }
      bytes += field
    }
    // The request of an exercise fits into any pipe; a reader that is not there yet is not waited for.
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard count == bytes.count else {
      throw WorkbookError("Cannot pass the request to the tests: it does not fit into a pipe.")
    }
  }
}
