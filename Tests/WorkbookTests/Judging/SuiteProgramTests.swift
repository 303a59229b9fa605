import Testing

@testable import WorkbookKit

@Suite("A program that runs a suite", .offPool, .timeLimit(.minutes(20))) struct SuiteProgramTests {
  @Test("No calls are asked for at first; a toolchain without the old events is asked for its own")
  func laterEventStream() throws {
    let miniature = Miniature()
    try miniature.folder.writeProgram(
      """
      #!/bin/sh
      [ "$SWIFT_BACKTRACE" = enable=no ] || exit 1
      case $* in
        *--event-stream-version*) echo 'Event stream version 0 is not supported.' >&2; exit 1 ;;
      esac
      while [ "$1" != --event-stream-output-path ]; do shift; done
      echo '{"kind":"event","version":"7.0","payload":{"kind":"runEnded","messages":[]}}' >"$2"

      """,
      to: "program"
    )
    let program = SuiteProgram(
      program: miniature.root + "/program",
      workbook: try miniature.workbook(),
      toolchain: try Toolchain(environment: Program.environment)
    )
    let report = try program.run(
      skips: [],
      part: nil,
      silence: .seconds(60),
      deadline: .seconds(60)
    )
    #expect(report.isComplete)
  }
}
