import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("Shared state in a test store", .timeLimit(.minutes(20)))
@MainActor
struct SharedStateInTestsTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      @Shared var count: Int
      var own = 0
    }

    enum Action { case increment, incrementAndSend, sent, effect, nothing }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.$count.withLock { $0 += 1 }
          return .none
        case .incrementAndSend:
          state.$count.withLock { $0 += 1 }
          return .send(.sent)
        case .sent:
          state.$count.withLock { $0 += 10 }
          return .none
        case .effect:
          return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
        case .nothing:
          return .none
        }
      }
    }
  }

  func counter(_ count: Shared<Int> = Shared(value: 0)) -> TestStoreOf<Counter> {
    TestStore(initialState: Counter.State(count: count)) { Counter() }
  }

  @Test("A part of a shared value is described as it was, and the rest stays")
  func part() async {
    struct Score: Equatable, Sendable {
      var points = 3
      var lives = 2
    }
    @Shared(value: Score()) var score
    let store = counter($score.points)
    await store.send(.increment) {
      #expect($0.count == 3)
      $0.$count.withLock { $0 = 4 }
    }
    #expect(score == Score(points: 4, lives: 2))
  }

  @Reducer
  struct Board {
    @ObservableState
    struct State: Equatable {
      @Shared var home: Int
      var guest: Counter.State
      var hall: Shared<Int>?
    }

    enum Action { case whistle }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.$home.withLock { $0 += 1 }
        return .none
      }
    }
  }

  @Test("The change of a value in several places is shown at the first")
  func severalPlaces() async throws {
    let reports = await reports {
      let count = Shared(value: 0)
      let state = Board.State(home: count, guest: Counter.State(count: count), hall: count)
      await TestStore(initialState: state) { Board() }.send(.whistle)
    }
    let message = try #require(reports.messages.first)
    let lines = message.split(separator: "\n").map { line in
      line.drop { $0.isWhitespace }
    }
    #expect(
      lines.dropFirst(2).prefix(7) == [
        "−   home: #1 0,",
        "+   home: #1 1,",
        "guest: SharedStateInTestsTests.Counter.State(",
        "count: #1,",
        "own: 0",
        "),",
        "hall: #1",
      ],
      "\(message)"
    )
  }

  @Test("All changes have been made by the time of the first assertion, whichever action made them")
  func wrongAction() async {
    let store = counter()
    await store.send(.incrementAndSend) { $0.$count.withLock { $0 = 11 } }
    await store.receive(\.sent)

    let reports = await reports {
      let store = counter()
      await store.send(.incrementAndSend) { $0.$count.withLock { $0 = 1 } }
      await store.receive(\.sent) { $0.$count.withLock { $0 = 11 } }
    }
    #expect(reports.failures.count == 2)
  }

  @Test("A change that an effect makes is missed at the end")
  func effects() async throws {
    let atFinish = await reports {
      let store = counter()
      await store.send(.effect)
      await store.finish()
    }
    #expect(atFinish.failures.count == 1)
    #expect(atFinish.messages.first?.contains("not asserted") == true)

    let atEnd = await reports { await counter().send(.effect) }
    #expect(atEnd.failures.count == 1)
  }

  @Test("Each test has its own values of a key", arguments: 1...3)
  func isolation(test: Int) async {
    @Shared(.inMemory("isolated")) var count = 0
    let store = counter($count)
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    #expect(count == 1)
  }

  @Test("Printed changes show how a shared value has changed")
  func printedChanges() async {
    let (differences, continuation) = AsyncStream.makeStream(of: String?.self)
    let printer = _ReducerPrinter<Counter.State, Counter.Action> { _, old, new in
      continuation.yield(diff(old, new))
    }
    let store = Store(initialState: Counter.State(count: Shared(value: 0))) {
      Counter()._printChanges(printer)
    }
    store.send(.increment)
    store.send(.nothing)
    var iterator = differences.makeAsyncIterator()
    let change = await iterator.next()
    #expect(change??.contains("-   count: 0") == true)
    #expect(change??.contains("+   count: 1") == true)
    #expect(await iterator.next() == .some(nil))
  }
}
