import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("Which files were saved") struct SavedFilesTests {
  private let miniature = Miniature()
  private let add = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 1))
  private let double = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 2))

  @Test("An exercise is saved with its own file, and with its suite")
  func exercises() throws {
    var files = SavedFiles(try miniature.workbook())
    #expect(files.changes().isEmpty)
    try miniature.save("// longer than before\n", as: "Chapters/01-Numbers/1.1-Add.swift")
    #expect(files.changes() == SavedFiles.Changes(exercises: [add]))
    #expect(files.changes().isEmpty)
    try miniature.save("// a suite\n", as: "Tests/01-NumbersTests/1.2-DoubleTests.swift")
    #expect(files.changes() == SavedFiles.Changes(exercises: [double]))
  }

  @Test("A feature of one's own is saved with its file, and with its tests; a new one is found")
  func ownFeatures() throws {
    try miniature.save("// one\n", as: "Chapters/Mine/Tip.swift")
    try miniature.save("// one\n", as: "Tests/MineTests/TipTests.swift")
    var files = SavedFiles(try miniature.workbook())
    let tip = ExerciseID.own("Tip")
    for file in ["Chapters/Mine/Tip.swift", "Tests/MineTests/TipTests.swift"] {
      try miniature.save("// longer than before\n", as: file)
      #expect(files.changes() == SavedFiles.Changes(exercises: [tip]))
    }
    try miniature.save("// new\n", as: "Chapters/Mine/Split.swift")
    let split = ExerciseID.own("Split")
    #expect(files.changes() == SavedFiles.Changes(exercises: [split], isLayout: true))
  }

  @Test("Of several saved exercises, the one that was written last comes last")
  func order() throws {
    var files = SavedFiles(try miniature.workbook())
    let root = miniature.root + "/Chapters/01-Numbers/"
    for (name, age) in [("1.1-Add.swift", 10.0), ("1.2-Double.swift", 20)] {
      try miniature.save("// saved\n", as: "Chapters/01-Numbers/" + name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)],
        ofItemAtPath: root + name
      )
    }
    #expect(files.changes().exercises == [double, add])
  }

  @Test("A save that changes no letter is one, and so is a file that goes or comes back")
  func missing() throws {
    let file = "Chapters/01-Numbers/1.1-Add.swift"
    let text = try #require(miniature.folder.text(file))
    var files = SavedFiles(try miniature.workbook())
    try miniature.save(text, as: file)
    #expect(files.changes().exercises == [add])
    try Files.remove("\(miniature.root)/\(file)")
    #expect(files.changes() == SavedFiles.Changes(exercises: [add], isLayout: true))
    try miniature.reset()
    let changes = files.changes()
    #expect(changes.exercises.contains(add) && changes.isLayout)
  }

  @Test("A file that an editor keeps beside an exercise is no exercise")
  func others() throws {
    var files = SavedFiles(try miniature.workbook())
    for name in [".1.1-Add.swift.swp", "1.1-Add.swift~", "notes.txt"] {
      try miniature.save("// kept\n", as: "Chapters/01-Numbers/" + name)
    }
    #expect(files.changes().isEmpty)
  }

  @Test("Shared files of a chapter concern the whole chapter, and its lesson the layout")
  func shared() throws {
    try miniature.save("// one\n", as: "Chapters/01-Numbers/Support/Shared.swift")
    var files = SavedFiles(try miniature.workbook())
    try miniature.save("// another one\n", as: "Chapters/01-Numbers/Support/Shared.swift")
    #expect(files.changes() == SavedFiles.Changes(sharing: [1]))
    try miniature.save("# 2 Words\n", as: "Chapters/02-Words/README.md")
    #expect(files.changes() == SavedFiles.Changes(isLayout: true))
  }

  @Test("What suites of several chapters share concerns all chapters")
  func sharedHelpers() throws {
    try miniature.save("// one\n", as: "Tests/SuiteHelpers/Helper.swift")
    var files = SavedFiles(try miniature.workbook())
    #expect(files.changes().isEmpty)
    try miniature.save("// another one\n", as: "Tests/SuiteHelpers/Helper.swift")
    #expect(files.changes() == SavedFiles.Changes(sharing: [1, 2]))
    files.follow(try miniature.workbook())
    #expect(files.changes().isEmpty)
    // Another reading of the workbook forgets no save.
    try miniature.save("// longer than before\n", as: "Chapters/01-Numbers/1.1-Add.swift")
    files.follow(try miniature.workbook())
    #expect(files.changes() == SavedFiles.Changes(exercises: [add]))
  }
}
