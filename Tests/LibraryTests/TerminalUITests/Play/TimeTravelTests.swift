import ComposableArchitecture
import TerminalUI
import Testing
import WorkbookPlay

@MainActor
@Suite("Travelling in time", .timeLimit(.minutes(20)))
struct TimeTravelTests {
  private func counted() async -> PlaySession {
    let session = PlaySession.counter()
    await session.tap("+", "+", "+")
    session.pressModeKey()
    return session
  }

  @Test("Travelling in time goes back and forth through the states")
  func backAndForth() async {
    let session = await counted()
    await session.press("up")
    #expect(session.text.contains("Count 2"))
    await session.press("left")
    #expect(session.text.contains("Count 1"))
    session.handle(.key("home"))
    #expect(session.text.contains("Count 0"))
    #expect(session.text.contains("0 of 4"))
    await session.press("down", "right", "down")
    #expect(session.text.contains("Count 2"))
    session.handle(.key("end"))
    #expect(session.text.contains("Count 3"))
    #expect(session.log.actions.count == 4)
  }

  @Test("Travelling in time returns to the last state with escape, and to the app")
  func escape() async {
    let session = await counted()
    await session.press("up", "up", "escape")
    #expect(session.text.contains("Count 3"))
    #expect(session.focus == .app)
  }

  @Test("Travelling in time goes on from an earlier state, without the actions after it")
  func goOn() async {
    let session = await counted()
    await session.press("up", "up", "enter")
    #expect(session.focus == .app)
    #expect(session.lines.last == "2 person .plusTapped")
    await session.tap("−")
    #expect(session.text.contains("Count 0"))
    #expect(session.lines.last == "3 person .minusTapped")
  }

  @Test("Travelling in time asks to do again what led to an earlier state, so that its effects run")
  func restart() async {
    let session = PlaySession.counter()
    var asked: [(Int, Duration)] = []
    session.restart = { asked.append(($0, $1)) }
    await session.tap("+", "Timer")
    await session.advance(to: .seconds(3))
    session.pressModeKey()
    await session.press("up", "up", "enter")
    #expect(asked.map(\.0) == [4])
    #expect(asked.map(\.1) == [.seconds(1)])
    #expect(session.focus == .app)
  }

  @Test(
    "Travelling in time does again what was done until a number of actions, with what runs then"
  )
  func limit() async {
    let session = PlaySession.counter()
    session.actionLimit = 4
    await session.tap("+", "Timer")
    await session.advance(to: .seconds(3))
    #expect(session.hasReachedLimit)
    #expect(session.lines.last == "4 effect .ticked")
    #expect(session.time == .seconds(1))
    session.actionLimit = nil
    await session.advance(to: .seconds(2))
    #expect(session.text.contains("Seconds 2"))
  }

  @Test("Travelling in time says that effects have ended where they cannot be started again")
  func endedEffects() async {
    let session = PlaySession.counter()
    await session.tap("Timer", "Timer", "+")
    session.pressModeKey()
    await session.press("up", "up", "enter")
    #expect(session.text.contains("Effects that have ended since"))
  }

  @Test("Travelling in time does not let the app be used in an earlier state by mistake")
  func appInThePast() async {
    let session = await counted()
    await session.press("up")
    await session.tap("+")
    #expect(session.log.actions.count == 4)
    #expect(session.text.contains("This is an earlier state"))
  }

  @Test("Travelling in time puts shared values back, and stores nothing")
  func sharedValues() async {
    let key = NotedKey()
    let session = PlaySession.shared(key)
    await session.tap("Add", "Add", "Later", "Read")
    #expect(session.text.contains("Count 12") && session.text.contains("Readings 12"))
    session.pressModeKey()
    #expect(session.log.firstImpure == nil)
    await session.press("up", "up")
    #expect(session.text.contains("Count 2"))
    await session.press("up")
    #expect(session.text.contains("Count 1"))
    session.handle(.key("home"))
    #expect(session.text.contains("Count 0"))
    await session.press("escape")
    #expect(session.text.contains("Count 12"))
    #expect(key.saves.value == [1, 2, 12])
    await session.tap("Add")
    #expect(session.text.contains("Count 13"))
    #expect(key.saves.value == [1, 2, 12, 13])
  }

  @Test("Travelling in time reduces shared values again without an action that is switched off")
  func sharedValuesWithoutAction() async {
    let key = NotedKey()
    let session = PlaySession.shared(key)
    await session.tap("Add", "Add", "Read")
    session.pressModeKey()
    await session.press("up", "up")
    session.handle(.text(" "))
    session.handle(.key("end"))
    #expect(session.text.contains("Count 1") && session.text.contains("Readings 1"))
    await session.press("up", "up")
    session.handle(.text(" "))
    session.handle(.key("end"))
    #expect(session.text.contains("Count 2") && session.text.contains("Readings 2"))
    #expect(key.saves.value == [1, 2])
  }

