import ComposableArchitecture
import Foundation

extension GameResultListFeature.State {
  /// Results to try things with: their ids, guesses and secrets are 1, 2, 3 and so on.
  ///
  /// - Parameter numbers: One number a result.
  static func sample(_ numbers: Int...) -> Self {
    Self(
      results: IdentifiedArray(
        uniqueElements: numbers.map { number in
          GameResult(
            counter: Counter.State(count: number, secret: number, id: UUID(number)),
            timeSpent: 1
          )
        }
      )
    )
  }
}
