import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Zips, byte by byte", .timeLimit(.minutes(20))) struct ZipTests {
  private static let canUnzip =
    Invocation.path(of: "unzip", environment: Program.environment) != nil

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("with space")
  }

  private func files(_ zip: ZipWriter) async throws -> ArchiveFiles {
    try zip.data.write(to: URL(fileURLWithPath: folder.path + "/a.zip"))
    let source = try #require(SubmissionSource(folder.path + "/a.zip"))
    return try await offPool {
      try ArchiveFiles(source, runner: Program.tools, environment: Program.environment)
    }
  }

  private func text(_ path: String, in files: ArchiveFiles) -> String? {
    files.entries.first { $0.path == path }
      .flatMap { files.read($0, limit: SubmissionLimits.file) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("No link is followed, and no name is taken twice", .enabled(if: canUnzip))
  func slips() async throws {
    var zip = ZipWriter()
    zip.add("clone Ä/Chapters/01-Numbers/1.1-Add.swift", "let a = 1\n")
    zip.add("../1.2-Double.swift", "outside")
    zip.add("/tmp/1.2-Double.swift", "outside")
    zip.add("clone/1.3-Negate.swift", "/etc/passwd", mode: 0o120777)
    zip.add("clone/2.1-Shout.swift", "first")
    zip.add("clone/2.1-Shout.swift", "second")
    let files = try await files(zip)
    #expect(text("clone Ä/Chapters/01-Numbers/1.1-Add.swift", in: files) == "let a = 1\n")
    #expect(text("../1.2-Double.swift", in: files) == nil)
    #expect(text("/tmp/1.2-Double.swift", in: files) == nil)
    #expect(text("clone/1.3-Negate.swift", in: files) == nil)
    #expect(files.entries.first { $0.path == "clone/1.3-Negate.swift" }?.kind == .link)
    let twice = files.entries.filter { $0.path == "clone/2.1-Shout.swift" }
    #expect(twice.map(\.kind) == [.ambiguous])
    #expect(text("clone/2.1-Shout.swift", in: files) == nil)
    #expect(Files.names(in: folder.path) == ["a.zip"])
  }
}
