/// A way to run the tests of a program and to collect what they report.
package protocol TestRunning: Sendable {
  /// Runs tests in one process, one after the other, so that the last one that started is the one
  /// that runs.
  ///
  /// - Parameters:
  ///   - skips: Regular expressions for tests to leave out.
  ///   - silence: The process is stopped when nothing was reported for so long.
  ///   - deadline: It is stopped after this time, whatever it reports.
  func run(
    skips: [String],
    silence: Duration,
    deadline: Duration
  ) throws -> TestRun
}

/// Starts the test program and collects what it reports.
package struct TestRunner: TestRunning {
  package let program: TestProgram
  package let workbook: Workbook
  package var cancellation: Cancellation?

  package init(program: TestProgram, workbook: Workbook, cancellation: Cancellation? = nil) {
    self.program = program
    self.workbook = workbook
    self.cancellation = cancellation
  }

  package func run(
    skips: [String],
    silence: Duration,
    deadline: Duration
  ) throws -> TestRun {
    try cancellation?.check()
    let pipe = try NamedPipe()
    var reader = EventReader()
    var run = TestRun()
    var supervision = Supervision(silence: silence, deadline: deadline, events: pipe.reading)
    supervision.cancellation = cancellation
    supervision.onEvents = { bytes in
      for record in reader.append(bytes) { run.take(record, suiteFile: workbook.file(withID:)) }
    }
    let invocation = program.invocation(skips: skips, events: pipe.path)
    let result = try invocation.run(supervision)
    try cancellation?.check()
    run.termination = result.termination
    run.output = result.output
    run.errors = result.errors
    return run
  }
}

extension Workbook {
  /// From `EffectsTests/3.6-TimerTests.swift`, as the compiler names files, to the path.
  package func file(withID id: String) -> String {
    let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return id }
    for chapter in chapters {
      if chapter.suiteModule == parts[0] { return "\(chapter.suiteFolder)/\(parts[1])" }
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
  package static func test(_ id: String) -> String {
    "^" + id.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : "\($0)" }.joined() + "$"
  }
}
