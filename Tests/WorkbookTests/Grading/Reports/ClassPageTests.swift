import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The page for the whole class") struct ClassPageTests {
  @Test("The page for the whole class is well formed, and loads and runs nothing")
  func form() {
    let submissions = [Sample.mixed, Sample.named("b:c/d"), Sample.hostileEverywhere]
    let pages = ["ada.html", "b_c_d.html", "x?#.html"]
    let reader = HTMLReader(ClassPage(submissions: submissions, pages: pages).text)
    #expect(reader.problems == [])
    #expect(reader.targets.allSatisfy { $0.hasPrefix("./") })
    #expect(reader.targets.contains("./x%3F%23.html"))
    #expect(HTMLReader(ClassPage(submissions: [], pages: []).text).problems == [])
  }
}
