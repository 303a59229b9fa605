/// A way to run the tests of a program and to collect what they report.
package protocol TestRunning: Sendable {
  /// Runs tests in one process, one after the other, so that the last one that started is the one
  /// that runs.
  ///
  /// - Parameters:
  ///   - skips: Regular expressions for tests to leave out.
  ///   - part: What the process is to do of a suite that needs several; nil if one does everything.
  ///   - silence: The process is stopped when nothing was reported for so long.
  ///   - deadline: It is stopped after this time, even if it keeps reporting.
  func run(
    skips: [String],
    part: SuitePart?,
    silence: Duration,
    deadline: Duration
  ) throws -> TestReport
}

/// Starts a built program that runs a suite, and collects what it reports.
///
/// It is not `swift test` that runs it: that would check the build again, which takes longer than
/// the tests, and killing it leaves the tests running.
struct SuiteProgram: TestRunning {
  /// The path of the program.
  let program: String
  let workbook: Workbook
  let toolchain: Toolchain
  /// The setting of `SWIFT_BACKTRACE`, which decides what a crash writes of its calls.
  var backtrace = "enable=no"
  /// A regular expression for tests that are not run by themselves: the learner's, which a suite
  /// runs; nil if there are none.
  var ownTests: String?

  func run(
    skips: [String],
    part: SuitePart?,
    silence: Duration,
    deadline: Duration
  ) throws -> TestReport {
    let skips = skips + (ownTests.map { [$0] } ?? [])
    return try run(skips.flatMap { ["--skip", $0] }, part, silence, deadline)
  }

  /// Runs one test alone.
  func run(only id: String, silence: Duration, deadline: Duration) throws -> TestReport {
    try run(["--filter", TestFilter.test(id)], nil, silence, deadline)
  }

  private func run(
    _ selection: [String],
    _ part: SuitePart?,
    _ silence: Duration,
    _ deadline: Duration
  ) throws -> TestReport {
    let version = ["--event-stream-version", EventRecord.version]
    let report = try process(selection + version, part, silence, deadline)
    // A Swift Testing that does not write this version says so, and writes its own when none is named.
    guard report.isEmpty, report.errors.text.contains("stream version") else { return report }
    return try process(selection, part, silence, deadline)
  }

  private func process(
    _ options: [String],
    _ part: SuitePart?,
    _ silence: Duration,
    _ deadline: Duration
  ) throws -> TestReport {
    try toolchain.cancellation?.check()
    let pipe = try NamedPipe()
    let home = try ProgramHome()
    defer { withExtendedLifetime(home) {} }
    var reader = EventReader()
    var report = TestReport()
    var supervision = Supervision(silence: silence, deadline: deadline, events: pipe.reading)
    supervision.cancellation = toolchain.cancellation
    // The same verdict on a busy machine.
    supervision.share = { ProcessorShare.current }
    supervision.memory = Limits.memory
    supervision.processorTime = deadline
    supervision.onEvents = { bytes in
      for record in reader.append(bytes) { report.take(record, suiteFile: workbook.file(withID:)) }
    }
    let result = try invocation(options, part, home, events: pipe.path).run(supervision)
    try toolchain.cancellation?.check()
    report.end(with: result)
    report.readSources { Files.text(workbook.absolute($0)) }
    return report
  }

  /// A run of the suite, one test after the other.
  private func invocation(
    _ options: [String],
    _ part: SuitePart?,
    _ home: ProgramHome,
    events: String
  ) -> Invocation {
    var arguments = ["--testing-library", "swift-testing", "--no-parallel"]
    arguments += ["--event-stream-output-path", events] + options
    var environment = home.environment(from: toolchain.environment)
    environment["SWIFT_BACKTRACE"] = backtrace
    environment[SuitePart.variable] = part?.text
    return Invocation(executable: program, arguments: arguments, environment: environment)
  }
}

extension Workbook {
  /// From `EffectsTests/3.7-TimerTests.swift`, as the compiler names files, to the path.
  package func file(withID id: String) -> String {
    let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return id }
    if parts[0] == SuiteHelpers.module { return "\(SuiteHelpers.folder)/\(parts[1])" }
    for chapter in chaptersWithOwn {
      if chapter.suiteModule == parts[0] { return "\(chapter.suiteFolder)/\(parts[1])" }
      if chapter.testFileModule == parts[0] {
        return "\(source.rawValue)/\(chapter.folder)/\(TestFolder.name)/\(parts[1])"
      }
      if chapter.module == parts[0] {
        // The compiler does not say in which of a module's folders a file is.
        let folder = "\(source.rawValue)/\(chapter.folder)"
        let places = ["\(folder)/\(parts[1])", "\(folder)/Support/\(parts[1])"]
        return places.first { Files.exists(absolute($0)) } ?? places[0]
      }
    }
    return id
  }
}

/// Regular expressions that name tests, as `--filter` and `--skip` take them.
package enum TestFilter {
  package static func test(_ id: String) -> String { "^" + escaped(id) + "$" }

  /// The tests of a file. The id of a test ends with its file, line and column.
  static func tests(inFile name: String) -> String { "/" + escaped(name) + ":[0-9]+:[0-9]+$" }

  static func escaped(_ text: String) -> String {
    text.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
