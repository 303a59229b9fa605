import Foundation
import Testing

@testable import WorkbookKit

@Suite("Temporary folders", .offPool, .timeLimit(.minutes(20))) struct ScratchFolderTests {
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
}
