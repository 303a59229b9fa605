import ComposableArchitecture
import Foundation

@testable import Navigation

extension GameResult {
  /// A result to recognise: its id is `number`, and so is its secret.
  static func sample(_ number: Int, guess: Int = 0, timeSpent: TimeInterval = 1) -> Self {
    Self(
      counter: Counter.State(count: guess, secret: number, id: UUID(number)),
      timeSpent: timeSpent
    )
  }
}

extension IdentifiedArray where ID == UUID, Element == GameResult {
  /// The ids as the numbers they were made from, to be read in a message.
  var numbers: [Int] {
    map(\.counter.secret)
  }
}

/// Counters that draw the same secret in each round, and ids in order.
extension Counter.Environment {
  static func counting(secret: Int = 7) -> Self {
    let uuid = UUIDGenerator.incrementing
    return Self(generateRandom: { _ in secret }, uuid: { uuid() })
  }
}
