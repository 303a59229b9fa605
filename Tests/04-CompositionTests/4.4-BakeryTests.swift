import ComposableArchitecture
import Testing

import func SuiteHelpers.expectCause
import func SuiteHelpers.expectEnd

@testable import Composition

@MainActor
@Suite("4.4 A mistake inside of `Reduce`", .timeLimit(.minutes(20))) struct BakeryTests {
  private typealias Shop = Bakery.Shop

  @Test("The cause is the one that the message names")
  func cause() {
    expectCause(Bakery.cause, .levelOfActionsIsMissing, of: "type … has no member 'baked'")
  }

  @Test("What the oven reports as baked is added to the loaves of the shop", arguments: [8, 20])
  func baked(loaves: Int) async {
    let store = Store(initialState: Shop.State(loaves: 3)) { Shop() }
    await expectEnd(of: store.send(.oven(.delegate(.baked(loaves: loaves)))))
    #expect(
      store.loaves == 3 + loaves,
      """
      The shop had 3 loaves, and the oven reported \(loaves). The shop should have \(3 + loaves), and \
      it has \(store.loaves). Look at the case that you have changed.
      """
    )
  }

  @Test("What goes into the oven is not in the shop yet")
  func filled() async {
    let store = Store(initialState: Shop.State(loaves: 3)) { Shop() }
    await expectEnd(of: store.send(.oven(.filled(loaves: 6))))
    await expectEnd(of: store.send(.loafSold))
    #expect(
      [store.loaves, store.oven.loaves] == [2, 6],
      """
      The shop had 3 loaves. With 6 in the oven and one sold, the shop should have 2, and the oven \
      6. They have \(store.loaves) and \(store.oven.loaves). Look at which actions of the oven the \
      shop listens to.
      """
    )
  }
}
