/// Exercise 4.1: the same two reducers, in two orders.
enum OrderMatters {
  /// What the game knows when somebody taps "Next".
  struct Game: Equatable, Sendable {
    var secret: Int
    var guess: Int
    /// How long the stopwatch has run, in seconds.
    var duration: Double
    /// What the stopwatch showed when the last result was recorded, in seconds.
    var lastTimestamp: Double
  }

  /// A result, as the parent records it.
  struct GameResult: Equatable, Sendable {
    var secret: Int
    var guess: Int
    var timeSpent: Double
  }

  /// The two ways to write the game's `body`.
  enum Order: CaseIterable, Sendable {
    /// ```swift
    /// Reduce { … records the result on `.counter(.playNext)` … }
    /// Scope(state: \.counter, action: \.counter) { Counter() }
    /// ```
    case reduceThenScope

    /// ```swift
    /// Scope(state: \.counter, action: \.counter) { Counter() }
    /// Reduce { … records the result on `.counter(.playNext)` … }
    /// ```
    case scopeThenReduce
  }

  /// A game in which 10 was guessed rightly. After "Next", the counter draws the secret 33.
  static let game = Game(secret: 10, guess: 10, duration: 12, lastTimestamp: 7)

  /// What is recorded for `game` in each order.
  static let predictions: [Order: GameResult] = [
    // BEGIN SOLUTION
    .reduceThenScope: GameResult(secret: 10, guess: 10, timeSpent: 5),
    .scopeThenReduce: GameResult(secret: 33, guess: 0, timeSpent: 5),
    // END SOLUTION
    // STUB: // TODO: One line an order: `.reduceThenScope: GameResult(secret: …`
    // STUB: :
  ]

  /// The order that the game needs.
  // BEGIN SOLUTION
  static let rightOrder: Order? = .reduceThenScope
  // END SOLUTION
  // STUB: // TODO: Which one is it?
  // STUB: static let rightOrder: Order? = nil

  /// What is recorded for any game, when the counter draws `newSecret` for the next round.
  static func predict(_ order: Order, _ game: Game, newSecret: Int) -> GameResult {
    // BEGIN SOLUTION
    let timeSpent = game.duration - game.lastTimestamp
    switch order {
    case .reduceThenScope:
      return GameResult(secret: game.secret, guess: game.guess, timeSpent: timeSpent)
    case .scopeThenReduce:
      return GameResult(secret: newSecret, guess: 0, timeSpent: timeSpent)
    }
    // END SOLUTION
    // STUB: // TODO: The same for games that are not shown.
    // STUB: return GameResult(secret: 0, guess: 0, timeSpent: 0)
  }
}
