import Testing

@testable import WorkbookKit

@Suite("Who broke the build", .timeLimit(.minutes(5))) struct BlameTests {
  private let miniature: Miniature
  private let add = ExerciseNumber(chapter: 1, position: 1)
  private let double = ExerciseNumber(chapter: 1, position: 2)
  private let shout = ExerciseNumber(chapter: 2, position: 1)

  private let addFile = "Chapters/01-Numbers/1.1-Add.swift"
  private let doubleFile = "Chapters/01-Numbers/1.2-Double.swift"

  init() throws {
    miniature = try Miniature()
  }

  private func blamed(
    _ errors: [Diagnostic],
    edited: Set<ExerciseNumber>,
    excluded: Set<ExerciseNumber> = [],
    log: String = ""
  ) throws -> Set<ExerciseNumber> {
    let blame = Blame(workbook: try miniature.workbook(), edited: edited)
    let outcome = PackageBuild.Outcome(isSuccess: false, diagnostics: errors, log: log)
    return Set(blame.assign(outcome, excluded: excluded).keys)
  }

  private func error(_ file: String, notes: [String] = []) -> Diagnostic {
    Diagnostic(
      severity: .error,
      file: file,
      line: 1,
      column: 1,
      message: "m",
      notes: notes.map {
        Diagnostic(severity: .note, file: $0, line: 1, column: 1, message: "n")
      }
    )
  }

  @Test("An error in its file, or in its suite, is the exercise's own")
  func own() throws {
    #expect(try blamed([error(addFile)], edited: [add, double]) == [add])
    let suite = "Tests/02-WordsTests/2.1-ShoutTests.swift"
    #expect(try blamed([error(suite)], edited: [shout]) == [shout])
  }

  @Test("An untouched file is not blamed for what an edited one did")
  func editedFirst() throws {
    #expect(try blamed([error(addFile), error(doubleFile)], edited: [double]) == [double])
    #expect(try blamed([error(addFile, notes: [doubleFile])], edited: [double]) == [double])
    #expect(try blamed([error(addFile)], edited: [double, shout]) == [double])
  }

  @Test("An error in a support file is that of whoever edited in the chapter")
  func support() throws {
    let file = "Chapters/01-Numbers/Support/Shared.swift"
    #expect(try blamed([error(file)], edited: [double, shout]) == [double])
    #expect(try blamed([error(file)], edited: [double], excluded: [double]).isEmpty)
    #expect(try blamed([error("Chapters/Library/A.swift")], edited: [double]).isEmpty)
  }

  @Test("A broken starter is blamed when nobody else can be")
  func untouched() throws {
    #expect(try blamed([error(addFile)], edited: []) == [add])
  }

  @Test("A compiler that crashed, and a linker, name the file in their report")
  func reports() throws {
    let crash = """
      PLEASE submit a bug report to https://bugs.swift.org
      3. While type-checking 'f()' (at \(miniature.root)/\(doubleFile):2:3)
      """
    #expect(try blamed([], edited: [add, double], log: crash) == [double])
    let link = "ld: Numbers.build/1.1-Add.swift.o:(.text): multiple definition of 'malloc'"
    #expect(try blamed([], edited: [add, double], log: link) == [add])
  }

  @Test("Errors about two files may go when the other file changes")
  func others() throws {
    let blame = Blame(workbook: try miniature.workbook(), edited: [])
    #expect(!blame.concernsOthers([error(addFile)], than: add))
    #expect(!blame.concernsOthers([error(addFile, notes: ["Chapters/Library/A.swift"])], than: add))
    #expect(blame.concernsOthers([error(addFile, notes: [doubleFile])], than: add))
  }
}
