import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("Exercises that are done again", .offPool, .timeLimit(.minutes(20))) struct ReviewTests {
  private let learner = LearnersWorkbook()
  private let own = "func add(_ a: Int, _ b: Int) -> Int {\n  b + a\n}\n"

  /// Writes the schedule as if 1.1 had passed so many days ago.
  private func pass(daysAgo days: Int, reviews: Int = 0) throws {
    try save(own)
    let record = #"{"Add":{"day":\#(ReviewSchedule.day() - days),"reviews":\#(reviews)}}"#
    try learner.miniature.save(record, as: ".workbook/reviews")
  }

  private var record: ReviewSchedule.Record? {
    get throws {
      let workbook = try learner.miniature.workbook()
      let exercise = try ExerciseLookup(workbook: workbook).exercise("1.1")
      return ReviewSchedule(workbook: workbook).records[exercise]
    }
  }

  private func save(_ text: String) throws {
    let passed = Verdict(status: .passed, output: "")
    try learner.begin("1.1", LearnersWorkbook.add, text: text, verdict: passed)
  }

  private func passAgain(_ text: String) throws {
    try save(text)
    #expect(learner.run("run", "1.1").status == 0)
  }

  @Test("An exercise that `run` sees pass is due a day later, and not before")
  func firstPass() throws {
    try passAgain(own)
    #expect(try record?.day == ReviewSchedule.day())
    #expect(try record?.reviews == 0)
    #expect(try record?.second != nil)
    try pass(daysAgo: 1)
    let due = learner.run("today").output
    #expect(due.contains("1.1 Add  due today"))
    #expect(due.contains("Scripts/workbook today 1.1"))
  }

  @Test("Later passes are due after 3, 7 and 21 days, and then no more", arguments: [3, 7, 21])
  func intervals(days: Int) throws {
    let reviews = try #require(ReviewSchedule.intervals.firstIndex(of: days))
    try pass(daysAgo: days - 1, reviews: reviews)
    #expect(!learner.run("today").output.contains("due"))
    try pass(daysAgo: days + 2, reviews: reviews)
    #expect(learner.run("today").output.contains("1.1 Add  due for 2 days"))
    try pass(daysAgo: 1000, reviews: ReviewSchedule.intervals.count)
    #expect(!learner.run("today").output.contains("due"))
  }

  @Test("A new answer that passes counts, the restored one does not")
  func counts() throws {
    try pass(daysAgo: 5)
    _ = learner.run("today", "1.1")
    #expect(learner.run("reset", "--undo", "1.1").status == 0)
    try passAgain(own)
    #expect(try record == ReviewSchedule.Record(day: ReviewSchedule.day() - 5, reviews: 0))
    _ = learner.run("today", "1.1")
    try passAgain(own + "// with another thought\n")
    #expect(try record?.day == ReviewSchedule.day())
    #expect(try record?.reviews == 1)
  }

  @Test("A day ends at midnight where the learner is")
  func days() throws {
    let evening = Date(timeIntervalSince1970: 20 * 3600)
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let utc = try #require(TimeZone(secondsFromGMT: 0))
    #expect(ReviewSchedule.day(of: evening, in: utc) == 0)
    #expect(ReviewSchedule.day(of: evening, in: tokyo) == 1)
  }
}
