import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The table of grades") struct GradesTableTests {
  private func lines(_ submissions: [GradedSubmission]) -> [String] {
    GradesTable(submissions: submissions, style: Style(hasColour: false)).lines()
  }

  @Test("Nothing is said to be nothing")
  func empty() {
    #expect(lines([]) == ["Nothing was graded."])
  }

  @Test("No name breaks the lines or draws over them")
  func hostile() {
    let text = lines([Sample.named("a\nb\u{1B}[2J\u{202E}c"), Sample.hostileEverywhere]).joined()
    #expect(!text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    #expect(text.contains("a bc"))
  }

  @Test("Points of extra exercises stand beside the points, where there are some")
  func extra() {
    var without = Sample.named("ben")
    without.chapters[1].exercises[3].points = 0
    let table = lines([Sample.mixed, without])
    #expect(table[1].contains(" 9.5 +4 of 44  21  1 not graded, 1 flag, 1 note"))
    #expect(table[2].contains("  9.5 of 44  21  "))
  }
}
