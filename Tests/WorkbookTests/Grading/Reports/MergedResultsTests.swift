import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Results of many machines", .timeLimit(.minutes(20))) struct MergedResultsTests {
  private func file(_ name: String, _ submissions: GradedSubmission...) throws -> (String, String) {
    (name, try GradingJSON.text(submissions))
  }

  @Test("Results of many machines become one list, by name")
  func merge() throws {
    let merged = try MergedResults(files: [
      file("a.json", Sample.named("cleo"), Sample.named("ada")),
      file("b.json", Sample.named("ben")),
    ])
    #expect(merged.submissions.map { $0.submission } == ["ada", "ben", "cleo"])
    #expect(merged.remarks == [])
    #expect(merged.isConsistent)
  }

  @Test("The same result twice is reported and does no harm")
  func same() throws {
    var slower = Sample.mixed
    slower.seconds = 99
    let merged = try MergedResults(files: [file("a.json", Sample.mixed), file("b.json", slower)])
    #expect(merged.submissions == [Sample.mixed])
    #expect(merged.remarks == ["\"ada\" is in a.json and in b.json, with the same result."])
    #expect(merged.isConsistent)
  }

  @Test("Two results for one name are reported, and the first counts")
  func different() throws {
    var better = Sample.mixed
    better.chapters[0].exercises[1].points = 4
    let merged = try MergedResults(files: [file("a.json", Sample.mixed), file("b.json", better)])
    #expect(merged.submissions == [Sample.mixed])
    #expect(
      merged.remarks == [
        "\"ada\" is in a.json and in b.json, with 5.5 and with 8 points; the first one counts."
      ]
    )
    #expect(!merged.isConsistent)
  }

  @Test("Results of different workbooks are reported, with the submission that differs")
  func workbooks() throws {
    var odd = Sample.named("odd")
    odd.workbook = "fedcba9876543210"
    let merged = try MergedResults(files: [
      file("a.json", Sample.mixed, Sample.named("ben"), odd)
    ])
    #expect(merged.submissions.count == 3)
    #expect(
      merged.remarks == [
        "These results come from 2 versions of the workbook: 2 by version 01234567 (such as "
          + "\"ada\"); 1 by version fedcba98 (such as \"odd\")."
      ]
    )
    #expect(!merged.isConsistent)
  }

  @Test("Different maximum points are reported")
  func maxima() throws {
    var weighted = Sample.named("ben")
    weighted.chapters[0].exercises[0].maxPoints = 8
    let merged = try MergedResults(files: [file("a.json", Sample.mixed, weighted)])
    #expect(merged.remarks.count == 1)
    #expect(merged.remarks[0].contains("1 of 36 (such as \"ada\"); 1 of 40 (such as \"ben\")"))
    #expect(!merged.isConsistent)
  }

  @Test("Files that are no results are reported and left out; other formats are expected")
  func foreign() throws {
    let broken = try MergedResults(files: [file("a.json", Sample.mixed), ("b.json", "[{]")])
    #expect(broken.submissions.count == 1)
    #expect(broken.remarks == ["b.json holds no results that could be read; it is left out."])
    #expect(!broken.isConsistent)
    let other = try MergedResults(files: [
      file("a.json", Sample.mixed),
      ("ada.gradescope.json", try GradescopeFormat.text(Sample.mixed)),
    ])
    #expect(other.isConsistent)
    #expect(other.remarks == [])
  }

  @Test("A folder is read with its folders; one without results is wrong usage")
  func folders() throws {
    let folder = try TemporaryFolder()
    #expect(throws: WorkbookError.self) { try MergedResults(folder: folder.path) }
    #expect(throws: WorkbookError.self) { try MergedResults(folder: folder.path + "/none") }
    try folder.write(GradingJSON.text([Sample.mixed]), to: "machine 1/a.json")
    try folder.write(GradingJSON.text([Sample.named("ben")]), to: "machine 2/a.json")
    try folder.write("notes", to: "read.txt")
    let merged = try MergedResults(folder: folder.path)
    #expect(merged.submissions.count == 2)
    #expect(merged.remarks == [])
  }
}
