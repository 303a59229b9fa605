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

  // BEGIN SOLUTION
  @Test func nobodyAsksForWhatHasArrived() async {
    let clock = TestClock()
    let store = makeStore(clock: clock, answers: [.onItsWay, .arrived])
    await store.send(\.orders[id: 1].followButtonTapped) { $0.orders[id: 1]?.isFollowed = true }
    await store.receive(\.orders[id: 1].answered.success) { $0.orders[id: 1]?.status = .onItsWay }
    await clock.advance(by: .seconds(60))
    await store.receive(\.orders[id: 1].answered.success) {
      $0.orders[id: 1]?.status = .arrived
      $0.orders[id: 1]?.isFollowed = false
    }
    await store.receive(\.orders[id: 1].delegate.arrived) { $0.arrivedCount = 1 }
  }

  @Test func stopEndsTheAsking() async {
    let store = makeStore(clock: TestClock(), answers: [.onItsWay])
    await store.send(\.orders[id: 1].followButtonTapped) { $0.orders[id: 1]?.isFollowed = true }
    await store.receive(\.orders[id: 1].answered.success) { $0.orders[id: 1]?.status = .onItsWay }
    await store.send(\.orders[id: 1].stopButtonTapped) { $0.orders[id: 1]?.isFollowed = false }
  }

  @Test func asksAgainAfterNoAnswer() async {
    let clock = TestClock()
    let store = makeStore(clock: clock, answers: [nil, .onItsWay])
    await store.send(\.orders[id: 1].followButtonTapped) { $0.orders[id: 1]?.isFollowed = true }
    await store.receive(\.orders[id: 1].answered.failure) { $0.orders[id: 1]?.hasNoAnswer = true }
    await clock.advance(by: .seconds(60))
    await store.receive(\.orders[id: 1].answered.success) {
      $0.orders[id: 1]?.hasNoAnswer = false
      $0.orders[id: 1]?.status = .onItsWay
    }
    await store.send(\.orders[id: 1].stopButtonTapped) { $0.orders[id: 1]?.isFollowed = false }
  }
  // END SOLUTION
  // STUB: @Test func showsThatAnOrderHasArrived() async {
  // STUB:   let store = makeStore(clock: TestClock(), answers: [.arrived])
  // STUB:   store.exhaustivity = .off
  // STUB:   await store.send(\.orders[id: 1].followButtonTapped)
  // STUB:   await store.skipReceivedActions()
  // STUB:   #expect(store.state.orders[id: 1]?.status == .arrived)
  // STUB:   #expect(store.state.arrivedCount == 1)
  // STUB: }
  // STUB:
  // STUB: @Test func stopsFollowing() async {
  // STUB:   let store = makeStore(clock: TestClock(), answers: [.onItsWay])
  // STUB:   store.exhaustivity = .off
  // STUB:   await store.send(\.orders[id: 1].followButtonTapped)
  // STUB:   await store.send(\.orders[id: 1].stopButtonTapped)
  // STUB:   #expect(store.state.orders[id: 1]?.isFollowed == false)
  // STUB: }
  // STUB:
  // STUB: @Test func handlesAFailureGracefully() async {
  // STUB:   let store = makeStore(clock: TestClock(), answers: [nil])
  // STUB:   store.exhaustivity = .off
  // STUB:   await store.send(\.orders[id: 1].followButtonTapped)
  // STUB:   await store.skipReceivedActions(strict: false)
  // STUB:   #expect(store.state.orders[id: 1]?.hasNoAnswer == false)
  // STUB: }
}
