import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The table of grades") struct GradesTableTests {
  @Test("No name breaks the lines or draws over them")
  func hostile() {
    let text = GradesTable(
      submissions: [Sample.named("a\nb\u{1B}[2J\u{202E}c"), Sample.hostileEverywhere],
      style: Style(hasColour: false)
    )
    .lines().joined()
    #expect(!text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    #expect(text.contains("a bc"))
  }
}
