import ComposableArchitecture
import Foundation

import struct SuiteHelpers.GivenNumbers

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

extension DependencyValues {
  /// Lets counters draw the same secret in each round, and ids in order.
  mutating func drawForCounters(secret: Int = 7) {
    uuid = .incrementing
    withRandomNumberGenerator = WithRandomNumberGenerator(GivenNumbers([secret], in: -100...100))
  }
}
