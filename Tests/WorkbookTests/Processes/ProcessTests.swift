import Foundation
import Testing

@testable import WorkbookKit

@Suite("Processes under supervision", .offPool, .timeLimit(.minutes(20))) struct ProcessTests {
  private func shell(_ script: String) -> Invocation {
    Invocation(executable: "/bin/sh", arguments: ["-c", script])
  }

  @Test("Exit statuses and signals are distinguished")
  func endings() throws {
    #expect(try shell("exit 0").run().termination == .exited(0))
    #expect(try shell("exit 7").run().termination == .exited(7))
    #expect(try shell("kill -SEGV $$").run().termination == .signalled(SIGSEGV))
  }

  @Test("Both outputs of a process are taken while it runs, and their ends are kept")
  func output() throws {
    let script = "i=0; while [ $i -lt 20000 ]; do echo line $i; echo error $i >&2; i=$((i+1)); done"
    let result = try shell(script).run()
    #expect(result.termination == .exited(0))
    #expect(result.output.text.hasSuffix("line 19998\nline 19999\n"))
    #expect(result.errors.text.hasSuffix("error 19999\n"))
    #expect(result.output.dropped > 0)
    #expect(result.output.text.hasPrefix("line "))
  }

  @Test("A process that does not end is stopped with everything it started")
  func deadline() throws {
    let folder = TemporaryFolder()
    let script = "sleep 1000 & echo $! > \(folder.path)/child; while :; do :; done"
    var child: pid_t?
    // On a busy machine it may be stopped before it has started anything.
    for seconds in [1, 4, 16, 64] where child == nil {
      let result = try shell(script).run(Supervision(deadline: .seconds(seconds)))
      #expect(result.termination == .stopped)
      child = pid_t((folder.text("child") ?? "").trimmingCharacters(in: .newlines))
    }
    #expect(ProcessTable.isGone(try #require(child)))
  }

  @Test("Processes that an ended process left running are ended too")
  func leftovers() throws {
    let folder = TemporaryFolder()
    let script = "sleep 1000 >/dev/null 2>&1 & echo $! > \(folder.path)/child"
    #expect(try shell(script).run().termination == .exited(0))
    let child = try #require(pid_t((folder.text("child") ?? "").trimmingCharacters(in: .newlines)))
    #expect(ProcessTable.isGone(child))
  }

  @Test("A process without end that reports is not silent; one that only prints is")
  func silence() throws {
    let pipe = try NamedPipe()
    let reporting =
      "i=0; while [ $i -lt 5 ]; do echo a > '\(pipe.path)'; sleep 0.1; i=$((i+1)); done"
    let result = try shell(reporting).run(
      Supervision(silence: .seconds(20), events: pipe.reading)
    )
    #expect(result.termination == .exited(0))
    let printing = try shell("while :; do echo a; done").run(
      Supervision(silence: .milliseconds(300), events: pipe.reading)
    )
    #expect(printing.termination == .stopped)
  }

  @Test("On a busy machine, a silence is as long as the share of a processor makes it")
  func share() throws {
    var busy = Supervision(silence: .milliseconds(200))
    busy.share = { 0.01 }
    #expect(try shell("sleep 1").run(busy).termination == .exited(0))
    busy.share = { 1 }
    #expect(try shell("sleep 60").run(busy).termination == .stopped)
    #expect((0.25...1).contains(ProcessorShare.current))
  }

  @Test("A process that takes more memory than it may is ended, and no other one is")
  func memory() throws {
    let growing = try shell("a=x; while :; do a=$a$a; done").run(Supervision(memory: 64 << 20))
    #expect(growing.termination == .exceededMemory)
    let child = try shell("(a=x; while :; do a=$a$a; done); true").run(
      Supervision(memory: 64 << 20)
    )
    #expect(child.termination == .exceededMemory)
    let small = try shell("a=x; exit 3").run(Supervision(memory: 64 << 20))
    #expect(small.termination == .exited(3))
  }

  @Test("Processor time has a limit of its own, and what waits uses none")
  func processorTime() throws {
    var supervision = Supervision(deadline: .seconds(60))
    supervision.processorTime = .milliseconds(300)
    #expect(try shell("(while :; do :; done); true").run(supervision).termination == .exceededTime)
    #expect(try shell("sleep 1").run(supervision).termination == .exited(0))
    // Whether it would end on an idle machine is known only where it has worked.
    var busy = Supervision(silence: .milliseconds(300), deadline: .seconds(60))
    busy.share = { 0.5 }
    #expect(try shell("sleep 60").run(busy).isCertain == false)
  }

  @Test("The parent of the runner may ignore that children end")
  func ignoredChildren() throws {
    let miniature = Miniature()
    // The file differs from its starter, so git is asked.
    try miniature.save("// mine\n", as: "Chapters/01-Numbers/1.1-Add.swift")
    let call = Invocation(
      executable: "/bin/sh",
      arguments: [
        "-c", "trap '' CHLD; exec \"$@\"", "sh", Program.tools, "starters", "--root",
        miniature.root,
      ],
      environment: Program.environment
    )
    let result = try call.run(Supervision(deadline: .seconds(90)))
    #expect(result.termination == .exited(1))
    #expect(result.output.text.contains("left alone"))
  }

  @Test("A program that is not there is named in a sentence")
  func missing() {
    let error = #expect(throws: WorkbookError.self) {
      try Invocation(executable: "/no/such/program", arguments: []).run()
    }
    #expect(error?.message.contains("/no/such/program") == true)
    #expect(Invocation(tool: "no-such-program-here", arguments: []) == nil)
  }

  @Test("Many are run a few at a time, and their results stay in order")
  func concurrent() throws {
    let results = try concurrently(Array(1...6), width: 2) { number in
      try shell("exit \(number)").run().termination
    }
    #expect(results == (1...6).map { .exited($0) })
    #expect(throws: WorkbookError.self) {
      try concurrently([1, 2], width: 2) { _ -> Int in throw WorkbookError("no") }
    }
  }

  @Test("The last whole lines of a long output are kept")
  func tail() {
    var tail = BoundedTail(limit: 20)
    for number in 1...100 { Array("line \(number)\n".utf8).withUnsafeBytes { tail.append($0) } }
    #expect(tail.text == "line 99\nline 100\n")
    #expect(tail.dropped == 792 - 20)
  }
}
