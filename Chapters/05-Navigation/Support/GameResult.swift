import Foundation

// Exercises 4.6, 4.17 and 4.20 use this type. Look here after 4.5, where you write one like it.

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
