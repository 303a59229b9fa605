import Testing

@testable import ReduxBasics

@Suite("1.5 A page that cannot be turned") struct ReadingLogTests {
  private typealias State = ReadingLog.State

  @Test("Pages that are read are added to both numbers")
  func pagesRead() {
    let next = ReadingLog.reduce(.pagesRead(6), State(page: 40, pagesToday: 3))
    #expect(
      next.page == 46 && next.pagesToday == 9,
      """
      On page 40, with 3 pages read today, 6 more pages should lead to page 46 and to 9 pages \
      today. The page is \(next.page), and today's pages are \(next.pagesToday). Look at the line \
      that you have changed.
      """
    )
  }

  @Test("A new day keeps the page")
  func dayBegan() {
    let next = ReadingLog.reduce(.dayBegan, State(page: 40, pagesToday: 3))
    #expect(
      next.page == 40 && next.pagesToday == 0,
      """
      On page 40, a new day should keep the page and begin with 0 pages today. The page is \
      \(next.page), and today's pages are \(next.pagesToday). Look at the line that you have \
      changed.
      """
    )
  }
}
