import Testing
import WorkbookPlayProtocol

@testable import WorkbookKit
@testable import workbook

/// Snapshots of a small app.
enum PlayedSnapshots {
  static let beginning = PlaySnapshot(
    rows: [
      [PlaySnapshot.Run("Sum: 0", style: "bold")], [PlaySnapshot.Run("[+]", style: "accentColor")],
    ],
    controls: ["+"],
    entries: [.start(["State(", "  sum: 0", ")"])]
  )
  static let tapped = PlaySnapshot(
    rows: [[PlaySnapshot.Run("Sum: <1>")], [PlaySnapshot.Run("[+]", style: "accentColor")]],
    controls: ["+"],
    entries: [
      .action(number: 1, sender: "person", text: ".add", change: ["- sum: 0", "+ sum: 1"]),
      .output("a & b"),
    ]
  )

  static func typed(_ number: Int) -> PlaySnapshot {
    PlaySnapshot(
      rows: [[PlaySnapshot.Run("\(number)___", style: "underlined")]],
      controls: [],
      entries: [
        .action(
          number: number,
          sender: "person",
          text: ".typed(\(number))",
          change: ["+ \(number)"]
        )
      ]
    )
  }
}

@Suite("A film") struct FilmTests {
  private func film(_ steps: [(PlayRequest?, PlaySnapshot)]) -> Film {
    var film = Film(title: "1.1 Add")
    for (request, snapshot) in steps { film.add(snapshot, after: request) }
    return film
  }

  @Test("Each step says what was done, by the name of what was clicked on")
  func captions() {
    let film = film([
      (nil, PlayedSnapshots.beginning), (.event(.tap("+#2")), PlayedSnapshots.tapped),
      (.event(.click(column: 2, row: 2)), PlayedSnapshots.tapped),
      (.event(.click(column: 30, row: 2)), PlayedSnapshots.tapped),
      (.event(.click(column: 2, row: 9)), PlayedSnapshots.tapped),
      (.wait(1), PlayedSnapshots.tapped), (.wait(2.54), PlayedSnapshots.tapped),
      (.wait(0.02), PlayedSnapshots.tapped), (.event(.paste("b c")), PlayedSnapshots.tapped),
      (.event(.text("a")), PlayedSnapshots.tapped), (.event(.key("tab")), PlayedSnapshots.tapped),
    ])
    #expect(
      film.steps.map(\.caption) == [
        "At the beginning", "Tap “+”", "Tap “+”", "Click", "Click", "A second later",
        "2.5 seconds later", "2 hundredths of a second later", "Paste “b c”", "Type “a”",
        "Press tab",
      ]
    )
    var twins = PlayedSnapshots.beginning
    twins.controls = ["Start", "Start#2", "Stop"]
    let labels = ["Start", "Start#2", "Stop"]
    #expect(
      self.film(labels.map { (.event(.tap($0)), twins) }).steps.dropFirst().map(\.caption)
        == ["Tap the second “Start”", "Tap “Stop”"]
    )
    let drawn = ["Guests: 2 [−|+]", "━━●──", "Outside (●─)"]
    #expect(
      drawn.map { text in
        let run = PlaySnapshot.Run(text, style: PlaySnapshot.Run.marked)
        let snapshot = PlaySnapshot(rows: [[run]], controls: [], entries: [])
        return self.film([(nil, snapshot), (.event(.tap("A")), snapshot)]).steps[1].caption
      } == ["Tap “+” beside “A”", "Move the slider “A”", "Tap “A”"]
    )
  }

  @Test("A film leaves out what moves the focus and what changes nothing, unless something is said")
  func brief() {
    let field = PlayedSnapshots.typed(1)
    var (focused, marked) = (field, field)
    (focused.entries, marked.entries) = ([], [])
    focused.rows[0][0].style = "underlined reversed"
    marked.rows[0][0].style = "underlined reversed marked"
    var film = film([
      (nil, PlayedSnapshots.beginning), (.event(.text("1")), field),
      (.event(.key("tab")), focused), (.wait(2), marked), (.event(.tap("1")), focused),
    ])
    #expect(film.brief.steps.map(\.caption) == ["At the beginning", "Type “1”"])
    #expect(film.brief.steps.last?.snapshot.rows == marked.rows)
    #expect(
      film.brief.html.contains("<mark><span class=\"underlined reversed\">1   </span></mark>")
    )
    film.add(marked, after: .wait(3), saying: "It is <quiet>.")
    #expect(film.brief.steps.last?.caption == "3 seconds later")
    #expect(film.brief.html.contains("<p class=\"look\">It is &lt;quiet&gt;.</p>"))
    #expect(film.brief.html.contains("<p class=\"remark\">Nothing has changed.</p>"))
  }

  @Test("What a person did is shorter: letters are a word, and nothing is no step")
  func condensed() {
    var silent = PlayedSnapshots.beginning
    silent.entries = []
    let film = film([
      (nil, PlayedSnapshots.beginning), (.event(.key("tab")), silent),
      (.event(.text("1")), PlayedSnapshots.typed(1)),
      (.event(.text("2")), PlayedSnapshots.typed(2)),
      (.wait(0.1), PlayedSnapshots.typed(3)), (.wait(4), PlayedSnapshots.typed(4)),
    ])
    .condensed
    #expect(film.steps.map(\.caption) == ["At the beginning", "Type “12”", "4 seconds later"])
    #expect(film.steps[1].snapshot.entries.count == 3)
    #expect(film.steps[1].snapshot.rows == PlayedSnapshots.typed(3).rows)
  }

  @Test("Its page has the screen, the log and the changes of each step as text")
  func html() {
    let html = film([
      (nil, PlayedSnapshots.beginning), (.event(.tap("+")), PlayedSnapshots.tapped),
      (.event(.text("12")), PlayedSnapshots.typed(12)),
    ])
    .html
    #expect(html.contains("aria-label=\"1.1 Add: 3 steps\" style=\"--rows: 2\""))
    #expect(
      html.contains("<span class=\"bold\">Sum: 0</span>\n<span class=\"accentColor\">[+]</span>")
    )
    #expect(html.contains("Sum: &lt;1&gt;"))
    #expect(html.contains("<b>1</b> <i>person</i> <code>.add</code>"))
    #expect(html.contains("<del>- sum: 0</del>\n<ins>+ sum: 1</ins>"))
    #expect(html.contains("│ a &amp; b"))
    // The line of a field is drawn by the style, so that nobody has to listen to it.
    #expect(html.contains("<span class=\"underlined\">12   </span>"))
    // Of many actions in a step the first and the last show what they changed.
    var typed = PlayedSnapshots.typed(1)
    typed.entries += (2...4).flatMap { PlayedSnapshots.typed($0).entries }
    let many = film([(.event(.text("1234")), typed)]).html
    #expect((1...4).map { many.contains(".typed(\($0))") } == [true, true, true, true])
    #expect((1...4).map { many.contains("<ins>+ \($0)</ins>") } == [true, false, false, true])
  }
}

