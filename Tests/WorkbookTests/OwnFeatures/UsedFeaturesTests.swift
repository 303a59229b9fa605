import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// Features of the learner's own that use each other.
@Suite("Features that use each other", .offPool, .timeLimit(.minutes(20))) struct UsedFeaturesTests
{
  private let miniature = Miniature("Own app")

  init() throws {
    try save("Day", "func day(_ number: Int) -> Int { number + 1 }", "#expect(day(1) == 2)")
    try save("Week", "func week() -> Int { day(6) }", "#expect(week() == 7)")
  }

  private func save(_ name: String, _ feature: String, _ expectation: String) throws {
    try miniature.save(feature + "\n", as: OwnFeature.file(of: name))
    let tests = """
      import Testing

      @testable import Mine

      @Test func counts() { \(expectation) }

      """
    try miniature.save(tests, as: OwnFeature.testsFile(of: name))
  }

  private func run(_ name: String) -> (status: Int32, output: String) {
    Program.run(["run", name, "--root", miniature.root])
  }

  @Test("What a feature uses is in its program, with what that uses, and nothing else")
  func used() throws {
    #expect(run("week").status == 0)
    try save("Broken", "let unrelated: Nothing = 1", "")
    #expect(run("week").status == 0)
    try save("Day", "func day(_ number: Int) -> Int { number + 2 }", "#expect(day(1) == 3)")
    let changed = run("week")
    #expect(changed.status == 1 && changed.output.contains("actual    8"), "\(changed.output)")
    // The two may need each other.
    try save("Day", "func day(_ a: Int) -> Int { a < 6 ? week() : 7 }", "#expect(day(1) == 7)")
    for name in ["week", "day"] {
      let mutual = run(name)
      #expect(mutual.status == 0, "\(mutual.output)")
    }
    let workbook = try miniature.workbook()
    let week = try #require(workbook.ownFeatures.first { $0.title == "Week" })
    #expect(OwnFeature.filesUsed(by: week, in: workbook) == ["Chapters/Mine/Day.swift"])
  }

  @Test("An error in a feature that is used is named with its file")
  func errors() throws {
    for wrong in ["Int { nmber + 1 }", "Itn { 1 }"] {
      try save("Day", "func day(_ number: Int) -> " + wrong, "")
      let result = run("week")
      #expect(result.status == 1)
      let sentence = "`Week` uses Chapters/Mine/Day.swift, and is compiled with it."
      #expect(result.output.contains(sentence), "\(result.output)")
      #expect(result.output.contains("Chapters/Mine/Day.swift:1:"))
    }
  }

  @Test("Hidden files are passed over, and what looks like a copy is named")
  func otherFiles() throws {
    for folder in ["Chapters/Mine", "Chapters/Mine/Support", "Tests/MineTests", "Chapters/Library"]
    {
      try miniature.save("\0\u{5}", as: "\(folder)/._Day.swift")
      symlink("ada@host.1:2", "\(miniature.root)/\(folder)/.#Week.swift")
    }
    try miniature.save("func day() {}", as: "Chapters/Mine/Day-DESKTOP.swift")
    let day = run("day")
    #expect(day.status == 0)
    #expect(
      day.output.contains("`Chapters/Mine/Day-DESKTOP.swift` looks like a copy of `Day.swift`")
    )
    for name in ["Shared.swift", "Shared 2.swift"] {
      try miniature.save("struct Shared {}", as: "Chapters/Mine/Support/\(name)")
    }
    let shared = run("day")
    #expect(shared.status == 2)
    #expect(shared.output.contains("Shared 2.swift looks like a copy of Shared.swift"))
  }

  @Test("A function that looks like a test and is none is named, though all tests pass")
  func unmarked() throws {
    let marked = "}\n\nfunc countsOn() { #expect(week() == 8) "
    try save("Week", "func week() -> Int { 7 }", "#expect(week() == 7) " + marked)
    let result = run("week")
    #expect(result.status == 0)
    #expect(result.output.contains("`countsOn()` has no `@Test` before it, so nothing runs it."))
  }

  @Test("Small changes of lines that are new are tried first")
  func newLines() {
    let before = "func f(a: Int) -> Bool {\n  if a < 1 { return true }\n  return a < 2\n}\n"
    let after = before.replacing("return a < 2", with: "return a < 3")
    let all = MutantTrials.mutants(of: after, since: nil)
    let new = MutantTrials.mutants(of: after, since: before)
    #expect(all.first?.line == 2 && new.first?.line == 3)
    #expect(Set(all.map(\.text)) == Set(new.map(\.text)) && all.count == new.count)
  }
}
