import ComposableArchitecture
import Testing

import func SuiteHelpers.expectCause

@testable import Composition

@MainActor
@Suite("4.9 Rows that cannot be told apart", .timeLimit(.minutes(20))) struct PlantsTests {
  private typealias WindowSill = Plants.WindowSill

  private func makeStore(thirsty: Set<Int>) -> StoreOf<WindowSill> {
    let plants = [1, 2, 3].map { Plants.Plant.State(id: $0, isThirsty: thirsty.contains($0)) }
    return Store(initialState: WindowSill.State(plants: IdentifiedArray(uniqueElements: plants))) {
      WindowSill()
    }
  }

  private func thirsty(_ store: StoreOf<WindowSill>) -> [Int] {
    store.plants.filter(\.isThirsty).map(\.id)
  }

  @Test("The cause is the one that the message names")
  func cause() {
    expectCause(
      Plants.cause,
      .rowIsNotIdentifiable,
      of: "type 'Plant.State' does not conform to protocol 'Identifiable'"
    )
  }

  @Test("Only the plant that is watered is not thirsty any more", arguments: [1, 3])
  func watering(id: Int) {
    let store = makeStore(thirsty: [1, 2, 3])
    store.send(.plants(.element(id: id, action: .wateringCanTapped)))
    #expect(
      thirsty(store) == [1, 2, 3].filter { $0 != id },
      """
      The plants 1, 2 and 3 were thirsty, and plant \(id) was watered. The other two should be \
      thirsty, and these are: \(thirsty(store)). Look at what joins the plants to the window sill.
      """
    )
  }
}
