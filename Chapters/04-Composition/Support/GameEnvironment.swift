import ComposableArchitecture
import Foundation

/// What the whole game needs from the world outside; its children are given their share of it.
struct GameEnvironment: Sendable, DependencyKey {
  var generateRandom: @Sendable (ClosedRange<Int>) -> Int
  var uuid: @Sendable () -> UUID
  var date: @Sendable () -> Date

  static let liveValue = Self(
    generateRandom: { Int.random(in: $0) },
    uuid: { UUID() },
    date: { Date() }
  )

  static let testValue = Self(
    generateRandom: unimplemented("GameEnvironment.generateRandom", placeholder: 0),
    uuid: unimplemented("GameEnvironment.uuid", placeholder: UUID(0)),
    date: unimplemented("GameEnvironment.date", placeholder: Date(timeIntervalSince1970: 0))
  )
}

extension DependencyValues {
  var gameEnvironment: GameEnvironment {
    get { self[GameEnvironment.self] }
    set { self[GameEnvironment.self] = newValue }
  }
}
