import ComposableArchitecture
import TerminalUI
import Testing
import WorkbookPlay
import WorkbookPlayProtocol

@MainActor
@Suite("A replay", .timeLimit(.minutes(20)))
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
    (.milliseconds(5_400), .key("ctrl-t")),
    (.milliseconds(5_500), .key("up")),
  ]

  @Test("A replay at the same times leads to the same actions and the same screen")
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

  @Test("A replay passes over hours at once")
  func longTime() async {
    let session = await play([(.seconds(1), .tap("Timer"))], until: .seconds(601))
    #expect(session.text.contains("Seconds 600"))
  }

  @Test("A replay goes on where it stood: what waits then, waits for the rest of its time")
  func deadline() async {
    let session = await play([(.milliseconds(250), .tap("Timer"))], until: .milliseconds(2_000))
    #expect(session.nextDeadline == .milliseconds(2_250))
    #expect(session.time == .seconds(2))
  }
}
