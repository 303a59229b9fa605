import Foundation
import Testing

@testable import WorkbookKit

@Suite("Temporary folders", .offPool, .timeLimit(.minutes(20))) struct ScratchFolderTests {
  @Test("A temporary folder goes with all that is in it: what is locked, and deeper than a path")
  func everything() throws {
    let kept = TemporaryFolder("kept")
    try kept.write("kept", to: "file")
    var scratch: ScratchFolder? = try ScratchFolder()
    let path = try #require(scratch?.path)
    let script = """
      cd "$0" && ln -s "$1" link && mkdir -p locked/inner && echo x > locked/inner/file
      ln -s / locked/link; chmod 0 locked/inner locked
      i=0; while [ $i -lt 1200 ]; do mkdir abcdef && cd abcdef; i=$((i+1)); done
      echo x > file; chmod 500 .; ln -s / link 2>/dev/null; true
      """
    let result = Program.execute("/bin/sh", ["-c", script, path, kept.path])
    #expect(result.status == 0, "\(result.errors)")
    scratch = nil
    #expect(!Files.exists(path))
    #expect(kept.text("file") == "kept")
  }
}
