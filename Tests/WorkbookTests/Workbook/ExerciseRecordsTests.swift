import Foundation
import Testing

@testable import WorkbookKit

@Suite("What is kept of single exercises") struct ExerciseRecordsTests {
  private let miniature = Miniature()

  private func exercise(_ name: String) throws -> Exercise {
    try ExerciseLookup(workbook: try miniature.workbook(), findsOwn: true).exercise(name)
  }

  private var records: ExerciseRecords<Int> {
    get throws { ExerciseRecords(file: "hints", in: try miniature.workbook()) }
  }

  private func keep(_ value: Int, of name: String) throws {
    var records = try records
    records[try exercise(name)] = value
    try records.save()
  }

  /// Gives the first two exercises each other's number, as a later edition may.
  private func renumber() throws {
    try miniature.edit(Miniature.lesson) { text in
      text.replacing("## 1.1 Add", with: "## 1.2 Add")
        .replacing("## 1.2 Double", with: "## 1.1 Double")
    }
    for tree in ["Chapters/01-Numbers", "Solutions/01-Numbers"] {
      for (old, new) in [("1.1-Add", "1.2-Add"), ("1.2-Double", "1.1-Double")] {
        let folder = "\(miniature.root)/\(tree)/"
        #expect(rename("\(folder)\(old).swift", "\(folder)\(new).swift") == 0)
      }
    }
  }

  @Test("It stays with its exercise when the numbers change")
  func renumbered() throws {
    try keep(3, of: "Add")
    try renumber()
    #expect(try exercise("Add").id.description == "1.2")
    #expect(try records[exercise("1.2")] == 3)
    #expect(try records[exercise("1.1")] == nil)
  }

  @Test("What an earlier edition kept by number says nothing of the exercise with that number now")
  func formerKeys() throws {
    try miniature.save(#"{"1.1": 2}"#, as: ".workbook/hints")
    #expect(try records[exercise("1.1")] == nil)
  }

  @Test("A feature of the learner's own may be called like an exercise")
  func ownFeature() throws {
    let feature = Exercise(ownFeature: "Add")
    try keep(1, of: "1.1")
    var records = try records
    #expect(records[feature] == nil)
    records[feature] = 2
    #expect(records[try exercise("1.1")] == 1)
  }
}
