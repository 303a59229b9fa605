import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("What a run is doing") struct ProgressTextTests {
  @Test("The small changes of a project are counted while it is the only one that is checked")
  func changes() throws {
    let workbook = try Miniature().workbook()
    let first = workbook.exercises[0]
    let second = workbook.exercises[1]
    var text = ProgressText(workbook: workbook)
    _ = text.line(for: .judging(first.id))
    let tried = text.line(for: .triedChanges(first.id, done: 7, of: 20))
    #expect(tried?.detail == ": small changes, 7 of 20 …")
    #expect(text.line(for: .judging(second.id))?.detail == " …")
    _ = text.line(for: .judged(second.id))
    #expect(text.line(for: .judged(first.id)) == nil)
    #expect(text.line(for: .judging(second.id))?.detail == ", 2 done …")
    // Where lines stay, each exercise has one, whatever is tried in it.
    #expect(text.line(for: .judging(second.id), isEach: true) != nil)
    #expect(text.line(for: .triedChanges(second.id, done: 1, of: 3), isEach: true) == nil)
  }
}
