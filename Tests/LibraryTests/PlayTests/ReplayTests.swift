import ComposableArchitecture
import TerminalUI
import Testing
import WorkbookPlay

@MainActor
@Suite("A replay", .timeLimit(.minutes(5)))
struct ReplayTests {
  /// Plays events at their times.
  private func play(_ events: [(Duration, PlayEvent)], until end: Duration) async -> PlaySession {
    let session = PlaySession.counter()
    await session.settle()
    for (time, event) in events {
      await session.advance(to: time)
      session.handle(event)
      await session.settle()
    }
    await session.advance(to: end)
    return session
  }

  private let events: [(Duration, PlayEvent)] = [
    (.milliseconds(200), .tap("Timer")),
    (.milliseconds(1_700), .tap("New")),
    (.milliseconds(2_100), .tap("Ask")),
    (.milliseconds(3_300), .tap("New")),
    (.milliseconds(5_250), .tap("Timer")),
    (.milliseconds(5_400), .key(.control("t"))),
    (.milliseconds(5_500), .key(.press(.up))),
  ]

  @Test("at the same times leads to the same actions and the same screen")
  func identical() async {
    let first = await play(events, until: .seconds(8))
    let second = await play(events, until: .seconds(8))
    #expect(
      first.lines == [
        "1 view .appeared", "2 person .timerTapped", "3 effect .ticked", "4 person .newTapped",
        "5 person .questionTapped", "6 effect .ticked", "7 effect .answered(\"yes\")",
        "8 effect .ticked", "9 person .newTapped", "10 effect .ticked", "11 effect .ticked",
        "12 person .timerTapped",
      ]
    )
    #expect(second.lines == first.lines)
    #expect(second.text == first.text)
    #expect(first.text.contains("Seconds 5"))
  }

  @Test("passes over hours at once")
  func longTime() async {
    let session = await play([(.seconds(1), .tap("Timer"))], until: .seconds(601))
    #expect(session.text.contains("Seconds 600"))
  }

  @Test("goes on where it stood: what waits then, waits for the rest of its time")
  func deadline() async {
    let session = await play([(.milliseconds(250), .tap("Timer"))], until: .milliseconds(2_000))
    #expect(session.nextDeadline == .milliseconds(2_250))
    #expect(session.time == .seconds(2))
  }
}

@Suite("A line of the protocol")
struct PlayCommandTests {
  @Test(
    "is read",
    arguments: [
      ("size 80 24", PlayCommand.event(.size(columns: 80, rows: 24))),
      ("key back-tab", .event(.key(.press(.backTab)))),
      ("key page-down", .event(.key(.press(.pageDown)))),
      ("key home", .event(.key(.home))),
      ("key ctrl-t", .event(.key(.control("t")))),
      ("text SGkgdGhlcmU=", .event(.text("Hi there"))),
      ("click 3 4", .event(.click(column: 3, row: 4))),
      ("wheel-up 3 4", .event(.wheel(-3, column: 3, row: 4))),
      ("tap Kw==", .event(.tap("+"))),
      ("replay 1.5 key enter", .replay(.milliseconds(1_500), .key(.press(.enter)))),
      ("replay 0.007 size 60 20", .replay(.milliseconds(7), .size(columns: 60, rows: 20))),
      ("wait 2", .wait(.seconds(2))),
      ("live", .live(.zero)),
      ("live 12.25", .live(.milliseconds(12_250))),
      ("title SGk=", .title("Hi")),
      ("note ", .note("")),
      ("note", .note("")),
      ("picture both", .picture(nil)),
      ("picture dark", .picture(.dark)),
      ("ping 7", .ping("7")),
    ]
  )
  func reading(_ line: String, _ command: PlayCommand) {
    #expect(PlayCommand(line: line) == command)
  }

  @Test(
    "that is none is ignored",
    arguments: [
      "", " ", "size 80", "size a b", "key", "key hyper", "text", "text ***", "click 1",
      "replay", "replay x key enter", "replay -1 key enter", "replay 1 live", "picture blue",
      "wait", "wait soon", "unknown 1 2",
    ]
  )
  func nonsense(_ line: String) {
    #expect(PlayCommand(line: line) == nil)
  }

  @Test("is the one that an event was written as")
  func events() {
    let events: [PlayEvent] = [
      .size(columns: 100, rows: 30), .key(.end), .key(.press(.delete)), .key(.control("a")),
      .text("ä\n日"), .click(column: 0, row: 9), .wheel(3, column: 1, row: 2), .tap("Save it"),
    ]
    for event in events { #expect(PlayEvent(line: event.line) == event) }
  }
}
