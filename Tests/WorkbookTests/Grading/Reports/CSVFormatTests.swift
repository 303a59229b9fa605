import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The spreadsheet") struct CSVFormatTests {
  /// The rows without the heading.
  private func rows(_ submissions: [GradedSubmission]) -> [String] {
    CSVFormat.text(submissions).split(separator: "\r\n").dropFirst().map(String.init)
  }

  @Test("It begins with the mark by which Excel knows UTF-8, and with the exercises in order")
  func heading() {
    let text = CSVFormat.text([Sample.mixed])
    #expect(text.unicodeScalars.first == "\u{FEFF}")
    #expect(
      text.unicodeScalars.dropFirst().starts(
        with: ("submission,1.1,1.2,1.3,1.4,1.5,1.6,2.1,2.2,2.10,2.11,2.12,3.1,3.2,"
          + "points,total,extra,flags,notes\r\n").unicodeScalars
      )
    )
  }

  @Test("Points of extra exercises are in a column of their own")
  func extra() {
    #expect(rows([Sample.mixed])[0].hasPrefix("ada,4,1.5,0,0,0,0,0,0,4,4,0,0,0,9.5,44,4,"))
  }

  @Test("Cells stay empty without points: of what could not be read, and of other exercises")
  func gaps() {
    #expect(
      rows([Sample.unreadable])
        == [
          "ben,,,,,,,,,,,,,,,44,,not graded: The archive ends too early.,"
            + "SECRET: Package.swift differs"
        ]
    )
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
