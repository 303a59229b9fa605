import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("workbook path", .offPool, .timeLimit(.minutes(20))) struct PathCommandTests {
  private let learner = LearnersWorkbook()

  init() throws { try learner.miniature.savePaths() }

  private func pass(_ id: String, at second: Int, reviews: Int = 0) throws {
    let workbook = try learner.miniature.workbook()
    var records = ReviewSchedule(workbook: workbook).records
    records[try ExerciseLookup(workbook: workbook).exercise(id)] = ReviewSchedule.Record(
      day: second / 86_400,
      second: second,
      reviews: reviews
    )
    try records.save()
  }

  private var candidates: [String] {
    get throws {
      let path = FollowedPath.current(in: try learner.miniature.workbook())
      return path.candidates.map(\.id.description)
    }
  }

  @Test(
    "The next exercise is the one after the last that passed; what was left out comes at the end"
  )
  func order() throws {
    #expect(try candidates == ["1.1", "1.2", "1.3", "2.1"])
    #expect(learner.run("path", "short").status == 0)
    #expect(try candidates == ["2.1", "1.1", "1.3"])
    try pass("1.1", at: 100)
    #expect(try candidates == ["1.1", "1.3", "2.1"])
    // An exercise beside the path moves nobody on it, and a review does not either.
    try pass("1.2", at: 200)
    try pass("1.3", at: 300, reviews: 1)
    #expect(try candidates == ["1.1", "1.3", "2.1"])
    #expect(learner.run("path", "all").status == 0)
    #expect(try candidates == ["1.2", "1.3", "2.1", "1.1"])
  }

  @Test("Of exercises that were noted at once, the last one of the path counts")
  func together() throws {
    try pass("1.1", at: 100)
    try pass("1.2", at: 100)
    #expect(try candidates == ["1.2", "1.3", "2.1", "1.1"])
  }
}
