import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("The watcher's page") struct WatchPageTests {
  private let style = Style(hasColour: false)

  private func page(_ lines: Int, skippable: Int = 0) -> WatchPage {
    WatchPage(
      heading: ["1.1 Add", ""],
      body: (0..<lines).map { "line \($0)" },
      skippable: skippable,
      state: ["failed"],
      keys: ["q quit"]
    )
  }

  @Test("A short page has its footer at the bottom")
  func short() {
    let rows = page(2).rows(width: 20, height: 8, offset: nil, style: style)
    #expect(rows.rows == ["1.1 Add", "", "line 0", "line 1", "", "", "failed", "q quit"])
  }

  @Test("What is to be done stands on top where there is room for it")
  func task() {
    var page = page(12)
    page.task = ["Write it.", ""]
    let high = page.rows(width: 20, height: 14, offset: nil, style: style)
    #expect(high.rows.prefix(5) == ["1.1 Add", "", "Write it.", "", "line 0"])
    let low = page.rows(width: 20, height: 13, offset: nil, style: style)
    #expect(low.rows.prefix(3) == ["1.1 Add", "", "line 0"])
  }

  @Test("A long page says how much is hidden, and shows the first problem")
  func long() {
    let rows = page(20, skippable: 5).rows(width: 40, height: 8, offset: nil, style: style)
    #expect(
      rows.rows == [
        "1.1 Add", "", "line 5", "line 6", "line 7",
        "↑ 5  ↓ 12 more lines: arrow keys, space", "failed", "q quit",
      ]
    )
    #expect(rows.offset == 5)
    #expect(rows.room == 3)
  }

  @Test(
    "The watcher's page is not scrolled beyond its ends",
    arguments: [(-3, 0), (0, 0), (7, 7), (1000, 17)]
  )
  func ends(_ offset: (wanted: Int, seen: Int)) {
    let rows = page(20).rows(width: 40, height: 8, offset: offset.wanted, style: style)
    #expect(rows.offset == offset.seen)
    #expect(rows.rows.count == 8)
  }

  @Test(
    "The watcher's page has as many rows as the terminal, however small that is",
    arguments: 1...12
  )
  func heights(_ height: Int) {
    for width in [2, 5, 40] {
      let rows = page(20, skippable: 3).rows(
        width: width,
        height: height,
        offset: nil,
        style: style
      )
      #expect(rows.rows.count == height)
      #expect(rows.rows.allSatisfy { $0.columns <= max(2, width) })
    }
    let small = page(20).rows(width: 40, height: height, offset: nil, style: style)
    #expect(small.rows.last == "q quit")
  }
}
