import ComposableArchitecture
import Foundation
import Testing

extension Samples {
  /// How a round of the game ended.
  struct GameResult: Equatable, Identifiable {
    let counter: Counter.State
    let timeSpent: TimeInterval

    var correct: Bool { counter.secret == counter.count }
    var id: UUID { counter.id }
  }

  /// Document S4: the counter and the timer in one game, which notes the results.
  @Reducer
  struct Game {
    @ObservableState
    struct State: Equatable {
      var counter = Counter.State()
      var timer = TimerFeature.State()
      var resultState = GameResultListFeature.State()
      var lastTimestamp = 0.0

      /// What the view shows above the game.
      var header: String {
        "\(resultState.results.filter(\.correct).count)/\(resultState.results.count) correct"
      }
    }

    enum Action: Equatable {
      case counter(Counter.Action)
      case timer(TimerFeature.Action)
      case listResult(GameResultListFeature.Action)
    }

    var body: some ReducerOf<Self> {
      // Above the scope of the counter, which goes on to the next round.
      Reduce { state, action in
        switch action {
        case .counter(.playNext):
          let result = GameResult(
            counter: state.counter,
            timeSpent: state.timer.duration - state.lastTimestamp
          )
          state.resultState.results.append(result)
          state.lastTimestamp = state.timer.duration
          return .none
        case .counter, .timer, .listResult:
          return .none
        }
      }
      Scope(\.counter, action: \.counter) { Counter() }
        .transformDependency(\.counterEnvironment) {
          $0.generateRandom = { _ in 10 }
        }
      Scope(\.timer, action: \.timer) { TimerFeature() }
      Scope(\.resultState, action: \.listResult) { GameResultListFeature() }
    }
  }
}

@MainActor
@Suite("Sample P8: a game of two features", .timeLimit(.minutes(20)))
struct GameTests {
  typealias Game = Samples.Game

  func makeStore(_ state: Game.State) -> TestStoreOf<Game> {
    TestStore(initialState: state) {
      Game()
    } withDependencies: {
      $0.counterEnvironment.uuid = { UUID(1) }
    }
  }

  func makeState(count: Int = 10, duration: TimeInterval = 0) -> Game.State {
    var state = Game.State(counter: .init(count: count, secret: 10, id: UUID(0)))
    state.timer.duration = duration
    return state
  }

  @Test("The next round notes the last one, as it was before the reset")
  func playNext() async {
    let state = makeState(duration: 5)
    let store = makeStore(state)
    await store.send(.counter(.playNext)) {
      $0.resultState.results = [.init(counter: state.counter, timeSpent: 5)]
      $0.lastTimestamp = 5
      $0.counter = .init(count: 0, secret: 10, id: UUID(1))
    }
    #expect(store.state.header == "1/1 correct")
  }

  @Test("The time of a round begins with the end of the last one")
  func timeSpent() async {
    var state = makeState(duration: 12)
    state.lastTimestamp = 5
    let store = makeStore(state)
    await store.send(.counter(.playNext)) {
      $0.resultState.results = [.init(counter: state.counter, timeSpent: 7)]
      $0.lastTimestamp = 12
      $0.counter = .init(count: 0, secret: 10, id: UUID(1))
    }
  }

  @Test("Wrong guesses are noted too, and deleting all resets the header")
  func wrongGuess() async {
    let store = makeStore(makeState(count: 3))
    store.exhaustivity = .off
    await store.send(.counter(.playNext))
    #expect(store.state.header == "0/1 correct")
    await store.send(.listResult(.remove(offset: [0])))
    #expect(store.state.header == "0/0 correct")
  }

  @Test("A second result with the id of the first is dropped")
  func sameID() async {
    let store = makeStore(makeState())
    store.dependencies.counterEnvironment.uuid = { UUID(0) }
    store.exhaustivity = .off
    await store.send(.counter(.playNext))
    await store.send(.counter(.playNext))
    #expect(store.state.resultState.results.count == 1)
  }

  @Test("The timer runs in the game")
  func timer() async {
    let clock = TestClock()
    let store = makeStore(makeState())
    store.dependencies.continuousClock = clock
    store.dependencies.date = .constant(Date(timeIntervalSince1970: 100))
    await store.send(.timer(.start)) { $0.timer.started = Date(timeIntervalSince1970: 100) }
    await clock.advance(by: .milliseconds(10))
    await store.receive(.timer(.timeUpdated)) { $0.timer.duration = 0.01 }
    await store.send(.timer(.stop))
  }
}
