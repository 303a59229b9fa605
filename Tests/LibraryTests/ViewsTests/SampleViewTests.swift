import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

@MainActor
@Suite("The view of a sample", .timeLimit(.minutes(20)))
struct SampleViewTests {
  @Test("P1: a number and an alert with a fact")
  func numberFact() async {
    let store = Store(initialState: Samples.Feature.State()) {
      Samples.Feature { "\($0) is a good number" }
    }
    let screen = Screen { NumberFactView(store: store) }
    screen.tap("+")
    screen.tap("Number fact")
    await screen.settle { screen.alert != nil }
    #expect(screen.alert?.title == "1 is a good number")
    screen.tap("OK")
    #expect(screen.alert == nil)
    #expect(store.numberFactAlert == nil)
  }

  @Test("P3: guess the number, by buttons, by typing and by sliding")
  func guessing() {
    let store = Store(initialState: Samples.Counter.State(secret: 12, id: UUID(0))) {
      Samples.Counter()
    } withDependencies: {
      $0.counterEnvironment.generateRandom = { _ in -3 }
      $0.counterEnvironment.uuid = { UUID(1) }
    }
    let screen = Screen { GuessingCounterView(store: store) }
    #expect(screen.shows("Lower"))
    screen.type("12", into: "Count")
    #expect(screen.shows("Correct"))
    screen.type("many", into: "Count")
    #expect(screen.value(of: "Count") == "12")
    screen.tap("+")
    #expect(screen.shows("Higher"))
    screen.slide(to: 0.25, "Guess")
    #expect(screen.value(of: "Count") == "-50")
    screen.tap("Next")
    #expect(screen.value(of: "Count") == "0")
    #expect(screen.shows("Higher"))
  }

  @Test("P6: a timer that ticks on a clock")
  func timer() async {
    let clock = TestClock()
    let store = Store(initialState: Samples.TimerFeature.State()) {
      Samples.TimerFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Date(timeIntervalSince1970: 100))
    }
    let screen = Screen { TimerLabelView(store: store) }
    #expect(screen.shows("0.00s"))
    screen.tap("Start")
    await clock.advance(by: .milliseconds(35))
    await screen.settle { screen.shows("0.03s") }
    screen.tap("Stop")
    await clock.advance(by: .milliseconds(50))
    await screen.settle()
    #expect(screen.shows("0.03s"))
  }

  @Test("P9 to P11: a list of results on a page, and the question whether to save it")
  func savingGame() async {
    let counters = (1...2).map { Samples.Counter.State(count: $0, secret: 1, id: UUID($0)) }
    let results = counters.map { Samples.GameResult(counter: $0, timeSpent: 1) }
    let queue = DispatchQueue.test
    let store = Store(
      initialState: Samples.SavingGame.State(
        resultState: Samples.GameResultListFeature.State(
          results: IdentifiedArray(uniqueElements: results)
        )
      )
    ) {
      Samples.SavingGame()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    let screen = Screen { SavingGameView(store: store) }
    screen.tap("Detail")
    #expect(screen.title == "Results")
    screen.delete("Secret: 1 Answer: 2")
    #expect(!screen.shows("Answer: 2"))
    screen.back()
    #expect(screen.alert?.title == "Save Changes?")
    #expect(screen.alert?.buttons == ["OK", "Cancel"])
    screen.tap("OK")
    #expect(screen.alert == nil)
    #expect(store.savingResults)
    await queue.advance(by: .seconds(2))
    await screen.settle { !store.savingResults }
    #expect(screen.title == "Game")
    #expect(screen.shows("1 results"))
  }

  @Test("P14: a standup is added in a form whose focus follows the state")
  func standups() {
    let store = Store(initialState: StandupList.State()) {
      StandupList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let screen = Screen { StandupsView(store: store) }
    screen.tap("Add")
    #expect(screen.title == "New standup")
    #expect(screen.focus == "Title")
    screen.type("Point-Free Morning Sync")
    screen.tap("Add attendee")
    #expect(screen.elements(.textField).map(\.isFocused) == [false, false, true])
    screen.type("Blob")
    screen.tap("Save")
    #expect(!screen.showsSheet)
    #expect(screen.shows("Point-Free Morning Sync, 2 attendees"))
    #expect(store.standups.first?.attendees.last?.name == "Blob")
  }

  @Test("Rows with a store each: a tap changes one of them, and evaluates its row alone")
  func rows() {
    let rows = (1...1_000).map { TallyFeature.State(id: $0) }
    let store = Store(
      initialState: TallyList.State(rows: IdentifiedArray(uniqueElements: rows))
    ) {
      TallyList()
    }
    let host = ViewHost { TallyListView(store: store) }
    _ = host.draw(width: 40, height: 20)
    let evaluations = host.evaluationCount
    store.send(.rows(.element(id: 3, action: .incrementButtonTapped)))
    let text = host.draw(width: 40, height: 20).text
    #expect(text.contains("Counter 3"))
    #expect(text.split(separator: "\n")[2].hasSuffix("[−] 1 [+]"))
    #expect(host.evaluationCount - evaluations < 20)
  }
}
