import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("What is taken of a submission", .offPool, .timeLimit(.minutes(20))) struct IntakeTests {
  private let place = SubmissionFolder("Handed in")
  private var miniature: Miniature { place.miniature }
  private var folder: TemporaryFolder { place.folder }
  private let add = SubmissionFolder.add
  private let double = SubmissionFolder.double

  @Test(
    "A whole clone, its Chapters and bare files are all the same",
    arguments: ["Chapters/01-Numbers/", "01-Numbers/", "", "deep/a/b/c/"]
  )
  func places(_ path: String) throws {
    try folder.write("// mine\n", to: "s/\(path)1.1-Add.swift")
    let intake = try place.intake("s")
    #expect(intake.texts == [add: "// mine\n"] && intake.absent.count == 3 && intake.notes.isEmpty)
  }

  @Test("A test file is taken from its folder, and the first of several is the one in its place")
  func testFiles() throws {
    let name = "1.2-Double.swift"
    try miniature.makeDoubleATestFile()
    try folder.write("// own\n", to: "s/Chapters/01-Numbers/TestFiles/\(name)")
    try folder.write("// flat\n", to: "s/Chapters/01-Numbers/\(name)")
    let intake = try place.intake("s")
    #expect(intake.texts == [double: "// own\n"])
    #expect(intake.notes.count == 1 && intake.notes[0].contains("01-Numbers/\(name)"))
  }

  @Test("Of several files, the one in the exercise's own place is taken, and the others are noted")
  func several() throws {
    for name in ["Chapters/01-Numbers/1.1-Add", "Chapters/01-Numbers/1.1-Add copy", "old/1.1-Add"] {
      try folder.write("// \(name)\n", to: "s/\(name).swift")
    }
    let intake = try place.intake("s")
    #expect(intake.texts == [add: "// Chapters/01-Numbers/1.1-Add\n"])
    #expect(intake.notes.count == 1 && intake.notes[0].contains("1.1-Add copy.swift, old/"))
  }

  @Test("Beside an untouched starter, the file that was begun is taken")
  func besideTheStarter() throws {
    let workbook = try miniature.workbook()
    let starter = try #require(workbook.starter(of: workbook.exercises[0]))
    let windows = starter.replacing("\n", with: "\r\n")
    try folder.write(windows, to: "s/Chapters/01-Numbers/1.1-Add.swift")
    try folder.write("// mine\n", to: "s/Chapters/01-Numbers/1.1-Add (1).swift")
    try folder.write("// older\n", to: "s/Chapters/01-Numbers/1.1-Add (2).swift")
    let intake = try place.intake("s")
    #expect(intake.texts == [add: "// mine\n"])
    #expect(intake.notes.count == 2 && intake.notes[0].contains("1.1-Add.swift"))
  }

  @Test("Links, pipes and large files are not taken, and are noted where learners write")
  func special() throws {
    let path = folder.path + "/s/Chapters/01-Numbers"
    try Files.makeFolder(path + "/Support")
    symlink(miniature.root + "/Solutions/01-Numbers/1.1-Add.swift", path + "/1.1-Add.swift")
    mkfifo(path + "/1.2-Double.swift", 0o600)
    try Files.write(String(repeating: "// long\n", count: 40_000), to: path + "/1.3-Negate.swift")
    symlink(miniature.root + "/Solutions", folder.path + "/s/02-Words")
    symlink("/etc/passwd", path + "/Support/Shared.swift")
    let intake = try place.intake("s")
    #expect(intake.texts.isEmpty && intake.refusals.count == 3)
    #expect(intake.refusals.values.contains { $0.contains("1.3-Negate.swift has 312 KB") })
    #expect(intake.notes.last == "Links and special files are ignored: 02-Words.")
  }

  @Test("A folder in the place of a file is refused with its name, unless the file is in it")
  func folderInPlaceOfAFile() throws {
    try folder.write("x", to: "s/1.1-Add.swift/README.md")
    try folder.write("// mine\n", to: "s/1.2-Double.swift/1.2-Double.swift")
    let intake = try place.intake("s")
    #expect(intake.texts == [double: "// mine\n"])
    #expect(intake.refusals == [add: "1.1-Add.swift is a folder, so it is not taken."])
    #expect(intake.notes.isEmpty)
  }

  @Test("Files that differ from the workbook's own are noted, and equal ones are not")
  func differing() throws {
    let suites = "Tests/01-NumbersTests/"
    let suite = try #require(miniature.folder.text(suites + "1.1-AddTests.swift"))
    try folder.write("// other\n", to: "s/Package.swift")
    try folder.write(suite, to: "s/\(suites)1.1-AddTests.swift")
    try folder.write("// mine\n", to: "s/\(suites)1.2-DoubleTests.swift")
    let list = "Package.swift, \(suites)1.2-DoubleTests.swift"
    let notes = try place.intake("s").notes
    #expect(notes == ["Files that are other than in the workbook are ignored: \(list)."])
  }

  @Test(
    "A file is taken where its name leaves no doubt, and is noted",
    arguments: [
      "1.1-Add (1).swift", "1.1-Add copy.swift", "1.1-Mine.swift", "Kopie von 1.1-Add.swift",
      "1.1-Add.swift.txt", "1.1_Add.swift", "01.01-Add.swift", "1.1.swift", "1.1 Add.SWIFT",
      "Add.swift", "1.1-Add.swift ", "9.8-Add.swift", "1.3-Add.swift", "Add - コピー.swift",
      "add (2).swift", "Eve_7_assignsubmission_file_1.1-Add.swift",
    ]
  )
  func certainNames(_ name: String) throws {
    // Numbers of an earlier edition are in its table.
    try miniature.save("| 1 | 9.8 → 1.1, 1.3 → 1.1 |\n", as: ".github/CHANGELOG.md")
    try folder.write("// mine\n", to: "s/a/\(name)")
    let intake = try place.intake("s")
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
      (".build/x/1.1-Add.swift", nil), ("Library/1.1-Add.swift", nil),
      ("Solutions/01-Numbers/1.1-Add.swift", "other than in the workbook"),
    ]
  )
  func doubtfulNames(_ name: String, _ reason: String?) throws {
    try folder.write("// mine\n", to: "s/\(name)")
    let intake = try place.intake("s")
    #expect(intake.texts.isEmpty && intake.absent.count == 4)
    #expect(intake.notes.count == (reason == nil ? 0 : 1))
    let path = name.replacing("/main.swift", with: "")
    #expect(intake.notes.allSatisfy { $0.contains(reason ?? "") && $0.hasSuffix(": \(path).") })
  }

  @Test("Text in UTF-16 with a byte order mark is read", arguments: [[0xFF, 0xFE], [0xFE, 0xFF]])
  func utf16(_ mark: [UInt8]) throws {
    let encoding = mark[0] == 0xFF ? String.Encoding.utf16LittleEndian : .utf16BigEndian
    let data = try Data(mark) + #require("// 見\n".data(using: encoding))
    try data.write(to: URL(fileURLWithPath: folder.path + "/1.1-Add.swift"))
    let intake = try place.intake("1.1-Add.swift")
    #expect(intake.texts == [add: "// 見\n"])
    #expect(intake.notes.count == 1 && intake.notes[0].contains("UTF-16"))
  }

  @Test("A folder of many is one submission each, and what cannot be graded has a reason")
  func sources() throws {
    let flat = ["1.1-Add.swift", "rest.zip"].map { "Eve_7_assignsubmission_file_\($0)" }
    for name in flat + [
      "Fay_8_assignsubmission_file_/x", "ada/x", "ben.rar", "cem.tar.gz", "3.8-Timer.swift",
      "notes.txt", ".hidden/x",
    ] {
      try folder.write("// mine\n", to: "all/\(name)")
    }
    symlink("/nowhere", folder.path + "/all/dan")
    // Not every file system has names that are no text.
    let name = Array((folder.path + "/all/z").utf8CString.dropLast()) + [-1, 0]
    let isMade = mkdir(name, 0o700) == 0
    let all = try SubmissionSource.find([folder.path + "/all"], isEach: true)
    let described = all.map { source -> String in
      if case .unusable(let reason) = source.form { return String(reason.prefix(15)) }
      return "\(source.name) \(source.form == .folder) \(source.form == .archive)"
    }
    let expected = [
      "It is one file.", "Eve_7 false false", "Fay_8_assignsubmission_file_ true false",
      "ada true false", "ben false true", "cem false true", "It is a link th", "It is neither a",
    ]
    #expect(described == expected + (isMade ? ["Its name is not"] : []))
    #expect(ClassFolder.passedOver(in: folder.path + "/all") == [".hidden"])
    let eve = try place.intake(all[1])
    #expect(eve.texts == [add: "// mine\n"])
    #expect(eve.notes.count == 2 && eve.notes[1].contains("not read: \(flat[1])"))
  }

  @Test(
    "The flat files of Canvas and Blackboard are put together by learner, each attempt by itself"
  )
  func flatNames() throws {
    let attempt = "Week 3_cem_attempt_2026-03-0"
    for name in [
      "lovelaceada_12345_111_1.1-Add.swift", "lovelaceada_LATE_12345_222_1.2-Double.swift",
      "lovelaceada_12345_110_1.1-Add.swift", "lovelaceada_12345_333_1.1-Add-1.swift",
      "benb_54321_333_1.1-Add.swift", "\(attempt)1-12-00-00_1.1-Add.swift",
      "\(attempt)2-12-00-00_1.1-Add.swift", "\(attempt)2-12-00-00_1.2-Double.swift",
      "group_1001_2002_dan.zip", "group_1001_2003_eve.zip", "out/x", "fay/grades.csv",
    ] {
      try folder.write("// mine\n", to: "all/\(name)")
    }
    try folder.write("// newer\n", to: "all/lovelaceada_12345_333_1.1-Add-1.swift")
    let mark = ResultsMark(of: [], files: ["ben.html"])
    try folder.write(try JSONText.of(mark), to: "all/out/\(ResultsMark.file)")
    let all = try SubmissionSource.find([folder.path + "/all"], isEach: true)
    #expect(
      Set(all.map(\.name)) == [
        "lovelaceada_12345", "benb_54321", "cem_attempt_2026-03-01-12-00-00",
        "cem_attempt_2026-03-02-12-00-00", "group_1001_2002_dan", "group_1001_2003_eve", "fay",
      ]
    )
    #expect(ClassFolder.passedOver(in: folder.path + "/all") == ["out"])
    #expect(all.compactMap(\.handedIn).contains("2026-03-01-12-00-00"))
    #expect(all.count { $0.others.isEmpty } == 5)
    let ada = try #require(all.first { $0.name == "lovelaceada_12345" })
    #expect(ada.handedIn == "late")
    #expect(try place.intake(ada).texts == [add: "// newer\n", double: "// mine\n"])
  }

  @Test("A folder of submissions is told from one learner's")
  func classFolders() throws {
    for name in [
      "class/ada/1.1-Add.swift", "class/ben/Chapters/01-Numbers/1.1-Add.swift",
      "one/Chapters/01-Numbers/1.1-Add.swift", "one/Solutions/01-Numbers/1.1-Add.swift",
      "bare/1.1-Add.swift", "bare/old/1.1-Add.swift", "deep/ada/01-Numbers/1.1-Add.swift",
    ] {
      try folder.write("x", to: name)
    }
    #expect(ClassFolder.learners(in: folder.path + "/class") == "ada and ben")
    for name in ["one", "bare", "deep", "class/ada", "nothing"] {
      #expect(ClassFolder.learners(in: "\(folder.path)/\(name)") == nil, "\(name)")
    }
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
}
