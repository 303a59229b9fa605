import Testing

@testable import WorkbookKit

@Suite("The workbook as its lessons describe it")
struct WorkbookModelTests {
  private let miniature = Miniature()

  @Test("Exercises, files and suites find each other by number")
  func files() throws {
    let workbook = try miniature.workbook()
    #expect(workbook.chapters.map { $0.module } == ["Numbers", "Words"])
    #expect(workbook.exercises.map { $0.id.description } == ["1.1", "1.2", "1.3", "2.1"])
    let double = workbook.exercises[1]
    #expect(double.file == "Chapters/01-Numbers/1.2-Double.swift")
    #expect(double.solutionFile == "Solutions/01-Numbers/1.2-Double.swift")
    #expect(double.suiteFile == "Tests/01-NumbersTests/1.2-DoubleTests.swift")
    #expect(try miniature.workbook(.solutions).exercises[1].file == double.solutionFile)
  }

  @Test("The page with the extra exercises comes after the lesson")
  func extras() throws {
    var sections = try #require(miniature.folder.text(Miniature.lesson))
      .components(separatedBy: "\n## ")
    let extra = sections.remove(at: 2).replacing("fill in*", with: "fill in · extra*")
    try miniature.save(sections.joined(separator: "\n## "), as: Miniature.lesson)
    try miniature.save(
      "# 1 Numbers: extra exercises\n\n## " + extra,
      as: "Chapters/01-Numbers/Extras.md"
    )
    let exercises = try miniature.workbook().exercises
    #expect(exercises.map { $0.id.description } == ["1.1", "1.3", "1.2", "2.1"])
    #expect(exercises.map(\.section.isExtra) == [false, false, true, false])
    #expect(exercises[2].lessonFile == "Chapters/01-Numbers/Extras.md")
    #expect(exercises[2].solutionFile == "Solutions/01-Numbers/1.2-Double.swift")
    #expect(try miniature.workbook().chapters[0].title == "Numbers")
  }

  @Test("An evening has about an hour, and a long exercise has one of its own")
  func evenings() throws {
    let exercises = try [20, 30, 20, 90, 10].map { minutes in
      var exercise = try miniature.workbook().exercises[0].section
      exercise.minutes = minutes
      return Exercise(
        section: exercise,
        folder: "01-Numbers",
        files: FileNames(folder: "01-Numbers", root: miniature.root),
        source: .chapters
      )
    }
    #expect(Evening.all(of: exercises).map(\.minutes) == [50, 20, 90, 10])
    #expect(Evening.all(of: []).isEmpty)
  }

  @Test("A test file stands in a folder of its own, and its suite where all suites are")
  func testFile() throws {
    try miniature.makeDoubleATestFile()
    let double = try miniature.workbook().exercises[1]
    #expect(double.isTestExercise)
    #expect(double.file == "Chapters/01-Numbers/TestFiles/1.2-Double.swift")
    #expect(double.solutionFile == "Solutions/01-Numbers/TestFiles/1.2-Double.swift")
    #expect(double.suiteFile == "Tests/01-NumbersTests/1.2-DoubleTests.swift")
    #expect(try miniature.workbook().exercises.count(where: \.isTestExercise) == 1)
    let starters = try StarterFile.all(root: miniature.root)
    let starter = try #require(starters.first { $0.path == double.file })
    #expect(starter.state == .upToDate)
  }

  @Test("A starter is untouched until something but spaces and line ends changes")
  func untouched() throws {
    let workbook = try miniature.workbook()
    let add = workbook.exercises[0]
    #expect(StarterComparison.isUntouched(add, in: workbook))

    let starter = try #require(miniature.folder.text(add.file))
    try miniature.save(starter.replacing("\n", with: "  \r\n") + "\n\n", as: add.file)
    #expect(StarterComparison.isUntouched(add, in: workbook))

    try miniature.save(starter.replacing("0", with: "1"), as: add.file)
    #expect(!StarterComparison.isUntouched(add, in: workbook))
    #expect(!StarterComparison.isUntouched(add, in: try miniature.workbook(.solutions)))
  }

  @Test("The root is found from a file deep inside, and from nowhere else")
  func root() throws {
    let inside = miniature.root + "/Tests/01-NumbersTests/1.1-AddTests.swift"
    #expect(try WorkbookRoot.locate(option: nil, executable: inside) == miniature.root)
    #expect(try WorkbookRoot.locate(option: miniature.root, executable: "") == miniature.root)
    #expect(throws: WorkbookError.self) {
      try WorkbookRoot.locate(option: miniature.root + "/Tests", executable: inside)
    }
  }
}

