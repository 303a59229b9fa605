import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.8 A list of counters", .timeLimit(.minutes(1))) struct ListOfCountersTests {
  typealias Feature = ListOfCounters.CountersFeature

  private func makeStore(
    counts: [Int] = [],
    clock: TestClock<Duration> = TestClock()
  ) -> TestStoreOf<Feature> {
    TestStore(
      initialState: Feature.State(
        counters: IdentifiedArray(
          uniqueElements: counts.enumerated().map { index, count in
            SlowCounter.State(id: UUID(100 + index), count: count)
          }
        )
      )
    ) {
      Feature()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.continuousClock = clock
    }
  }

  @Test("A counter that is added starts at 0, with an id of its own")
  func adding() async {
    let store = makeStore(counts: [5])
    await store.send(.addButtonTapped) {
      $0.counters.append(SlowCounter.State(id: UUID(0)))
    }
    await store.send(.addButtonTapped) {
      $0.counters.append(SlowCounter.State(id: UUID(1)))
    }
  }

  @Test("A tap changes the counter it is for, and the parent counts it")
  func tapping() async {
    let store = makeStore(counts: [1, 2, 3])
    await store.send(\.counters[id: UUID(101)].incrementButtonTapped) {
      $0.counters[id: UUID(101)]?.count = 3
      $0.taps = 1
    }
    await store.send(\.counters[id: UUID(100)].incrementButtonTapped) {
      $0.counters[id: UUID(100)]?.count = 2
      $0.taps = 2
    }
  }

  @Test("After a removal, a tap still finds its counter")
  func tappingAfterRemoval() async {
    let store = makeStore(counts: [1, 2, 3])
    await store.send(.delete([0])) {
      $0.counters.remove(id: UUID(100))
    }
    await store.send(\.counters[id: UUID(102)].incrementButtonTapped) {
      $0.counters[id: UUID(102)]?.count = 4
      $0.taps = 1
    }
  }

  @Test("A counter that counts later is found wherever it has moved")
  func effects() async {
    let clock = TestClock()
    let store = makeStore(counts: [1, 2, 3], clock: clock)
    await store.send(\.counters[id: UUID(100)].incrementLaterButtonTapped)
    await store.send(.reverseButtonTapped) { $0.counters.reverse() }
    await clock.advance(by: .seconds(1))
    await store.receive(\.counters[id: UUID(100)].secondPassed) {
      $0.counters[id: UUID(100)]?.count = 2
    }
  }

  @Test("When a counter goes, what it had begun goes with it")
  func removalEndsEffects() async {
    let clock = TestClock()
    let store = makeStore(counts: [1, 2], clock: clock)
    await store.send(\.counters[id: UUID(101)].incrementLaterButtonTapped)
    await store.send(.delete([1])) { $0.counters.remove(id: UUID(101)) }
    await clock.advance(by: .seconds(1))
  }

  @Test("An action for a counter that is gone is reported, and changes nothing")
  func unknownID() async {
    let store = Store(
      initialState: Feature.State(counters: [SlowCounter.State(id: UUID(1), count: 7)])
    ) {
      Feature()
    }
    let found = await complaints {
      await store.send(.counters(.element(id: UUID(2), action: .secondPassed))).finish()
    }
    #expect(
      found.count == 1 && store.counters.map(\.count) == [7],
      """
      There is one counter, and an action came for another. The library should report that once, \
      and nothing should change. Reports: \(found.count); counts: \
      \(store.counters.map(\.count)).
      """
    )
  }
}
