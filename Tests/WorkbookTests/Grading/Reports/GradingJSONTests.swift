import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Results for programs", .timeLimit(.minutes(5))) struct GradingJSONTests {
  @Test("Results that were written are read again as they were")
  func roundTrip() throws {
    var adjusted = Sample.named("zoë")
    adjusted.lateness = Lateness(days: 1.5, percent: 20)
    adjusted.chapters[0].exercises[0].weight = 0.5
    let all = [Sample.mixed, adjusted, Sample.unreadable, Sample.hostileEverywhere]
    let text = try GradingJSON.text(all)
    #expect(try GradingJSON.submissions(in: Data(text.utf8)) == all)
  }

  @Test("Results for programs have the report's names and values, and the submission's name")
  func schema() throws {
    let text = try GradingJSON.text([Sample.mixed])
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    )
    let json = try #require(array.first)
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["source"] as? String == "Chapters")
    #expect(json["submission"] as? String == "ada")
    #expect(json["points"] as? Double == 5.5)
    #expect(json["maxPoints"] as? Int == 36)
    let chapters = try #require(json["chapters"] as? [[String: Any]])
    #expect(chapters[1]["number"] as? Int == 2)
    #expect(chapters[1]["id"] as? String == "Words")
    #expect(chapters[1]["title"] as? String == "Words")
    #expect(chapters[1]["maxPoints"] as? Int == 12)
    let exercises = try #require(chapters[0]["exercises"] as? [[String: Any]])
    #expect(exercises[1]["id"] as? String == "1.2")
    #expect(exercises[1]["file"] as? String == "Chapters/01-Numbers/1.2-Double.swift")
    #expect(exercises[1]["status"] as? String == "failed")
    #expect(exercises[1]["points"] as? Double == 1.5)
    let checks = try #require(exercises[1]["checks"] as? [[String: Any]])
    #expect(checks[1]["name"] as? String == "Below zero too")
    #expect(checks[1]["status"] as? String == "failed")
    #expect((checks[1]["message"] as? String)?.hasPrefix("From -3,") == true)
    #expect(checks[1]["line"] as? Int == 9)
    let diagnostics = try #require(exercises[3]["diagnostics"] as? [[String: Any]])
    #expect(diagnostics[0]["column"] as? Int == 5)
    let flags = try #require(json["flags"] as? [[String: Any]])
    #expect(flags[0]["isFatal"] as? Bool == true)
    #expect(flags[0]["line"] as? Int == 12)
  }
}