@Suite("Naming an exercise") struct ExerciseLookupTests {
  private let lookup: ExerciseLookup
  private let miniature = Miniature()

  init() throws {
    lookup = ExerciseLookup(workbook: try miniature.workbook())
  }

  @Test(
    "By number, by title, by a part of it, and by a file in any notation of its path",
    arguments: [
      "1.2", "Double", "double", "oubl", "1.2-Double", "1.2-DOUBLE", "１．２", "Ｄｏｕｂｌｅ",
      " 1.2 ", "01.02", "1.2-Double.swift:7:3", "Chapters/01-Numbers/1.2-double.SWIFT:7",
      "Chapters/01-Numbers/1.2-Double.swift", "/a b/01-Numbers/1.2-Double.swift",
      "1.2-Double.swift", "./Solutions/01-Numbers/1.2-Double.swift",
      "Tests/01-NumbersTests/1.2-DoubleTests.swift", "Tests/Answers/01-Numbers/1.2-Double.diff",
    ]
  )
  func found(_ name: String) throws {
    #expect(try lookup.exercise(name).id.description == "1.2")
    #expect(try lookup.exercises(name).map { $0.id.description } == ["1.2"])
  }

  @Test("A chapter's number names all its exercises")
  func chapter() throws {
    #expect(try lookup.exercises("1").map { $0.id.description } == ["1.1", "1.2", "1.3"])
    #expect(try lookup.exercises("1.3").map { $0.id.description } == ["1.3"])
    #expect(try lookup.chapter("words").number == 2)
    #expect(try lookup.exercises(["1.2", "1"]).map { $0.id.description } == ["1.2", "1.1", "1.3"])
  }

  @Test("A chapter's lesson and what its exercises share name the chapter")
  func chapterFile() throws {
    let ofLesson = try lookup.exercises("Chapters/02-Words/README.md")
    #expect(ofLesson.map { $0.id.description } == ["2.1"])
    #expect(try lookup.exercises("Chapters/01-Numbers/Support/A.swift").count == 3)
    let other = #expect(throws: WorkbookError.self) { try lookup.exercises("Package.swift") }
    #expect(other?.message.contains("is no exercise's file") == true)
    #expect(throws: WorkbookError.self) { try lookup.exercises("Chapters/01-Numbers/1.9-X.swift") }
  }

  @Test("A part of several titles, and a missing chapter, are answered with what there is")
  func noExercise() {
    let there = "there are 1 Numbers, 2 Words."
    for (name, sentence) in [
      ("e", "\"e\" may be 1.2 Double, 1.3 Negate; say its number."),
      ("7", "There is no chapter \"7\"; \(there)"), ("9.1", "There is no chapter \"9\"; \(there)"),
      ("1.9", "There is no exercise 1.9 in chapter 1, Numbers, from 1.1 to 1.3."),
      ("1", "1 is chapter 1, Numbers, from 1.1 to 1.3; say the number of an exercise."),
    ] {
      let error = #expect(throws: WorkbookError.self) { try lookup.exercise(name) }
      #expect(error?.message == sentence)
    }
  }

  @Test("Numbers are read strictly, and sort as numbers")
  func numbers() throws {
    for text in ["3", "3.", ".6", "3.06", "3.6.1", "a.b", "-1.2"] {
      #expect(ExerciseNumber(text) == nil, "\(text)")
    }
    let two = try #require(ExerciseNumber("3.2"))
    let ten = try #require(ExerciseNumber(fileName: "3.10-Long.swift"))
    #expect(two < ten)
  }

  @Test("The learner's own features come after the exercises, by their names")
  func ids() throws {
    try miniature.save("// one\n", as: "Chapters/Mine/Tip.swift")
    try miniature.save("// one\n", as: "Chapters/Mine/Split.swift")
    let ids = try miniature.workbook().exercisesWithOwn.map { $0.id }
    #expect(ids.shuffled().sorted() == ids)
    #expect(ids.suffix(2) == [.own("Split"), .own("Tip")])
    #expect(ids.map { $0.description } == ["1.1", "1.2", "1.3", "2.1", "Split", "Tip"])
  }
}
