import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("The watcher's page", .timeLimit(.minutes(5))) struct WatchPageTests {
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

@Suite("Keys", .timeLimit(.minutes(5))) struct KeyTests {
  @Test("Letters and the keys that scroll are distinguished")
  func keys() {
    var reader = KeyReader()
    #expect(reader.append("nQ".utf8) == [.letter("n"), .letter("Q")])
    #expect(
      reader.append("\u{1B}[A\u{1B}OB\u{1B}[5~\u{1B}[6~ ".utf8)
        == [.up, .down, .pageUp, .pageDown, .pageDown]
    )
    #expect(reader.append("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~".utf8) == [.home, .end, .home, .end])
    #expect(reader.append([4]) == [.endOfInput])
  }

  @Test("A key that arrives in pieces is one key")
  func pieces() {
    var reader = KeyReader()
    #expect(reader.append([27]).isEmpty)
    #expect(reader.append(Array("[".utf8)).isEmpty)
    #expect(reader.append(Array("Bx".utf8)) == [.down, .letter("x")])
  }

  @Test("A text that is no key is left out")
  func others() {
    var reader = KeyReader()
    #expect(reader.append("\u{1B}[1;5C\u{1B}[200~\r\té見n".utf8) == [.letter("n")])
    #expect(reader.append("\u{1B}n".utf8) == [.letter("n")])
  }
}
