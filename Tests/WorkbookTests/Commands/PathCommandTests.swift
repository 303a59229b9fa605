import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("workbook path", .offPool, .timeLimit(.minutes(20))) struct PathCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
    try learner.miniature.save(Self.page, as: LearningPath.page)
  }

  private static let page = """
    # The chapters

    | path | for whom | hours | exercises |
    |---|---|---|---|
    | `decoy` | this table is in another section | 1 | 1.1 |

    ## Paths

    | path | for whom | hours | exercises |
    |---|---|---|---|
    | `all` | everybody | 1 | every exercise |
    | `short` | you have **one** hour | 1 | 2.1, 1.1, 1.3 |

    ## Something else

    | path | for whom | hours | exercises |
    |---|---|---|---|
    | `other` | this one too | 1 | 1.1 |

    """

  private func choose(_ name: String) {
    #expect(learner.run("path", name).status == 0)
  }

  private func pass(_ id: String, at second: Int, reviews: Int = 0) throws {
    let file = learner.root + "/.workbook/reviews"
    let data = Files.data(file) ?? Data("{}".utf8)
    var records = try JSONDecoder().decode([String: ReviewSchedule.Record].self, from: data)
    records[id] = ReviewSchedule.Record(day: second / 86_400, second: second, reviews: reviews)
    let text = String(decoding: try JSONEncoder().encode(records), as: UTF8.self)
    try learner.miniature.save(text, as: ".workbook/reviews")
  }

  private var candidates: [String] {
    get throws { FollowedPath.current(in: try learner.miniature.workbook()).candidates.map(\.id) }
  }

  @Test(
    "The next exercise is the one after the last that passed; what was left out comes at the end"
  )
  func order() throws {
    #expect(try candidates == ["1.1", "1.2", "1.3", "2.1"])
    choose("short")
    #expect(try candidates == ["2.1", "1.1", "1.3"])
    try pass("1.1", at: 100)
    #expect(try candidates == ["1.1", "1.3", "2.1"])
    // An exercise beside the path moves nobody on it, and a review does not either.
    try pass("1.2", at: 200)
    try pass("1.3", at: 300, reviews: 1)
    #expect(try candidates == ["1.1", "1.3", "2.1"])
    choose("all")
    #expect(try candidates == ["1.2", "1.3", "2.1", "1.1"])
  }

  @Test("Of exercises that were noted at once, the last one of the path counts")
  func together() throws {
    try pass("1.1", at: 100)
    try pass("1.2", at: 100)
    #expect(try candidates == ["1.2", "1.3", "2.1", "1.1"])
  }

  @Test("Read, which takes the next exercise, and the report of status follow the path")
  func follows() throws {
    choose("short")
    #expect(learner.run("read").output.contains("2.1 Shout"))
    let workbook = try learner.miniature.workbook()
    let numbers = workbook.exercises.map(\.number)
    let report = Report(
      workbook: workbook,
      exercises: workbook.exercises,
      verdicts: Dictionary(uniqueKeysWithValues: numbers.map { ($0, Verdict(status: .failed)) }),
      path: FollowedPath.current(in: workbook)
    )
    #expect(report.next?.exercise.id == "2.1")
    let lines = StatusView(report: report, style: Style(hasColour: false), width: 80).lines()
    #expect(lines.contains("  Path short: 0 of 3 exercises pass, about 15 minutes left"))
    #expect(lines.contains { $0.hasPrefix("  Next: 2.1 Shout") })
    // All bars are there all the same.
    #expect(lines.contains { $0.hasPrefix("  1  Numbers") })
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(ReportJSON(report).text().utf8))
        as? [String: Any]
    )
    let path = try #require(json["path"] as? [String: Any])
    #expect(path["name"] as? String == "short")
    #expect(path["exercises"] as? [String] == ["2.1", "1.1", "1.3"])
    #expect(path["passed"] as? Int == 0)
    #expect(path["next"] as? String == "2.1")
  }

  @Test("A path that is complete says how to go on")
  func complete() throws {
    choose("short")
    let files = [
      ("1.1", LearnersWorkbook.add), ("1.3", "Chapters/01-Numbers/1.3-Negate.swift"),
      ("2.1", "Chapters/02-Words/2.1-Shout.swift"),
    ]
    for (id, file) in files {
      try learner.begin(id, file, text: "// solved\n", status: .passed)
    }
    try learner.remember("1.2", Verdict(status: .failed))
    let status = learner.run("status")
    #expect(status.status == 0, "\(status.errors)")
    #expect(status.output.contains("Path short: 3 of 3 exercises pass\n"))
    #expect(status.output.contains("All exercises of the path short pass. Well done."))
    #expect(status.output.contains("Scripts/workbook path all  continues with all the others"))
  }

  @Test("A choice that the workbook has no more is that of every exercise")
  func forgotten() throws {
    try learner.miniature.save("gone\n", as: ".workbook/path")
    #expect(learner.run("path").output.hasPrefix("▸ all  "))
    try Files.remove(learner.root + "/" + LearningPath.page)
    #expect(learner.run("path").output.hasPrefix("▸ all  every exercise\n       4 exercises; "))
  }
}
