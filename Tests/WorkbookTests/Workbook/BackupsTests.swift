import Foundation
import Testing

@testable import WorkbookKit

@Suite("Copies of files before they are overwritten") struct BackupsTests {
  private let folder = TemporaryFolder()
  private var backups: Backups { Backups(root: folder.path) }
  private let noon = Date(timeIntervalSince1970: 1_795_262_400)

  @Test("The time is in the name, and no copy overwrites another")
  func names() throws {
    for number in 1...11 {
      try folder.write("\(number)", to: "Chapters/3.8-Timer.swift")
      _ = try backups.keep("Chapters/3.8-Timer.swift", now: noon)
    }
    let copies = backups.copies(of: "Chapters/3.8-Timer.swift")
    #expect(copies.map { folder.text($0.path) } == (1...11).map { "\($0)" })
    #expect(copies[0].path == ".workbook/backups/20261121-120000-3.8-Timer.swift")
    #expect(copies[1].path == ".workbook/backups/20261121-120000-2-3.8-Timer.swift")
    #expect(copies[0].time == "2026-11-21 12:00:00")
  }

  @Test("Copies have every byte, also what is no text; others are left out, older ones come first")
  func order() throws {
    let data = Data([0xFF, 0x00, 0x0D, 0x0A, 0xC3])
    try data.write(to: URL(fileURLWithPath: folder.path + "/1.6-Timer.swift"))
    try folder.write("b", to: "a-1.6-Timer.swift")
    let later = try backups.keep("1.6-Timer.swift", now: noon.addingTimeInterval(1))
    let earlier = try backups.keep("1.6-Timer.swift", now: noon)
    _ = try backups.keep("a-1.6-Timer.swift", now: noon)
    #expect(backups.copies(of: "1.6-Timer.swift").map { $0.path } == [earlier, later])
    #expect(Files.data("\(folder.path)/\(later)") == data)
  }

  @Test("Copies that an earlier version kept in the build folder are found, and moved")
  func formerPlace() throws {
    let name = "20261121-115959-1.1-A.swift"
    try folder.write("old", to: ".build/workbook/backups/\(name)")
    try folder.write("new", to: "1.1-A.swift")
    let copy = try backups.keep("1.1-A.swift", now: noon)
    let found = backups.copies(of: "1.1-A.swift").map { $0.path }
    #expect(found == [".workbook/backups/\(name)", copy])
    #expect(!Files.exists(folder.path + "/.build/workbook/backups"))
  }
}
