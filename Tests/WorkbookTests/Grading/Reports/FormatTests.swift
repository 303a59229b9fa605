import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// What transcripts do not show of the formats: texts that somebody chose to do harm.
@Suite("The formats of results") struct FormatTests {
  /// The links of a page that is well formed, and has nothing that can load or run something.
  private func links(of page: String) -> [String] {
    // What HTML alone allows.
    let closed = page.replacing(#/<meta [^>]*/#) { $0.output + "/" }
      .replacing("\" open>", with: "\" open=\"\">")
    let reader = PageReader(Data(closed.utf8))
    #expect(reader.problem == nil)
    let active: Set = ["script", "img", "link", "iframe", "object", "form", "base"]
    for element in reader.elements {
      #expect(!active.contains(element.name))
      #expect(element.attributes.keys.allSatisfy { !$0.hasPrefix("on") && $0 != "src" })
    }
    // A mark of direction, and no character at all.
    #expect(!page.unicodeScalars.contains { [0x202E, 0xFFFF].contains($0.value) })
    return reader.links
  }

  @Test("A page for a learner is well formed, and loads and runs nothing, for every submission")
  func page() {
    for sample in [Sample.mixed, Sample.unreadable, Sample.hostileEverywhere] {
      let page = HTMLFormat.text(sample)
      #expect(links(of: page).allSatisfy { $0.hasPrefix("#chapter-") })
      #expect(page.contains("content=\"default-src 'none';"))
    }
    #expect(HTMLFormat.text(Sample.hostileEverywhere).contains("&lt;script&gt;"))
  }

  @Test("The page for the whole class is well formed, and loads and runs nothing")
  func classPage() {
    let submissions = [Sample.mixed, Sample.named("b:c/d"), Sample.hostileEverywhere]
    let pages = ["ada.html", "b_c_d.html", "x?#.html"]
    let links = links(of: ClassPage(submissions: submissions, pages: pages).text)
    #expect(links.allSatisfy { $0.hasPrefix("./") } && links.contains("./x%3F%23.html"))
    #expect(self.links(of: ClassPage(submissions: [], pages: []).text).isEmpty)
  }

  @Test("Every sign of mark-up is escaped, and what XML forbids is replaced")
  func escaping() {
    let escaped = "1&#10;\u{FFFD}\u{FFFD}&quot;&lt;&amp;&gt;&#39;"
    #expect(XMLText.attribute("1\n\u{8}\u{FFFF}\"<&>'") == escaped)
  }

  @Test("In the table, no name breaks the lines or draws over them")
  func table() {
    let submissions = [Sample.named("a\nb\u{1B}[2J\u{202E}c"), Sample.hostileEverywhere]
    let table = GradesTable(submissions: submissions, style: Style(hasColour: false))
    let text = table.lines().joined()
    #expect(!text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    #expect(text.contains("a bc"))
  }

  /// The rows of a spreadsheet without the heading.
  private func rows(_ submissions: [GradedSubmission]) -> [String] {
    CSVFormat.text(submissions).split(separator: "\r\n").dropFirst().map(String.init)
  }

  @Test(
    "No cell from outside is a formula",
    arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "\u{1B}[1m=1", " =1"]
  )
  func formulas(_ text: String) {
    var graded = Sample.named(text)
    (graded.flags, graded.notes, graded.chapters) = ([], [text], [])
    let row = rows([graded])[0]
    let cells = [row, row.components(separatedBy: ",").dropLast(3).last ?? ""]
    #expect(cells.allSatisfy { $0.first { $0 != "\"" } == "'" }, "\(row)")
  }

  @Test("Cells of exercises that a submission does not have stay empty")
  func gaps() {
    var short = Sample.mixed
    short.chapters.removeLast()
    #expect(rows([short, Sample.mixed])[0].hasPrefix("ada,4,1.5,0,0,0,0,0,0,4,4,0,,,9.5,36,4,"))
  }
}
