import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The table of grades", .timeLimit(.minutes(5))) struct GradesTableTests {
  private func lines(_ submissions: [GradedSubmission]) -> [String] {
    GradesTable(submissions: submissions, style: Style(hasColour: false)).lines()
  }

  @Test("A row for each submission, then the middle, then what to look at")
  func table() {
    var late = Sample.named("林さん")
    late.flags = []
    late.notes = []
    late.chapters[1].exercises[1].voidReason = nil
    late.lateness = Lateness(days: 3, percent: 30)
    #expect(
      lines([Sample.mixed, Sample.unreadable, late]) == [
        "submission    1  2      points   %",
        "ada         5.5  0   5.5 of 36  15  1 not believed, 1 flag, 1 note",
        "ben           0  0     0 of 36   0  not graded, 1 note",
        "林さん      5.5  0  3.85 of 36  10  late: −30 %",
        "",
        "3 submissions, 1 of them not graded: mean 4.68, median 4.68, from 3.85 to 5.5 points.",
        "",
        "To look at",
        "  ada: 1.4 does not compile, 1.5 crashed, 1.6 ended early",
        "  ada: 2.2 not believed: SECRET: two ends of one test",
        "  ada: 2.10 line 12: SECRET exit (costs the points). SECRET ends the run.",
        "  ada: SECRET: Package.swift differs",
        "  ben: not graded: The archive ends too early.",
        "  ben: SECRET: Package.swift differs",
        "  林さん: 1.4 does not compile, 1.5 crashed, 1.6 ended early",
        "",
        "Graded without",
        "  no network: bwrap is missing. Submissions can reach the network.",
      ]
    )
  }

  @Test("A single submission comes with its exercises and notes")
  func single() {
    let lines = lines([Sample.mixed])
    #expect(lines.contains("  ✗ 1.2 Double: failed · 1 of 4 checks · 1.5 of 4 points"))
    #expect(lines.contains("  ! 1.4 Broken: does not compile · 0 of 4 points"))
    #expect(lines.contains("  · not started: 1.3"))
    #expect(lines.contains("  SECRET: Package.swift differs"))
  }

  @Test("Nothing is said to be nothing")
  func empty() {
    #expect(lines([]) == ["Nothing was graded."])
  }

  @Test("No name breaks the lines or draws over them")
  func hostile() {
    let text = lines([Sample.named("a\nb\u{1B}[2J\u{202E}c"), Sample.hostileEverywhere]).joined()
    #expect(!text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    #expect(text.contains("a b[2Jc"))
  }
}
