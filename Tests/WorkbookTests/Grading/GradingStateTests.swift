import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("What a grading keeps and takes away", .offPool) struct GradingStateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("State")
  }

  @Test("Folders that are nested deeper than a path can say are taken away")
  func deepFolders() throws {
    let scratch = try ScratchFolder()
    let result = Program.execute(
      "/bin/sh",
      [
        "-c",
        "cd '\(scratch.path)' && i=0; while [ $i -lt 1200 ]; do mkdir abcdef && cd abcdef; i=$((i+1));"
          + " done; echo x > file; chmod 500 .; ln -s / link 2>/dev/null; true",
      ]
    )
    #expect(result.status == 0, "\(result.errors)")
    try folder.write("kept", to: "kept/file")
    symlink(folder.path + "/kept", scratch.path + "/link")
    ScratchFolder.remove(scratch.path)
    #expect(!Files.exists(scratch.path))
    #expect(folder.text("kept/file") == "kept")
  }

  @Test("A submission that an earlier grading began and did not end is known")
  func begun() {
    let cache = ResultCache(folder: folder.path + "/results")
    #expect(!cache.begin(key: "a"))
    #expect(cache.begin(key: "a"))
    cache.end(key: "a")
    #expect(!cache.begin(key: "a"))
    cache.clear()
    #expect(!cache.begin(key: "a"))
  }

  @Test("No two processes at a time have the same user")
  func users() {
    let users = (0..<100).map { _ in UserRange.shared.take() }
    #expect(Set(users).count == 100)
    users.forEach(UserRange.shared.give(back:))
  }
}
