import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Results for programs", .timeLimit(.minutes(20))) struct GradingJSONTests {
  @Test("Results that were written are read again as they were")
  func roundTrip() throws {
    var adjusted = Sample.named("zoë")
    adjusted.lateness = Lateness(days: 1.5, percent: 20)
    adjusted.chapters[0].exercises[0].weight = 0.5
    let all = [Sample.mixed, adjusted, Sample.unreadable, Sample.hostileEverywhere]
    let text = try GradingJSON.text(all)
    #expect(try GradingJSON.submissions(in: Data(text.utf8)) == all)
  }
}
