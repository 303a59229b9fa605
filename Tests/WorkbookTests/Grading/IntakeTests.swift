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

  private func intake(_ path: String, of workbook: Workbook? = nil) throws -> Intake {
    try Intake(
      of: try #require(SubmissionSource(path)),
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
      let intake = try intake(folder.path + "/" + name)
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
    let intake = try intake(folder.path + "/s", of: try miniature.workbook())
    #expect(intake.texts == [double: "// own\n"])
    #expect(intake.notes.count == 1 && intake.notes[0].contains("01-Numbers/\(name)"))
  }

  @Test("Of several files, the one in the exercise's own place is taken, and the others are noted")
  func several() throws {
    try folder.write("// own\n", to: "s/Chapters/01-Numbers/1.1-Add.swift")
    try folder.write("// copy\n", to: "s/Chapters/01-Numbers/1.1-Add copy.swift")
    try folder.write("// old\n", to: "s/old/1.1-Add.swift")
    try folder.write("// renamed\n", to: "s/Chapters/01-Numbers/1.2-Mine.swift")
    let intake = try intake(folder.path + "/s")
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
    let intake = try intake(folder.path + "/s")
    #expect(intake.texts == [add: "// mine\n"])
    #expect(intake.notes.count == 2 && intake.notes[0].contains("1.1-Add.swift"))
  }

  @Test("Solutions, tests and hidden folders of a submission are nothing to grade")
  func others() throws {
    for place in ["Solutions/01-Numbers", "Tests/WrongAnswers/1.1-Add", ".build/x", "Library"] {
      try folder.write("// not this\n", to: "s/\(place)/1.1-Add.swift")
    }
    let intake = try intake(folder.path + "/s")
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
    let intake = try intake(folder.path + "/s")
    #expect(intake.texts.isEmpty)
    #expect(intake.refusals.count == 3)
    #expect(intake.notes.contains { $0.contains("1.3-Negate.swift has 312 KB") })
    #expect(intake.notes.contains { $0.contains("02-Words") })
  }

  @Test("A folder in the place of a file is refused with its name, unless the file is in it")
  func folderInPlaceOfAFile() throws {
    try folder.write("x", to: "s/1.1-Add.swift/README.md")
    try folder.write("// mine\n", to: "s/1.2-Double.swift/1.2-Double.swift")
    let intake = try intake(folder.path + "/s")
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
    let notes = try intake(folder.path + "/s").notes
    #expect(notes.count == 1)
    #expect(notes[0].contains("Package.swift") && notes[0].contains("1.2-DoubleTests.swift"))
    #expect(!notes[0].contains("1.1-AddTests.swift"))
  }

  @Test("A link that the workbook has too is no news, in a clone or in its Chapters alone")
  func ownLinks() throws {
    let shared = "Chapters/02-Words/Support/Shared.swift"
    try Files.makeFolder(miniature.root + "/Chapters/02-Words/Support")
    symlink("../../01-Numbers/1.1-Add.swift", miniature.root + "/" + shared)
    for place in ["clone/Chapters", "chapters"] {
      try folder.write("// mine\n", to: place + "/01-Numbers/1.1-Add.swift")
      let support = folder.path + "/" + place + "/02-Words/Support"
      try Files.makeFolder(support)
      symlink("../../01-Numbers/1.1-Add.swift", support + "/Shared.swift")
      let name = try #require(place.split(separator: "/").first)
      #expect(try intake(folder.path + "/" + name).notes.isEmpty)
      symlink("/etc/passwd", support + "/Other.swift")
      #expect(try intake(folder.path + "/" + name).notes.count == 1)
    }
  }

  @Test("A folder of many is one submission each, and equal names are distinguished")
  func sources() throws {
    try folder.write("x", to: "all/ada/1.1-Add.swift")
    try folder.write("x", to: "all/bob.zip")
    try folder.write("x", to: "all/cem.tar.gz")
    try folder.write("x", to: "all/notes.txt")
    try folder.write("x", to: "all/.hidden/1.1-Add.swift")
    try folder.write("x", to: "more/ada/1.1-Add.swift")
    let all = try SubmissionSource.find([folder.path + "/all"], isEach: true)
    #expect(all.map { $0.name } == ["ada", "bob", "cem"])
    #expect(all.map { $0.form } == [.folder, .archive, .archive])
    let both = try SubmissionSource.find(
      [folder.path + "/all/ada", folder.path + "/more/ada"],
      isEach: false
    )
    #expect(both.map { $0.name } == ["ada", "more-ada"])
    #expect(throws: WorkbookError.self) {
      try SubmissionSource.find([folder.path + "/all/notes.txt"], isEach: false)
    }
    #expect(throws: WorkbookError.self) {
      try SubmissionSource.find([folder.path + "/nothing"], isEach: true)
    }
  }

  @Test("Several submissions of one learner know of each other")
  func sameLearner() throws {
    try folder.write("x", to: "all/ben/1.1-Add.swift")
    for name in ["ben.zip", "Ben (1).zip", "ben copy 2.tar.gz", "benno.zip", "ada.zip"] {
      try folder.write("x", to: "all/\(name)")
    }
    let all = try SubmissionSource.find([folder.path + "/all"], isEach: true)
    let others = Dictionary(uniqueKeysWithValues: all.map { ($0.path.fileName, $0.others) })
    #expect(others["ben"] == ["Ben (1).zip", "ben copy 2.tar.gz", "ben.zip"])
    #expect(others["Ben (1).zip"] == ["ben", "ben copy 2.tar.gz", "ben.zip"])
    #expect(others["benno.zip"] == [] && others["ada.zip"] == [])
  }

  @Test("A submission that cannot be graded is listed with its reason, and other files are not")
  func unusable() throws {
    try folder.write("x", to: "all/ada/1.1-Add.swift")
    try folder.write("x", to: "all/ben.rar")
    try folder.write("x", to: "all/roster.csv")
    symlink("/nowhere", folder.path + "/all/cem")
    // Not every file system has names that are no text.
    let name = Array((folder.path + "/all/d").utf8CString.dropLast()) + [-1, 0]
    let isMade = mkdir(name, 0o700) == 0
    let all = try SubmissionSource.find([folder.path + "/all"], isEach: true)
    #expect(all.prefix(3).map { $0.name } == ["ada", "ben.rar", "cem"])
    let reasons = all.compactMap { source -> String? in
      if case .unusable(let reason) = source.form { return reason }
      return nil
    }
    #expect(reasons.count == (isMade ? 3 : 2))
    #expect(!isMade || reasons.contains { $0.contains("UTF-8") })
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
