import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// Submissions that do what a grader must withstand, graded as an instructor would, one after the
/// other. Each answers one exercise in its way, and all others rightly.
@Suite("Hostile submissions", .serialized, .offPoolFirst, .timeLimit(.minutes(20)))
struct HostileTests {
  private struct Specimen {
    var name: String
    var body: String
    /// The verdict on it.
    var status: Verdict.Status
    var flags: [String] = []
  }

  /// The seconds of a sleep that the list of processes must not show afterwards.
  private static let endlessSleep = 31_000_000 + Int(getpid())

  private static var specimens: [Specimen] {
    [
      Specimen(name: "exits", body: "exit(0)", status: .endedEarly, flags: ["reaches for exit"]),
      Specimen(name: "crashes", body: "return [Int]()[a]", status: .crashed),
      Specimen(name: "never ends", body: "while a > -1 {}; return 0", status: .timedOut),
      Specimen(
        name: "takes all memory",
        body:
          "var all: [[Int]] = []; while true { all.append(Array(repeating: a, count: 9_999_999)) }",
        status: .crashed
      ),
      Specimen(
        name: "writes files",
        body: "for place in [\"/tmp\", \"/var/tmp\", NSHomeDirectory()] {"
          + " FileManager.default.createFile(atPath: place + \"/workbook-hostile\", contents: nil) };"
          + " return 0",
        status: .failed,
        flags: ["reaches for FileManager, NSHomeDirectory"]
      ),
      Specimen(
        name: "prints results",
        body: "print(#\"{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"},\"version\":0}\"#);"
          + " return 0",
        status: .failed
      ),
      Specimen(
        name: "writes to every descriptor",
        body:
          "let text = Array(#\"{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"}}\"#.utf8);"
          + " for number in 3..<400 { _ = write(Int32(number), text, text.count) }; return 0",
        status: .endedEarly,
        flags: ["reaches for write"]
      ),
      Specimen(
        name: "starts a process",
        body: "let task = Process(); task.executableURL = URL(string: \"file:///bin/sleep\");"
          + " task.arguments = [\"\(endlessSleep)\"]; try? task.run(); return 0",
        status: .failed,
        flags: ["reaches for Process"]
      ),
      Specimen(
        name: "looks for secrets",
        body: "print(ProcessInfo.processInfo.environment); return 0",
        status: .failed,
        flags: ["reaches for ProcessInfo"]
      ),
    ] + (SubmittedClass.sandboxWords.isEmpty ? [fillsMemory] : [])
  }

  /// It is right if it can write outside of its home, where files are memory, or more than a little.
  private static let fillsMemory = Specimen(
    name: "fills memory by files",
    body: "let make = { FileManager.default.createFile(atPath: $0, contents: Data(count: $1)) };"
      + " let isOpen = make(\"/x\", 0) || make(\"/etc/x\", 0) || make(\"/dev/x\", 0);"
      + " return isOpen || make(\"/dev/shm/x\", 20 << 20) ? 2 * a : 0",
    status: .failed,
    flags: ["reaches for FileManager"]
  )

  @Test("Every verdict is right, every neighbour is untouched, and nothing is left")
  func all() throws {
    let miniature = Miniature()
    let handedIn = SubmittedClass(root: miniature.root)
    for specimen in Self.specimens {
      let text = "import Foundation\n\nfunc double(_ a: Int) -> Int { \(specimen.body) }\n"
      // Equal neighbours would be judged once.
      let neighbours = SubmittedClass.right.mapValues { $0 + "// \(specimen.name)\n" }
      try handedIn.submit(
        specimen.name,
        neighbours.merging([SubmittedClass.double: text]) { $1 }
      )
    }
    let result = handedIn.grade(
      ["--each", handedIn.all, "--format", "json", "--timeout", "2", "--without-sandbox"],
      environment: handedIn.environment.merging(["WORKBOOK_SECRET": "open sesame"]) { $1 }
    )
    let graded = try SubmittedClass.submissions(in: result.output)
    try #require(graded.count == Self.specimens.count, "\(result.errors)")
    let hasWall = graded[0].isWalled
    for specimen in Self.specimens {
      let submission = try #require(graded.first { $0.submission == specimen.name })
      let exercise = submission.exercises[1]
      #expect(exercise.verdict.status == specimen.status, "\(specimen.name): \(exercise.verdict)")
      #expect(submission.flags.map(\.what) == specimen.flags, "\(specimen.name)")
      #expect(exercise.points == 0 && submission.points == 6, "\(specimen.name)")
    }
    #expect(!result.output.contains("open sesame"))
    #expect(Files.names(in: handedIn.temporary).filter { $0.hasPrefix("workbook-") } == [])
    for place in ["/tmp", "/var/tmp", NSHomeDirectory()] {
      #expect(unlink(place + "/workbook-hostile") != 0 || !hasWall)
    }
    let list = Program.execute("/bin/sh", ["-c", "ps -eo args="]).output
    #expect(!list.contains("sleep \(Self.endlessSleep)") || !hasWall)
    // Without a wall, it stays.
    if !hasWall {
      let script = "pkill -KILL -f '[s]leep \(Self.endlessSleep)'; true"
      _ = Program.execute("/bin/sh", ["-c", script])
    }
  }
}
