import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("A place to stop in a long exercise") struct StopPlaceTests {
  private let miniature = Miniature()

  init() throws {
    try miniature.save(
      """
      @Suite("1.2 Double") struct DoubleTests {
        @Test("First") func first() {}
        // A good place to stop: The first half
        @Test("Second") func second() {}
      }

      """,
      as: "Tests/01-NumbersTests/1.2-DoubleTests.swift"
    )
  }

  /// What a run says of an exercise whose checks have come to this, below its verdict.
  private func said(
    _ first: Check.Status,
    _ second: Check.Status,
    as status: Verdict.Status = .failed,
    of name: String = "1.2"
  ) throws -> [String] {
    let workbook = try miniature.workbook()
    let exercise = try ExerciseLookup(workbook: workbook).exercise(name)
    let checks = [
      Check(name: "First", status: first, file: exercise.suiteFile, line: 2),
      Check(name: "Second", status: second, file: exercise.suiteFile, line: 4),
      // A check of the form has no place in the suite.
      Check(name: "The file has a preview", status: .failed, file: exercise.file, line: 1),
    ]
    let view = RunView(
      entry: Report.Entry(exercise: exercise, verdict: Verdict(status: status, checks: checks)),
      style: Style(hasColour: false),
      width: 80,
      stopPlace: StopPlace(of: exercise, in: workbook)
    )
    let lines = view.lines()
    #expect(Array(lines.suffix(view.stop.count)) == view.stop)
    return view.stop
  }

  @Test("It is said when all checks before it pass, and one after it does not, and never otherwise")
  func reached() throws {
    let sentence = ["The first half passes: a good place to stop."]
    #expect(try said(.passed, .failed) == sentence)
    #expect(try said(.passed, .notRun) == sentence)
    #expect(try said(.failed, .failed).isEmpty)
    #expect(try said(.failed, .passed).isEmpty)
    #expect(try said(.passed, .passed, as: .passed).isEmpty)
    #expect(try said(.passed, .failed, as: .doesNotCompile).isEmpty)
    #expect(try said(.passed, .failed, of: "1.1").isEmpty)
  }
}
