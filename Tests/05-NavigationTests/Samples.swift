import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.GivenNumbers
import func SuiteHelpers.expectOwnReducer

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

/// Expects a parent to run the form of a standup by the form's own reducer.
///
/// - Parameter titleAfterATap: Makes a store, sends the form a tap on "Add attendee", and looks at the title.
@MainActor
func expectFormsOwnReducer(
  at place: SourceLocation = #_sourceLocation,
  titleAfterATap: @MainActor () throws -> String?
) rethrows {
  try expectOwnReducer(
    of: StandupFormFeature.self,
    "It sets the title to \"Own\" at each action. After a tap on \"Add attendee\" it should be \"Own\"",
    lookAt: "what changes the form in `body`",
    expected: "Own",
    sourceLocation: place,
    change: { $0.standup.title = "Own" },
    found: titleAfterATap
  )
}
