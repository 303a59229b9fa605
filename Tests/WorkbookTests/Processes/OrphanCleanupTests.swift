import Foundation
import Testing

@testable import WorkbookKit

@Suite("A runner that was killed", .offPool, .timeLimit(.minutes(20)))
struct OrphanCleanupTests {
  /// A driver of the compiler that does not end when it is asked to, with a compiler in a group of
  /// its own. It notes both, and whether those of a build before it still run.
  private static let build = """
    #!/bin/bash
    case $* in *-print-target-info* | *-driver-print-jobs*) exit 1 ;; esac
    cd "$(dirname "$0")" || exit 1
    if [ -f first ]; then
      read -r build compiler <first
      if ps -o stat= -p "$build" -p "$compiler" | grep -qv '^Z'; then
        echo running >second
      else
        echo gone >second
      fi
      exit 1
    fi
    trap '' INT TERM
    set -m
    sleep 100000 &
    echo $$ $! >first.part
    mv first.part first
    wait

    """

  @Test("Its build and the compilers of it end, and the next runner begins only then")
  func build() throws {
    let tools = TemporaryFolder("tools")
    for name in ["swift", "swiftc"] { try tools.writeProgram(Self.build, to: name) }
    let miniature = Miniature()
    try miniature.save(
      "func add(_ a: Int, _ b: Int) -> Int { a + b }\n",
      as: "Chapters/01-Numbers/1.1-Add.swift"
    )
    let script = """
      "$@" >/dev/null 2>&1 &
      runner=$!
      until [ -f "$0" ] || ! kill -0 $runner; do sleep 0.05; done
      kill -KILL $runner
      wait $runner
      "$@" >/dev/null 2>&1
      """
    let words = ["-c", script, tools.path + "/first", Program.path, "run", "1.1", "--root"]
    var environment = Program.environment
    environment["PATH"] = tools.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    let result = Program.execute("/bin/sh", words + [miniature.root], environment: environment)
    // The second build fails, since it is none.
    #expect(result.status == 2)
    #expect(tools.text("second") == "gone\n")
    let processes = try #require(tools.text("first")).split(whereSeparator: \.isWhitespace)
    #expect(processes.count == 2)
    for process in processes {
      #expect(ProcessTable.isGone(try #require(pid_t(String(process)))))
    }
  }
}
