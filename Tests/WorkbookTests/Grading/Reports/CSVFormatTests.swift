import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The spreadsheet", .timeLimit(.minutes(20))) struct CSVFormatTests {
  @Test("One row a submission, one column an exercise, in the lessons' order")
  func rows() {
    var late = Sample.named("Ben, \"the\" second")
    late.lateness = Lateness(days: 1, percent: 10)
    late.flags = []
    late.chapters[1].exercises[1].voidReason = nil
    let lines = CSVFormat.text([Sample.mixed, late]).components("\r\n")
    #expect(
      lines == [
        "submission,1.1,1.2,1.3,1.4,1.5,1.6,2.1,2.2,2.10,points,total,days late,percent off,flags",
        "ada,4,1.5,0,0,0,0,0,0,0,5.5,36,,,\"1.4 does not compile, 1.5 crashed, 1.6 ended early;"
          + " 2.2 not believed: SECRET: two ends of one test;"
          + " 2.10 line 12: SECRET exit (costs the points). SECRET ends the run.\"",
        "\"Ben, \"\"the\"\" second\",4,1.5,0,0,0,0,0,0,0,4.95,36,1,10,"
          + "\"1.4 does not compile, 1.5 crashed, 1.6 ended early\"",
        "",
      ]
    )
  }

  @Test(
    "No cell from outside is a formula",
    arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "\u{1B}[1m=1", " =1"]
  )
  func formulas(_ name: String) {
    let row = CSVFormat.text([Sample.named(name)]).components("\r\n")[1]
    let cell = row.drop { $0 == "\"" }
    #expect(cell.first == "'", "\(row)")
  }

  @Test("If submissions have different exercises, cells stay empty")
  func gaps() {
    var short = Sample.mixed
    short.chapters.removeLast()
    let lines = CSVFormat.text([short, Sample.named("b")]).components("\r\n")
    #expect(lines[1].hasPrefix("ada,4,1.5,0,0,0,0,,,,5.5,24,"))
  }
}

extension String {
  /// The pieces between the separators.
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
