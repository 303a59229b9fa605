import ComposableArchitecture
import Testing

@testable import Composition

@MainActor
struct OrderTests {
  struct NoAnswer: Error {}

  /// A store with the order 1.
  ///
  /// - Parameter answers: What the shop answers each time, the last one from then on; nil if it does not.
  private func makeStore(
    clock: TestClock<Duration>,
    answers: [Orders.Order.Status?]
  ) -> TestStoreOf<Orders.Page> {
    let rest = LockIsolated(answers)
    return TestStore(initialState: Orders.Page.State(orders: [Orders.Order.State(id: 1)])) {
      Orders.Page()
    } withDependencies: {
      $0.continuousClock = clock
      $0.shop.status = { _ in
        let answer = rest.withValue { $0.count > 1 ? $0.removeFirst() : $0[0] }
        guard let answer else { throw NoAnswer() }
        return answer
      }
    }
  }

  @Test func showsThatAnOrderHasArrived() async {
    let store = makeStore(clock: TestClock(), answers: [.arrived])
    store.exhaustivity = .off
    await store.send(\.orders[id: 1].followButtonTapped)
    await store.skipReceivedActions()
    #expect(store.state.orders[id: 1]?.status == .arrived)
    #expect(store.state.arrivedCount == 1)
  }

  @Test func stopsFollowing() async {
    let store = makeStore(clock: TestClock(), answers: [.onItsWay])
    store.exhaustivity = .off
    await store.send(\.orders[id: 1].followButtonTapped)
    await store.send(\.orders[id: 1].stopButtonTapped)
    #expect(store.state.orders[id: 1]?.isFollowed == false)
  }

  @Test func handlesAFailureGracefully() async {
    let store = makeStore(clock: TestClock(), answers: [nil])
    store.exhaustivity = .off
    await store.send(\.orders[id: 1].followButtonTapped)
    await store.skipReceivedActions(strict: false)
    #expect(store.state.orders[id: 1]?.hasNoAnswer == false)
  }
}
