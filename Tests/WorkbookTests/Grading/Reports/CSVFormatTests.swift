import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The spreadsheet") struct CSVFormatTests {
  /// The rows without the heading.
  private func rows(_ submissions: [GradedSubmission]) -> [String] {
    CSVFormat.text(submissions).split(separator: "\r\n").dropFirst().map(String.init)
  }

  @Test("Cells of exercises that a submission does not have stay empty")
  func gaps() {
    var short = Sample.mixed
    short.chapters.removeLast()
    #expect(rows([short, Sample.mixed])[0].hasPrefix("ada,4,1.5,0,0,0,0,0,0,4,4,0,,,9.5,36,4,"))
  }

  @Test(
    "No cell from outside is a formula",
    arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "\u{1B}[1m=1", " =1"]
  )
  func formulas(_ text: String) {
    var graded = Sample.named(text)
    (graded.flags, graded.notes) = ([], [text])
    let row = rows([graded])[0]
    let cells = [row, String(row[(row.lastIndex(of: ",") ?? row.startIndex)...].dropFirst())]
    #expect(cells.allSatisfy { $0.first { $0 != "\"" } == "'" }, "\(row)")
  }
}
