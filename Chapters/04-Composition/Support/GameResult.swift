import Foundation

/// How a round of the guessing game ended.
struct GameResult: Equatable, Identifiable {
  /// The counter as it was when the round ended.
  let counter: Counter.State

  /// How long the round took, in seconds.
  let timeSpent: TimeInterval

  /// Whether the guess was right.
  var correct: Bool { counter.secret == counter.count }

  var id: UUID { counter.id }
}