@Suite("An app as text") struct TextPlayTests {
  @Test("The log comes first, then the screen, then what can be tapped")
  func lines() {
    #expect(
      TextPlay.lines(PlayedSnapshots.tapped) == [
        "", "Action 1, sent by the person: .add", "  - sum: 0", "  + sum: 1", "Printed: a & b",
        "", "The screen:", "  Sum: <1>", "  [+]", "", "Controls: 1 +",
      ]
    )
    let boxed = PlaySnapshot(
      rows: [[], [PlaySnapshot.Run("╭──╮")], [PlaySnapshot.Run("│OK│")], [], []],
      controls: [],
      entries: []
    )
    #expect(
      TextPlay.lines(boxed) == ["", "The screen:", "   OK ", "  ", "", "There is nothing to tap."]
    )
  }

  @Test("Ticks in a row are one line, with the change of the last one")
  func gathered() {
    var ticked = PlayedSnapshots.tapped
    ticked.entries = [
      .action(number: 9, sender: "effect", text: ".ticked", change: ["+ 9"], count: 4)
    ]
    let head = "Actions 6 to 9, sent by the effect: 4 times .ticked; the last one:"
    #expect(TextPlay.lines(ticked).starts(with: ["", head, "  + 9", ""]))
    var film = Film(title: "")
    film.add(ticked, after: .wait(1))
    #expect(film.html.contains("<b>6 to 9</b> <i>effect</i> 4 times <code>.ticked</code>"))
  }

  @Test("A line is a number, a label, or a word with a value")
  func requests() throws {
    let request = { try TextPlay.request($0, ["+", "+#2"]) }
    #expect(try request("2") == .event(.tap("+#2")))
    #expect(try request("3") == .event(.tap("3")))
    #expect(try request("Save all") == .event(.tap("Save all")))
    #expect(try request("type  a b") == .event(.text(" a b")))
    #expect(try request("wait 2.5") == .wait(2.5))
    #expect(try request("press tab") == .event(.key("tab")))
    #expect(try request("") == nil)
    #expect(try request("help") == nil)
    #expect(throws: WorkbookError.self) { try request("wait long") }
    #expect(throws: WorkbookError.self) { try request("press tabulator") }
  }
}
