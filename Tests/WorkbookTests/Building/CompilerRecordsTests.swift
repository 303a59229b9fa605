import Foundation
import Testing

@testable import workbook

@Suite("The compiler's records") struct CompilerRecordsTests {
  @Test("After a build that failed, the records it wrote are gone, and older ones stay")
  func forgetting() throws {
    let folder = try TemporaryFolder("Records")
    let record = { (module: String) in ".build/debug/\(module).build/primary.priors" }
    try folder.write("old", to: record("Untouched"))
    try folder.write("old", to: record("Interrupted"))
    try folder.write("object", to: ".build/debug/Interrupted.build/1.1-Add.swift.o")

    let records = CompilerRecords(root: folder.path)
    try folder.write("written by the build", to: record("Interrupted"))
    try folder.write("written by the build", to: record("New"))
    records.end(isSuccess: false)

    #expect(folder.text(record("Untouched")) == "old")
    #expect(folder.text(record("Interrupted")) == nil)
    #expect(folder.text(record("New")) == nil)
    #expect(folder.text(".build/debug/Interrupted.build/1.1-Add.swift.o") == "object")
  }

  @Test("A package that was never built has none") func nothingBuilt() throws {
    let folder = try TemporaryFolder("Records")
    CompilerRecords(root: folder.path).end(isSuccess: false)
    #expect(Files.allFiles(below: folder.path) == [])
  }

  @Test(
    "What a build wrote that ended with its runner is forgotten by the next, and by no later one"
  )
  func endedWithItsRunner() throws {
    let folder = try TemporaryFolder("Records")
    let record = { (module: String) in ".build/debug/\(module).build/primary.priors" }
    try folder.write("old", to: record("Untouched"))
    _ = CompilerRecords(root: folder.path)
    try folder.write("written by the build", to: record("Interrupted"))

    let next = CompilerRecords(root: folder.path)
    #expect(folder.text(record("Untouched")) == "old")
    #expect(folder.text(record("Interrupted")) == nil)
    try folder.write("written by the next", to: record("Interrupted"))
    next.end(isSuccess: true)

    CompilerRecords(root: folder.path).end(isSuccess: false)
    #expect(folder.text(record("Interrupted")) == "written by the next")
  }

  @Test("A note that was cut off makes all records forgotten")
  func brokenNote() throws {
    let folder = try TemporaryFolder("Records")
    try folder.write("old", to: ".build/debug/A.build/primary.priors")
    try folder.write("{", to: ".build/workbook/building")
    CompilerRecords(root: folder.path).end(isSuccess: true)
    #expect(folder.text(".build/debug/A.build/primary.priors") == nil)
  }
}
