import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("What is taken of a submission", .offPool, .timeLimit(.minutes(20))) struct IntakeTests {
  private let miniature: Miniature
  private let workbook: Workbook
  private let folder: TemporaryFolder
  private let add = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 1))
  private let double = ExerciseID.numbered(ExerciseNumber(chapter: 1, position: 2))

  init() throws {
    miniature = try Miniature()
    workbook = try miniature.workbook()
    folder = try TemporaryFolder("Handed in")
  }

  private func intake(_ name: String, of workbook: Workbook? = nil) throws -> Intake {
    try intake(#require(SubmissionSource(folder.path + "/" + name)), of: workbook)
  }

  private func intake(_ source: SubmissionSource, of workbook: Workbook? = nil) throws -> Intake {
    try Intake(
      of: source,
      workbook: workbook ?? self.workbook,
      runner: Program.tools,
      environment: Program.environment
    )
  }

  @Test("A whole clone, its Chapters and bare files are all the same")
  func places() throws {
    for prefix in ["clone/Chapters/01-Numbers/", "chapters/01-Numbers/", "bare/", "deep/a/b/c/"] {
      try folder.write("// mine\n", to: prefix + "1.1-Add.swift")
    }
    for name in ["clone", "chapters", "bare", "deep"] {
      let intake = try intake(name)
      #expect(intake.texts == [add: "// mine\n"], "\(name)")
      #expect(intake.absent.count == 3)
      #expect(intake.notes.isEmpty)
    }
  }

  @Test("A test file is taken from its folder, and the first of several is the one in its place")
  func testFiles() throws {
    let name = "1.2-Double.swift"
    for tree in ["Chapters", "Solutions"] {
      let text = try #require(miniature.folder.text("\(tree)/01-Numbers/\(name)"))
      try Files.remove("\(miniature.root)/\(tree)/01-Numbers/\(name)")
      try miniature.save(text, as: "\(tree)/01-Numbers/TestFiles/\(name)")
    }
    try folder.write("// own\n", to: "s/Chapters/01-Numbers/TestFiles/\(name)")
    try folder.write("// flat\n", to: "s/Chapters/01-Numbers/\(name)")
    let intake = try intake("s", of: try miniature.workbook())
    #expect(intake.texts == [double: "// own\n"])
    #expect(intake.notes.count == 1 && intake.notes[0].contains("01-Numbers/\(name)"))
  }

  @Test("Of several files, the one in the exercise's own place is taken, and the others are noted")
  func several() throws {
    try folder.write("// own\n", to: "s/Chapters/01-Numbers/1.1-Add.swift")
    try folder.write("// copy\n", to: "s/Chapters/01-Numbers/1.1-Add copy.swift")
    try folder.write("// old\n", to: "s/old/1.1-Add.swift")
    try folder.write("// renamed\n", to: "s/Chapters/01-Numbers/1.2-Mine.swift")
    let intake = try intake("s")
    #expect(intake.texts == [add: "// own\n", double: "// renamed\n"])
    #expect(intake.notes.count == 2)
    #expect(intake.notes[0].contains("1.1-Add copy.swift") && intake.notes[0].contains("old/"))
  }

  @Test("Beside an untouched starter, the file that was begun is taken")
  func besideTheStarter() throws {
    let exercise = try #require(workbook.exercises.first { $0.id == add })
    let starter = try #require(workbook.starter(of: exercise))
    let windows = starter.replacing("\n", with: "\r\n")
    try folder.write(windows, to: "s/Chapters/01-Numbers/1.1-Add.swift")
    try folder.write("// mine\n", to: "s/Chapters/01-Numbers/1.1-Add (1).swift")
    try folder.write("// older\n", to: "s/Chapters/01-Numbers/1.1-Add (2).swift")
    let intake = try intake("s")
    #expect(intake.texts == [add: "// mine\n"])
    #expect(intake.notes.count == 2 && intake.notes[0].contains("1.1-Add.swift"))
  }

  @Test("Solutions, tests and hidden folders of a submission are nothing to grade")
  func others() throws {
    for place in ["Solutions/01-Numbers", "Tests/WrongAnswers/1.1-Add", ".build/x", "Library"] {
      try folder.write("// not this\n", to: "s/\(place)/1.1-Add.swift")
    }
    let intake = try intake("s")
    #expect(intake.texts.isEmpty && intake.absent.count == 4)
  }

  @Test("Links, pipes and large files are not taken, and are noted")
  func special() throws {
    let chapter = "s/Chapters/01-Numbers"
    try folder.write("x", to: chapter + "/README.md")
    let path = folder.path + "/" + chapter
    let solution = miniature.root + "/Solutions/01-Numbers/1.1-Add.swift"
    symlink(solution, path + "/1.1-Add.swift")
    mkfifo(path + "/1.2-Double.swift", 0o600)
    try folder.write(
      String(repeating: "// long\n", count: 40_000),
      to: chapter + "/1.3-Negate.swift"
    )
    symlink(miniature.root + "/Solutions", folder.path + "/s/02-Words")
    let intake = try intake("s")
    #expect(intake.texts.isEmpty)
    #expect(intake.refusals.count == 3)
    #expect(intake.notes.contains { $0.contains("1.3-Negate.swift has 312 KB") })
    #expect(intake.notes.contains { $0.contains("02-Words") })
  }

  @Test("A folder in the place of a file is refused with its name, unless the file is in it")
  func folderInPlaceOfAFile() throws {
    try folder.write("x", to: "s/1.1-Add.swift/README.md")
    try folder.write("// mine\n", to: "s/1.2-Double.swift/1.2-Double.swift")
    let intake = try intake("s")
    #expect(intake.texts == [double: "// mine\n"])
    #expect(intake.refusals == [add: "1.1-Add.swift is a folder, so it is not taken."])
    #expect(intake.notes == ["1.1-Add.swift is a folder, so it is not taken."])
  }

  @Test("Files that differ from the workbook's own are noted, and equal ones are not")
  func differing() throws {
    try folder.write("// mine\n", to: "s/Chapters/01-Numbers/1.1-Add.swift")
    try folder.write("// other\n", to: "s/Package.swift")
    try folder.write(
      try #require(Files.text(miniature.root + "/Tests/01-NumbersTests/1.1-AddTests.swift")),
      to: "s/Tests/01-NumbersTests/1.1-AddTests.swift"
    )
    try folder.write("// mine\n", to: "s/Tests/01-NumbersTests/1.2-DoubleTests.swift")
    let notes = try intake("s").notes
    #expect(notes.count == 1)
    #expect(notes[0].contains("Package.swift") && notes[0].contains("1.2-DoubleTests.swift"))
    #expect(!notes[0].contains("1.1-AddTests.swift"))
  }

  @Test("A link is noted where learners write, and not in folders that hold links in a clone")
  func ownLinks() throws {
    for place in ["Support", "."] {
      try Files.makeFolder(folder.path + "/s/Chapters/02-Words/" + place)
      symlink("/etc/passwd", folder.path + "/s/Chapters/02-Words/\(place)/Shared.swift")
    }
    let notes = try intake("s").notes
    #expect(notes == ["Links and special files are ignored: Chapters/02-Words/Shared.swift."])
  }

  @Test(
    "A file is taken where its name leaves no doubt, and is noted",
    arguments: [
      "1.1-Add (1).swift", "1.1-Add copy.swift", "1.1-Mine.swift", "Kopie von 1.1-Add.swift",
      "1.1-Add.swift.txt", "1.1_Add.swift", "01.01-Add.swift", "1.1.swift", "1.1 Add.SWIFT",
      "Add.swift", "Add - コピー.swift", "add (2).swift", "Eve_7_assignsubmission_file_1.1-Add.swift",
    ]
  )
  func certainNames(_ name: String) throws {
    try folder.write("// mine\n", to: "s/a/\(name)")
    let intake = try intake("s")
    #expect(intake.texts == [add: "// mine\n"])
    #expect(intake.notes == ["a/\(name) is taken for 1.1."])
  }

  @Test(
    "What looks like an exercise and is not taken is named with the reason",
    arguments: [
      ("1.1-Double.swift", "name of another"), ("9.9-Add.swift", "no exercise has this number"),
      ("Add and more.swift", "has to begin"), ("Week 1.1.swift", "has to begin"),
      ("1_2-Add.swift", "has to begin"), ("1.1-Add.rtf", "no Swift file"),
      ("1.1-Add.swift.docx", "no Swift file"), ("Add.pdf", "no Swift file"),
      ("1.1-Add/main.swift", "no Swift file"), ("Mine/Add.swift", nil), ("Notes.swift", nil),
      ("v1.1 notes.txt", nil), ("__MACOSX/1.1-Add.swift", nil), ("._1.1-Add.swift", nil),
    ]
  )
  func doubtfulNames(_ name: String, _ reason: String?) throws {
    try folder.write("// mine\n", to: "s/\(name)")
    let intake = try intake("s")
    #expect(intake.texts.isEmpty && intake.absent.count == 4)
    #expect(intake.notes.count == (reason == nil ? 0 : 1))
    let path = name.replacing("/main.swift", with: "")
    #expect(intake.notes.allSatisfy { $0.contains(reason ?? "") && $0.hasSuffix(": \(path).") })
  }

  @Test("Text in UTF-16 with a byte order mark is read", arguments: [[0xFF, 0xFE], [0xFE, 0xFF]])
  func utf16(_ mark: [UInt8]) throws {
    let units = Array("// 見\n".utf16)
    let bytes = units.flatMap { mark[0] == 0xFF ? [$0 & 0xFF, $0 >> 8] : [$0 >> 8, $0 & 0xFF] }
    let data = Data(mark + bytes.map(UInt8.init))
    try data.write(to: URL(fileURLWithPath: folder.path + "/1.1-Add.swift"))
    let intake = try intake("1.1-Add.swift")
    #expect(intake.texts == [add: "// 見\n"])
    #expect(intake.notes.count == 1 && intake.notes[0].contains("UTF-16"))
  }

  @Test("A folder of many is one submission each, and what cannot be graded has a reason")
  func sources() throws {
    for name in [
      "ada/1.1-Add.swift", "ben.rar", "cem.tar.gz", "3.8-Timer.swift", "notes.txt", ".hidden/x",
      "Eve_7_assignsubmission_file_1.1-Add.swift", "Eve_7_assignsubmission_file_rest.zip",
      "Fay_8_assignsubmission_file_/1.1-Add.swift",
    ] {
      try folder.write("// mine\n", to: "all/\(name)")
    }
    symlink("/nowhere", folder.path + "/all/dan")
    // Not every file system has names that are no text.
    let name = Array((folder.path + "/all/z").utf8CString.dropLast()) + [-1, 0]
    let isMade = mkdir(name, 0o700) == 0
    let all = try SubmissionSource.find([folder.path + "/all"], isEach: true)
    let flat = ["1.1-Add.swift", "rest.zip"].map { "Eve_7_assignsubmission_file_\($0)" }
    let expected: [(String, SubmissionSource.Form?)] = [
      ("3.8-Timer.swift", nil), ("Eve_7", .files(Set(flat))),
      ("Fay_8_assignsubmission_file_", .folder), ("ada", .folder), ("ben", .archive),
      ("cem", .archive), ("dan", nil),
    ]
    #expect(all.prefix(7).map(\.name) == expected.map(\.0))
    for (source, (_, form)) in zip(all, expected) where form != nil { #expect(source.form == form) }
    let reasons = all.compactMap { source -> String? in
      if case .unusable(let reason) = source.form { return reason }
      return nil
    }
    #expect(reasons.count == (isMade ? 3 : 2) && reasons[0].contains("learner's name"))
    #expect(!isMade || reasons[2].contains("UTF-8"))
    let eve = try intake(all[1])
    #expect(eve.texts == [add: "// mine\n"])
    #expect(eve.notes.count == 2 && eve.notes[1].contains("not read: \(flat[1])"))
  }

  @Test("Paths given by themselves are folders, archives and Swift files")
  func paths() throws {
    for name in ["one/ada/x", "two/ada/x", "3.8-Timer.swift", "notes.txt"] {
      try folder.write("x", to: name)
    }
    let paths = ["one/ada", "two/ada", "3.8-Timer.swift"].map { folder.path + "/" + $0 }
    let found = try SubmissionSource.find(paths, isEach: false)
    #expect(found.map(\.name) == ["ada", "two-ada", "3.8-Timer"])
    #expect(found[2].form == .files(["3.8-Timer.swift"]) && found.allSatisfy(\.others.isEmpty))
    for (path, isEach) in [("notes.txt", false), ("notes.txt", true), ("nothing", true)] {
      #expect(throws: WorkbookError.self) {
        try SubmissionSource.find([folder.path + "/" + path], isEach: isEach)
      }
    }
  }

  @Test("Several submissions of one learner know of each other")
  func sameLearner() throws {
    let names = [
      "ben/x", "ben.zip", "Ben (1).zip", "ben copy 2.tar.gz", "benno.zip", "zo\u{EB}.zip",
    ]
    for name in names + ["zoe\u{308}.tgz"] { try folder.write("x", to: "all/\(name)") }
    let all = try SubmissionSource.find([folder.path + "/all"], isEach: true)
    let others = Dictionary(uniqueKeysWithValues: all.map { ($0.path.fileName, $0.others) })
    #expect(others["ben"] == ["Ben (1)", "ben copy 2", "all-ben"])
    #expect(others["Ben (1).zip"] == ["ben", "ben copy 2", "all-ben"])
    #expect(others["benno.zip"] == [])
    #expect(others["zo\u{EB}.zip"]?.count == 1 && others["zo\u{EB}.tgz"]?.count == 1)
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
