import Foundation
import Testing

@testable import WorkbookKit

@Suite("The compiler's records", .timeLimit(.minutes(5))) struct CompilerRecordsTests {
  private let folder: TemporaryFolder
  private let source = "Chapters/01-Numbers/1.1-Add.swift"
  private let other = "Chapters/01-Numbers/1.2-Double.swift"

  init() throws {
    folder = try TemporaryFolder("Records")
  }

  private func record(_ module: String) -> String { ".build/debug/\(module).build/primary.priors" }

  private func object(_ file: String) -> String {
    ".build/debug/Numbers.build/\(file.split(separator: "/").last ?? "").o"
  }

  private func write(_ text: String, to file: String, secondsAgo: Double) throws {
    try folder.write(text, to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)],
      ofItemAtPath: "\(folder.path)/\(file)"
    )
  }

  /// A build that began 20 seconds ago, and whose compiler ended 18 seconds ago.
  private func buildHasBeen() throws {
    try write("{}", to: ".build/workbook/built", secondsAgo: 20)
    try write("record", to: record("Numbers"), secondsAgo: 18)
    for file in [source, other] { try write("object", to: object(file), secondsAgo: 18) }
  }

  private func begin() -> CompilerRecords {
    CompilerRecords(root: folder.path, sources: ["Numbers": [source, other]])
  }

  @Test("What was saved while the last build went on is compiled again, and nothing else")
  func savedMeanwhile() throws {
    try buildHasBeen()
    try write("old", to: other, secondsAgo: 60)
    try write("new", to: source, secondsAgo: 19)
    begin().end()
    #expect(folder.text(object(source)) == nil)
    #expect(folder.text(object(other)) == "object")
    #expect(folder.text(record("Numbers")) == "record")
  }

  @Test("What was saved later, the compiler notices by itself")
  func savedLater() throws {
    try buildHasBeen()
    for file in [source, other] { try write("new", to: file, secondsAgo: 5) }
    begin().end()
    #expect(folder.text(object(source)) == "object")
    #expect(folder.text(object(other)) == "object")
  }

  @Test("A record of this very second is forgotten")
  func youngRecord() throws {
    try buildHasBeen()
    try write("record", to: record("NumbersTests"), secondsAgo: -1)
    begin().end()
    #expect(folder.text(record("NumbersTests")) == nil)
    #expect(folder.text(record("Numbers")) == "record")
  }

  @Test("A package that was never built has none") func nothingBuilt() throws {
    begin().end()
    #expect(
      Files.allFiles(below: folder.path) == ["\(folder.path)/.build/workbook/built"]
    )
  }

  @Test("What a build wrote that ended with its runner is forgotten by the next")
  func endedWithItsRunner() throws {
    try buildHasBeen()
    _ = begin()
    try write("written by the build", to: record("Numbers"), secondsAgo: 9)
    try write("untouched", to: record("Words"), secondsAgo: 90)
    let next = begin()
    #expect(folder.text(record("Numbers")) == nil)
    try write("written by the next", to: record("Numbers"), secondsAgo: 5)
    next.end()
    begin().end()
    #expect(folder.text(record("Numbers")) == "written by the next")
  }

  @Test("A note that was cut off makes all records forgotten")
  func brokenNote() throws {
    try buildHasBeen()
    try folder.write("{", to: ".build/workbook/building")
    begin().end()
    #expect(folder.text(record("Numbers")) == nil)
  }
}
