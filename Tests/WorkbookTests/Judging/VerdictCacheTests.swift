import Testing

@testable import WorkbookKit

@Suite("What is remembered", .timeLimit(.minutes(20))) struct VerdictCacheTests {
  private let miniature: Miniature
  private let add = ExerciseNumber(chapter: 1, position: 1)
  private let double = ExerciseNumber(chapter: 1, position: 2)
  private let shout = ExerciseNumber(chapter: 2, position: 1)

  init() throws {
    miniature = try Miniature()
    try miniature.save("let shared = 1\n", as: "Chapters/01-Numbers/Support/Shared.swift")
  }

  private func keys(
    toolchain: String = "6.3",
    limits: Limits = Limits(),
    source: Source = .chapters
  ) throws -> [ExerciseNumber: String] {
    let workbook = try miniature.workbook(source)
    let keys = VerdictKeys(workbook: workbook, toolchain: toolchain, limits: limits)
    return keys.keys(of: workbook.exercises)
  }

  /// The exercises whose keys a change of one file changes.
  private func changed(by file: String) throws -> Set<ExerciseNumber> {
    let before = try keys()
    try miniature.save((miniature.folder.text(file) ?? "") + "// more\n", as: file)
    let after = try keys()
    return Set(before.keys.filter { before[$0] != after[$0] })
  }

  @Test("An exercise and its suite concern that exercise alone")
  func own() throws {
    #expect(try changed(by: "Chapters/01-Numbers/1.1-Add.swift") == [add])
    #expect(try changed(by: "Tests/01-NumbersTests/1.2-DoubleTests.swift") == [double])
  }

  @Test("Support concerns its chapter; the library, the manifest and the runner concern all")
  func shared() throws {
    let negate = ExerciseNumber(chapter: 1, position: 3)
    #expect(
      try changed(by: "Chapters/01-Numbers/Support/Shared.swift") == [add, double, negate]
    )
    #expect(try changed(by: "Tests/01-NumbersTests/Helper.swift") == [add, double, negate])
    // No exercise is compiled with a file beside it.
    #expect(try changed(by: "Chapters/01-Numbers/1.9-Helper.swift").isEmpty)
    #expect(try changed(by: "Chapters/Library/ComposableArchitecture/Library.swift").count == 4)
    #expect(try changed(by: "Package.swift").count == 4)
    #expect(try changed(by: "Scripts/Runner/Kit/Judging/Verdict.swift").count == 4)
    #expect(try changed(by: "Chapters/01-Numbers/README.md").isEmpty)
  }

  @Test("Another toolchain, other limits and the other tree have verdicts of their own")
  func circumstances() throws {
    let key = try keys()[shout]
    #expect(try keys()[shout] == key)
    #expect(try keys(toolchain: "6.4")[shout] != key)
    #expect(try keys(limits: Limits(timeout: .seconds(60)))[shout] != key)
    #expect(try keys(source: .solutions)[shout] != key)
  }

  @Test("Verdicts come back as they were, for the same key")
  func roundTrip() throws {
    let workbook = try miniature.workbook()
    let verdict = Verdict(
      status: .failed,
      checks: [
        Check(
          name: "a",
          status: .failed,
          issues: [Check.Issue(comment: "c", expectation: "e", file: "f", line: 1)],
          file: "f",
          line: 2
        )
      ],
      diagnostics: [
        Diagnostic(severity: .error, file: "f", line: 1, column: 2, message: "m", excerpt: ["x"])
      ],
      notes: ["n"],
      output: "o",
      droppedOutput: 3
    )
    var memory = VerdictCache(workbook: workbook)
    memory.remember(verdict, of: add, key: "k")
    memory.save()
    let again = VerdictCache(workbook: workbook)
    #expect(again.verdict(of: add, key: "k") == verdict)
    #expect(again.verdict(of: add, key: "other") == nil)
    #expect(again.verdict(of: double, key: "k") == nil)
  }

  @Test("A memory that cannot be read is empty")
  func broken() throws {
    try miniature.save("{", as: ".build/workbook/verdicts")
    let memory = VerdictCache(workbook: try miniature.workbook())
    #expect(memory.verdict(of: add, key: "k") == nil)
  }

  @Test("Texts that differ have hashes that differ")
  func hashes() {
    var seen: Set<String> = []
    for text in ["", "a", "b", "ab", "ba", "abcdefgh", "abcdefghi", "abcdefgh\0", "a\0"] {
      #expect(seen.insert(ContentHash(of: text).description).inserted, "\(text)")
    }
    var parts = ContentHash(of: "ab")
    parts.add("c")
    var others = ContentHash(of: "a")
    others.add("bc")
    #expect(parts.description != others.description)
  }
}
