import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.5 Twelve rounds") struct TwelveRoundsTests {
  @Test("Twelve rounds leave twelve results, in order")
  func twelve() {
    let counter = IdentifiedResults.Counter.State(secret: 3, id: UUID(900))
    let store = Store(initialState: IdentifiedResults.GameFeature.State(counter: counter)) {
      IdentifiedResults.GameFeature()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    }
    for _ in 1...12 { store.send(.counter(.playNextButtonTapped)) }
    let ids = store.results.ids.elements
    #expect(
      ids == [UUID(900)] + (0..<11).map { UUID($0) },
      "After twelve rounds there should be twelve results, and there are \(ids.count), in order: \(ids)."
    )
  }
}
