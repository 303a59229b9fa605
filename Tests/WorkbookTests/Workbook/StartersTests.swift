import Foundation
import Testing

@testable import WorkbookKit

@Suite("workbook starters", .offPool, .timeLimit(.minutes(20))) struct StartersTests {
  private let miniature: Miniature
  private let chapterFile = "Chapters/02-Words/2.1-Shout.swift"
  private let solutionFile = "Solutions/02-Words/2.1-Shout.swift"

  init() throws {
    miniature = try Miniature()
  }

  private func starters(_ options: String...) -> (status: Int32, output: String) {
    Program.run(["starters", "--root", miniature.root] + options, with: Program.tools)
  }

  @Test("A check of fresh starters passes, and one of stale ones names them")
  func check() throws {
    #expect(starters("--check").status == 0)
    let starter = try #require(miniature.folder.text(chapterFile))
    try miniature.save(starter + "// mine\n", as: chapterFile)
    try Files.remove(miniature.root + "/Chapters/01-Numbers/1.1-Add.swift")
    try miniature.save("", as: "Chapters/02-Words/2.2-Alone.swift")
    let result = starters("--check")
    #expect(result.status == 1)
    #expect(result.output.contains("\(chapterFile) differs"))
    #expect(result.output.contains("Chapters/01-Numbers/1.1-Add.swift is missing"))
    #expect(result.output.contains("Chapters/02-Words/2.2-Alone.swift has no solution"))
    #expect(miniature.folder.text(chapterFile) == starter + "// mine\n")
  }

  @Test("A file that `starters` wrote itself is written again")
  func regenerates() throws {
    try Files.remove(miniature.root + "/" + chapterFile)
    #expect(starters().status == 0)
    let solution = try #require(miniature.folder.text(solutionFile))
    try miniature.save(solution.replacing("STUB: a", with: "STUB: a + a"), as: solutionFile)
    #expect(starters().status == 0)
    #expect(miniature.folder.text(chapterFile)?.contains("a + a") == true)
  }

  @Test("An edited file is left alone, and backed up when forced")
  func edited() throws {
    try miniature.save("// mine\n", as: chapterFile)
    let refused = starters()
    #expect(refused.status == 1)
    #expect(refused.output.contains("left alone: \(chapterFile)"))
    #expect(miniature.folder.text(chapterFile) == "// mine\n")

    #expect(starters("--force").status == 0)
    #expect(miniature.folder.text(chapterFile)?.contains("func shout") == true)
    let copies = Backups(root: miniature.root).copies(of: chapterFile)
    #expect(copies.map { miniature.folder.text($0.path) } == ["// mine\n"])
  }

  @Test("A file that git has in the same state may be written again")
  func committed() throws {
    try miniature.save("// an older starter\n", as: chapterFile)
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "a"],
    ] {
      let git = try #require(
        Invocation(tool: "git", arguments: ["-C", miniature.root] + arguments)
      )
      #expect(try git.run().termination == .exited(0))
    }
    #expect(starters().status == 0)
    #expect(miniature.folder.text(chapterFile)?.contains("func shout") == true)
  }

  @Test("A wrong marker stops everything, with file and line")
  func wrongMarker() throws {
    let solution = try #require(miniature.folder.text(solutionFile))
    try miniature.save(solution.replacing("END SOLUTION", with: "END SOLUTON"), as: solutionFile)
    let result = starters()
    #expect(result.status == 2)
    #expect(result.output.contains("\(solutionFile):4:"))
  }
}
