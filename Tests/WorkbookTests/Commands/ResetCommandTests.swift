import Foundation
import Testing

@testable import WorkbookKit

@Suite("workbook reset and restore", .offPool, .timeLimit(.minutes(20))) struct ResetCommandTests {
  private let learner: LearnersWorkbook
  private let add = LearnersWorkbook.add
  private let double = LearnersWorkbook.double

  init() throws {
    learner = try LearnersWorkbook()
  }

  private func text(_ file: String) -> String? { learner.miniature.folder.text(file) }

  private func starter(_ file: String) throws -> String? {
    try StarterFile.all(root: learner.root).first { $0.path == file }?.text
  }

  private var copies: [String] { Files.names(in: learner.root + "/.workbook/backups") }

  @Test("An unreadable file is not taken for a missing one, and stays")
  func unreadable() throws {
    try Files.remove(learner.root + "/" + add)
    try learner.miniature.save("// mine\n", as: add + "/notes.swift")
    let reset = learner.run("reset", "1.1")
    #expect(reset.status == 2)
    #expect(!reset.output.contains("is missing"))
    #expect(reset.errors == "Cannot read \(add).\n")
    #expect(text(add + "/notes.swift") == "// mine\n")
  }

  @Test(
    "Many files need a yes, which needs a terminal",
    arguments: [["--all"], ["--chapter", "1"], ["1"], ["1.1", "1.2"]]
  )
  func consent(_ words: [String]) throws {
    try learner.miniature.save("// mine\n", as: add)
    try learner.miniature.save("// mine too\n", as: double)
    let refused = learner.run(["reset"] + words)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--yes"))
    #expect(text(add) == "// mine\n")
    #expect(copies.isEmpty)

    let reset = learner.run(["reset", "--yes"] + words)
    #expect(reset.status == 0)
    #expect(text(add) == (try starter(add)))
    #expect(text(double) == (try starter(double)))
    #expect(copies.count == 2)

    let restore = learner.run(["restore", "-y"] + words)
    #expect(restore.status == 0)
    #expect(text(add) == "// mine\n")
    #expect(text(double) == "// mine too\n")
  }

  @Test("Line ends count: a file with other ends is not the starter, and is kept byte by byte")
  func exactBytes() throws {
    let windows = try #require(try starter(add)).replacingOccurrences(of: "\n", with: "\r\n")
    try learner.miniature.save(windows, as: add)
    _ = learner.run("reset", "1.1")
    _ = learner.run("restore", "1.1")
    #expect(text(add) == windows)
  }

  @Test("If no copy can be made, one sentence says so and the file stays as it is")
  func noPlaceForCopies() throws {
    try learner.miniature.save("// mine\n", as: add)
    try learner.miniature.save("in the way", as: ".workbook/backups")
    let result = learner.run("reset", "1.1")
    #expect(result.status == 2)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains(".workbook/backups"))
    #expect(text(add) == "// mine\n")
  }

  @Test("A disk without room: one sentence, no half copy, and the file stays as it is")
  func fullDisk() throws {
    try learner.miniature.save("// mine\n", as: add)
    // No file may have a single byte: to a program that is like a full disk.
    let result = Program.execute(
      "/bin/sh",
      [
        "-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh", Program.path, "--root", learner.root,
        "reset", "1.1",
      ]
    )
    #expect(result.status == 2)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.hasPrefix("Cannot write "))
    #expect(text(add) == "// mine\n")
    #expect(copies.isEmpty)
  }
}