  @Test("Travelling in time lets no time pass as soon as the log has the focus")
  func pause() async {
    let session = PlaySession.counter()
    await session.tap("Timer")
    await session.advance(to: .seconds(2))
    session.pressModeKey()
    await session.advance(to: .seconds(5))
    await session.press("up")
    await session.advance(to: .seconds(9))
    #expect(session.isPaused && session.time == .seconds(2))
    await session.press("escape")
    #expect(session.text.contains("Seconds 2"))
    await session.advance(to: .seconds(3))
    #expect(session.text.contains("Seconds 3"))
  }

  @Test("Travelling in time switches an action off and on")
  func switchOff() async {
    let session = await counted()
    await session.press("up")
    session.handle(.text(" "))
    #expect(session.text.contains("3 person off .plusTapped"))
    await session.press("down")
    #expect(session.text.contains("Count 2"))
    await session.press("up")
    session.handle(.text(" "))
    await session.press("down")
    #expect(session.text.contains("Count 3"))
    #expect(!session.text.contains("person off"))
  }

  @Test("Travelling in time goes on after an action was switched off")
  func goOnWithoutAction() async {
    let session = await counted()
    session.handle(.text(" "))
    await session.press("enter")
    await session.tap("+")
    #expect(session.text.contains("Count 3"))
    #expect(session.log.actions.count == 5)
  }

  @Test("Travelling in time gives reducers the same identifiers, dates and random numbers again")
  func sameWorld() async {
    let session = PlaySession.counter()
    await session.tap("+")
    await session.advance(to: .seconds(5))
    await session.tap("New", "New")
    let before = session.log.chosen?.difference()
    session.pressModeKey()
    #expect(session.log.firstImpure == nil)
    await session.press("up", "up")
    session.handle(.text(" "))
    session.handle(.text(" "))
    session.handle(.key("end"))
    #expect(session.log.chosen?.difference() == before)
    // Without the first tap, the same identifiers and numbers are drawn.
    await session.press("up", "up")
    session.handle(.text(" "))
    session.handle(.key("end"))
    let identifiers = before?.filter { $0.contains("UUID(") }
    #expect(session.log.chosen?.difference().filter { $0.contains("UUID(") } == identifiers)
  }

  @Test("Travelling in time notices a reducer that is not pure, and names the action")
  func impure() async {
    let session = PlaySession {
      let store = Store(initialState: ImpureFeature.State()) { ImpureFeature() }
      return ViewHost {
        VStack {
          Button("Count") { store.send(.countTapped) }
          Button("Impure") { store.send(.impureTapped) }
        }
      }
    }
    await session.tap("Count", "Impure", "Count")
    #expect(session.log.firstImpure == nil)
    session.pressModeKey()
    #expect(session.log.firstImpure?.number == 2)
    #expect(session.text.contains("This reducer is not pure"))
    #expect(session.text.contains("action 2 (.impureTapped)"))
  }

  @Test("Travelling in time does not start effects again")
  func effects() async {
    let session = PlaySession.counter()
    await session.tap("+", "Ask")
    await session.advance(to: .seconds(1))
    session.pressModeKey()
    session.handle(.key("home"))
    await session.press("down", "down")
    session.handle(.text(" "))
    session.handle(.key("end"))
    await session.press("escape")
    await session.advance(to: .seconds(10))
    #expect(session.log.actions.count == 4)
    #expect(session.text.contains("Answer yes"))
    #expect(session.text.contains("Count 0"))
  }

  @Test("Travelling in time cancels the effects of actions that are dropped, and no others")
  func droppedEffects() async {
    let session = PlaySession.counter()
    await session.tap("Ask", "+", "Timer")
    session.pressModeKey()
    await session.press("up", "enter")
    await session.advance(to: .seconds(5))
    #expect(session.text.contains("Seconds 0"))
    #expect(session.text.contains("Answer yes"))
  }

  @Test("Travelling in time cancels no effect by an id again")
  func cancelledAgain() async {
    let session = PlaySession.counter()
    // The timer runs at the end, and in between it was cancelled.
    await session.tap("+", "Timer", "Timer", "Timer")
    session.pressModeKey()
    session.handle(.key("home"))
    await session.press("down", "down")
    session.handle(.text(" "))
    session.handle(.key("end"))
    await session.press("escape")
    await session.advance(to: .seconds(2))
    #expect(session.text.contains("Count 0"))
    #expect(session.text.contains("Seconds 2"))
  }

  @Test("Travelling in time follows a click on a line of the log")
  func click() async throws {
    let session = await counted()
    let row = try #require(
      session.text.split(separator: "\n").firstIndex { $0.contains("2 person .plusTapped") }
    )
    session.handle(.click(column: 60, row: row))
    #expect(session.text.contains("Count 1"))
    #expect(session.focus == .log)
  }
}
