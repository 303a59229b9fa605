import Foundation
import Testing

@testable import workbook

@Suite("Submissions in archives") struct ArchiveFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("with space")
  }

  private func files(_ name: String) throws -> ArchiveFiles {
    let source = try #require(SubmissionSource(folder.path + "/" + name))
    return try ArchiveFiles(
      source,
      runner: Program.path,
      environment: Program.environment
    )
  }

  private func text(_ path: String, in files: ArchiveFiles) -> String? {
    files.entries.first { $0.path == path }
      .flatMap { files.read($0, limit: SubmissionLimits.file) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static let canUnzip =
    Invocation.path(of: "unzip", environment: Program.environment) != nil

  @Test(
    "A tar is read, whether or not its paths begin with a dot",
    arguments: [["Chapters"], ["."], ["./Chapters"]]
  )
  func tar(_ members: [String]) throws {
    try folder.write("let a = 1\n", to: "work/Chapters/01 Ä/1.1-A.swift")
    let made = Program.execute(
      "/bin/sh",
      ["-c", "cd \"$1\" && shift && tar -czf ../all.tar.gz \"$@\"", "sh", folder.path + "/work"]
        + members
    )
    try #require(made.status == 0, "\(made.errors)")
    let files = try files("all.tar.gz")
    #expect(files.entries.map { $0.path } == ["Chapters/01 Ä/1.1-A.swift"])
    #expect(text("Chapters/01 Ä/1.1-A.swift", in: files) == "let a = 1\n")
  }

  @Test("A zip is read, and nothing in it leads elsewhere or is followed", .enabled(if: canUnzip))
  func zip() throws {
    var zip = ZipWriter()
    zip.add("clone/Chapters/01-Numbers/1.1-Add.swift", "let a = 1\n")
    zip.add("../1.2-Double.swift", "outside")
    zip.add("/tmp/1.2-Double.swift", "outside")
    zip.add("clone/1.3-Negate.swift", "/etc/passwd", mode: 0o120777)
    zip.add("clone/2.1-Shout.swift", "first")
    zip.add("clone/2.1-Shout.swift", "second")
    try zip.data.write(to: URL(fileURLWithPath: folder.path + "/a.zip"))
    let files = try files("a.zip")
    #expect(text("clone/Chapters/01-Numbers/1.1-Add.swift", in: files) == "let a = 1\n")
    #expect(text("../1.2-Double.swift", in: files) == nil)
    #expect(text("/tmp/1.2-Double.swift", in: files) == nil)
    #expect(text("clone/1.3-Negate.swift", in: files) == nil)
    #expect(files.entries.first { $0.path == "clone/1.3-Negate.swift" }?.kind == .link)
    #expect(!files.entries.contains { $0.path == "clone/2.1-Shout.swift" })
    #expect(Files.names(in: folder.path) == ["a.zip"])
  }

  @Test("What is no archive is told", arguments: ["a.zip", "a.tar.gz"])
  func broken(_ name: String) throws {
    try folder.write("no archive", to: name)
    #expect(throws: UnreadableSubmission.self) { try files(name) }
  }
}
