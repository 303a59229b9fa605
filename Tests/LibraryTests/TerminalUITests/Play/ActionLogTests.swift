import ComposableArchitecture
import TerminalUI
import Testing
import WorkbookPlay

@MainActor
@Suite("The log of a session", .timeLimit(.minutes(20)))
struct ActionLogTests {
  @Test("The log of a session has each action in a line, and who sent it")
  func actions() async {
    let session = PlaySession.counter()
    await session.tap("+", "Ask")
    await session.advance(to: .seconds(1))
    #expect(
      session.lines == [
        "1 view .appeared", "2 person .plusTapped", "3 person .questionTapped",
        "4 effect .answered(\"yes\")",
      ]
    )
    #expect(session.text.contains("2 person .plusTapped"))
  }

  @Test("The log of a session shows what the chosen action has changed")
  func difference() async {
    let session = PlaySession.counter()
    await session.tap("+")
    #expect(session.prepareChange())
    #expect(session.log.chosen?.difference().contains("-   count: 0,") == true)
    #expect(session.text.contains("+   count: 1,"))
    session.pressModeKey()
    await session.press("up")
    _ = session.prepareChange()
    #expect(session.text.contains("It has changed nothing."))
  }

  @Test("The log of a session shows the change of a shared value as a test store does")
  func sharedDifference() async {
    let session = PlaySession.shared(NotedKey())
    await session.tap("Add", "Add")
    #expect(session.prepareChange())
    #expect(session.text.contains("count: 1") && session.text.contains("count: 2"))
    session.pressModeKey()
    await session.press("up")
    _ = session.prepareChange()
    #expect(session.text.contains("count: 0") && session.text.contains("count: 1"))
    session.handle(.key("home"))
    #expect(session.text.contains("count: 0"))
  }

  @Test("The log of a session shortens an action at its beginning")
  func shortening() {
    #expect(
      #".destination(.presented(.form(.binding(\.title = "We"))))"#.shortenedAction(to: 30)
        == #"….binding(\.title = "We")"#
    )
    #expect(
      #".path(.element(id: #0, action: .nameChanged("a (b")))"#.shortenedAction(to: 30)
        == #"….nameChanged("a (b")"#
    )
    #expect(".answered(.success(3))".shortenedAction(to: 30) == ".answered(.success(3))")
  }

  @Test("The log of a session shows the change of before until that of the last action is known")
  func unknownChange() async {
    let session = PlaySession.counter()
    await session.tap("+")
    #expect(session.prepareChange())
    await session.tap("+")
    #expect(session.text.contains("─ 2  .plusTapped") && session.text.contains("+   count: 1,"))
    #expect(session.prepareChange())
    #expect(session.text.contains("─ 3  .plusTapped") && session.text.contains("+   count: 2,"))
  }

  @Test("The log of a session has a timer's ticks in a line, and what is between them")
  func gathered() async {
    let session = PlaySession.counter()
    await session.tap("Timer")
    await session.advance(to: .seconds(2))
    #expect(session.text.contains(" 4 effect .ticked"))
    await session.advance(to: .seconds(5))
    #expect(session.text.contains(" 7 effect 5 times .ticked"))
    #expect(!session.text.contains(" 4 effect"))
    await session.tap("+")
    await session.advance(to: .seconds(9))
    #expect(session.text.contains(" 8 person .plusTapped"))
    #expect(session.text.contains("12 effect 4 times .ticked"))
    session.pressModeKey()
    for _ in 1...9 { await session.press("up") }
    #expect(session.text.contains("▸   3 effect 5 times .ticked"))
    #expect(session.text.contains("Seconds 1"))
    session.handle(.text(" "))
    #expect(session.text.contains("▸   3 effect off .ticked"))
    #expect(session.text.contains(" 7 effect 4 times .ticked"))
    await session.press("enter")
    #expect(session.lines.count == 3 && !session.text.contains("times"))
  }

  @Test("The log of a session finds actions by words and senders, and travels among them")
  func filter() async {
    let session = PlaySession.counter()
    await session.tap("+", "Timer")
    await session.advance(to: .seconds(4))
    await session.tap("−", "+")
    session.pressModeKey()
    session.handle(.text("/person TAP"))
    #expect(session.text.contains("/person TAP_") && session.text.contains("esc all lines"))
    #expect(!session.text.contains(".ticked") && !session.text.contains("view   .appeared"))
    await session.press("enter", "up", "up")
    #expect(session.text.contains("▸   3 person .timerTapped"))
    await session.press("up", "up")
    #expect(session.text.contains("▸   2 person .plusTapped") && session.text.contains("2 of 9"))
    await session.press("end")
    #expect(session.text.contains("9 actions"))
    session.handle(.text("/effectx"))
    #expect(session.text.contains("No line has these words."))
    await session.press("backspace", "enter")
    #expect(session.text.contains("▸   7 effect 4 times .ticked"))
    session.handle(.text("/q"))
    await session.press("escape")
    #expect(!session.hasEnded && session.text.contains(".minusTapped"))
    await session.press("escape")
    #expect(session.focus == .app && session.text.contains("Count 1"))
  }

  @Test("The log of a session goes to the action whose number is typed")
  func numbers() async {
    let session = PlaySession.counter()
    for _ in 1...12 { await session.tap("+") }
    session.pressModeKey()
    session.handle(.text("11"))
    #expect(session.text.contains("/11_") && session.text.contains("enter go"))
    await session.press("enter")
    #expect(session.text.contains("Count 10"))
    session.handle(.text("4"))
    await session.press("escape")
    #expect(session.text.contains("Count 10"))
    session.handle(.text("35"))
    await session.press("backspace", "enter")
    #expect(session.text.contains("Count 2"))
    session.handle(.text("99"))
    await session.press("enter")
    #expect(session.text.contains("Count 12") && session.text.contains("The log has 13 actions."))
  }

  @Test("The log of a session is empty for an app without a store, and says so")
  func noStore() {
    let session = PlaySession { ViewHost { Text("Hello") } }
    #expect(session.text.contains("Hello"))
    #expect(session.text.contains("This app has made no store"))
  }

  @Test("The log of a session has what the app prints, without what a terminal would obey")
  func output() async {
    let session = PlaySession.counter()
    await session.tap("+")
    session.append(output: "one \u{1B}[31mred\u{1B}[0m\ttwo\u{7}\u{9B}5n\u{202E}")
    #expect(session.text.contains("│ one red  two\n") || session.text.contains("│ one red  two"))
    #expect(!session.draw().escapeSequences(since: nil).contains("\u{7}"))
  }

  @Test("The log of a session has the mistakes that the library reports")
  func issues() async {
    let session = PlaySession {
      let store = Store(initialState: PlayedCounter.State()) { PlayedCounter() }
      return ViewHost { Button("Report") { reportIssue("That was wrong.") }.onAppear { _ = store } }
    }
    await session.tap("Report")
    #expect(session.text.contains("That was wrong."))
  }

  @Test("The log of a session writes counted identifiers and key paths in a short way")
  func shortNames() async {
    let session = PlaySession.counter()
    await session.tap("New", "New")
    session.handle(.key("ctrl-t"))
    #expect(session.log.chosen?.difference().contains { $0.contains("UUID(1001)") } == true)
    #expect(!session.text.contains("0000"))
  }

  @Test("The log of a session records several stores")
  func severalStores() async {
    let session = PlaySession {
      let first = Store(initialState: PlayedCounter.State()) { PlayedCounter() }
      let second = Store(initialState: ImpureFeature.State()) { ImpureFeature() }
      return ViewHost {
        VStack {
          PlayedCounterView(store: first)
          Button("Count") { second.send(.countTapped) }
          Text("Taps \(second.taps)")
        }
      }
    }
    await session.tap("+", "Count", "+")
    #expect(session.text.contains("Count 2") && session.text.contains("Taps 1"))
    session.pressModeKey()
    await session.press("up", "up")
    #expect(session.text.contains("Count 1") && session.text.contains("Taps 0"))
  }
}
