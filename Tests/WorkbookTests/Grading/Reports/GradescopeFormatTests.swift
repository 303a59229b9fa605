import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Results for Gradescope") struct GradescopeFormatTests {
  private struct Results: Decodable {
    struct Test: Decodable {
      var number: String
      var score: Double
      var max_score: Double
      var status: String
      var visibility: String
    }

    var score: Double
    var stdout_visibility: String
    var tests: [Test]
  }

  @Test("Gradescope gets a visible test for each exercise; extra ones add to a full total")
  func tests() throws {
    for sample in [Sample.mixed, Sample.unreadable] {
      let text = try GradescopeFormat.text(sample)
      let results = try JSONDecoder().decode(Results.self, from: Data(text.utf8))
      #expect(results.tests.map(\.number) == sample.exercises.map(\.id))
      #expect(results.tests.map(\.score) == sample.exercises.map(\.points))
      #expect(results.tests.allSatisfy { $0.visibility == "visible" })
      #expect(results.stdout_visibility == "hidden")
      #expect(results.score == sample.sum.points + sample.sum.extraPoints)
      #expect(results.tests.reduce(0) { $0 + $1.max_score } == sample.maxPoints)
      let passed = results.tests.filter { $0.status == "passed" }.map(\.number)
      #expect(passed == (sample.voidReason == nil ? ["1.1", "2.10", "2.11"] : []))
    }
  }
}
