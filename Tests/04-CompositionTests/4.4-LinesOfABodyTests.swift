import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.1 Order matters") struct OrderMattersTests {
  typealias Game = OrderMatters.Game
  typealias GameResult = OrderMatters.GameResult
  typealias Order = OrderMatters.Order

  /// A real game, in the order it is told.
  struct RealGame: Reducer {
    @ObservableState
    struct State: Equatable {
      var counter: Counter.State
      var duration: Double
      var lastTimestamp: Double
      var results: [GameResult] = []
    }

    @CasePathable
    enum Action {
      case counter(Counter.Action)
    }

    let order: Order

    var body: some Reducer<State, Action> {
      switch order {
      case .reduceThenScope:
        record
        Scope(state: \.counter, action: \.counter) { Counter() }
      case .scopeThenReduce:
        Scope(state: \.counter, action: \.counter) { Counter() }
        record
      }
    }

    var record: Reduce<State, Action> {
      Reduce { state, action in
        if case .counter(.playNext) = action {
          state.results.append(
            GameResult(
              secret: state.counter.secret,
              guess: state.counter.count,
              timeSpent: state.duration - state.lastTimestamp
            )
          )
          state.lastTimestamp = state.duration
        }
        return .none
      }
    }
  }

  /// Plays a round, and returns what was recorded.
  private func record(_ order: Order, _ game: Game, newSecret: Int) -> GameResult? {
    let store = Store(
      initialState: RealGame.State(
        counter: Counter.State(count: game.guess, secret: game.secret),
        duration: game.duration,
        lastTimestamp: game.lastTimestamp
      )
    ) {
      RealGame(order: order)
    } withDependencies: {
      $0.counterEnvironment = .init(generateRandom: { _ in newSecret }, uuid: { UUID(1) })
    }
    store.send(.counter(.playNext))
    return store.results.last
  }

  @Test("What is recorded is predicted for both orders", arguments: Order.allCases)
  func predictions(order: Order) {
    let recorded = record(order, OrderMatters.game, newSecret: 33)
    let prediction = OrderMatters.predictions[order]
    #expect(
      prediction == recorded,
      """
      For \(order) you predicted \(prediction.map { "\($0)" } ?? "nothing"), and the game \
      recorded something else. Lines in `body` run from top to bottom: what is in the counter \
      when the result is made?
      """
    )
  }

  @Test("The order that the game needs is found")
  func rightOrder() {
    let game = OrderMatters.game
    let right = Order.allCases.filter { order in
      let result = record(order, game, newSecret: 33)
      return result?.secret == game.secret && result?.guess == game.guess
    }
    #expect(
      OrderMatters.rightOrder.map { [$0] } == right,
      """
      A result should hold the secret and the guess of the round that is over. That is not so with \
      \(OrderMatters.rightOrder.map { "\($0)" } ?? "no order at all").
      """
    )
  }

  @Test("Games that are not shown are predicted too")
  func hiddenGames() throws {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<8 {
      let last = Double(Int.random(in: 0...50, using: &generator))
      let game = Game(
        secret: Int.random(in: -100...100, using: &generator),
        guess: Int.random(in: 1...100, using: &generator),
        duration: last + Double(Int.random(in: 1...50, using: &generator)),
        lastTimestamp: last
      )
      let newSecret = Int.random(in: -100...100, using: &generator)
      for order in Order.allCases {
        let prediction = OrderMatters.predict(order, game, newSecret: newSecret)
        try #require(
          prediction == record(order, game, newSecret: newSecret),
          """
          For \(order), \(game) and the next secret \(newSecret) you predicted \(prediction), and \
          the game recorded something else. Does the time depend on the order?
          """
        )
      }
    }
  }
}
