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
    records.forgetNew()

    #expect(folder.text(record("Untouched")) == "old")
    #expect(folder.text(record("Interrupted")) == nil)
    #expect(folder.text(record("New")) == nil)
    #expect(folder.text(".build/debug/Interrupted.build/1.1-Add.swift.o") == "object")
  }

  @Test("A package that was never built has none") func nothingBuilt() throws {
    let folder = try TemporaryFolder("Records")
    CompilerRecords(root: folder.path).forgetNew()
    #expect(folder.text(".build") == nil)
  }
}
