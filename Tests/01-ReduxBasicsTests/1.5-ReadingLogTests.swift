import Testing

import func SuiteHelpers.expectCause

@testable import ReduxBasics

@Suite("1.5 A page that cannot be turned") struct ReadingLogTests {
  private typealias State = ReadingLog.State

  @Test("The cause is the one that the message names")
  func cause() {
    expectCause(
      ReadingLog.cause,
      .constantIsChanged,
      of: "cannot assign to property: 'next' is a 'let' constant"
    )
  }

  @Test("Pages that are read are added to both numbers, and a new day keeps the page")
  func reduces() {
    let read = ReadingLog.reduce(.pagesRead(6), State(page: 40, pagesToday: 3))
    let day = ReadingLog.reduce(.dayBegan, read)
    #expect(
      [read.page, read.pagesToday, day.page, day.pagesToday] == [46, 9, 46, 0],
      """
      On page 40, with 3 pages read today, 6 more pages should lead to page 46 and to 9 pages today, \
      and a new day to page 46 and 0 pages. There were page \(read.page) and \(read.pagesToday) pages, \
      then page \(day.page) and \(day.pagesToday). Look at the line that you have changed.
      """
    )
  }
}
