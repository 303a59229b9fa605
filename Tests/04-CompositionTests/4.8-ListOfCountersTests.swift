import ComposableArchitecture
import Foundation
import Testing

import func SuiteHelpers.expectOwnReducer
import func SuiteHelpers.expectSteps

@testable import Composition

@MainActor
@Suite("4.8 A list of counters", .timeLimit(.minutes(20))) struct ListOfCountersTests {
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
      Feature().comparing(\.counters, \.taps)
    } withDependencies: {
      $0.uuid = .incrementing
      $0.continuousClock = clock
    }
  }

  @Test("A counter that is added starts at 0, with an id of its own")
  func adding() async {
    await expectSteps(
      """
      There is a counter at 5. Two taps on the add button should append two counters at 0, with the ids \
      that `uuid` makes. Look at the case `addButtonTapped`.
      """
    ) {
      let store = makeStore(counts: [5])
      await store.send(.addButtonTapped) {
        $0.counters.append(SlowCounter.State(id: UUID(0)))
      }
      await store.send(.addButtonTapped) {
        $0.counters.append(SlowCounter.State(id: UUID(1)))
      }
    }
  }

  /// Ends a check that could only mislead, since no counter runs.
  private func requireCounters(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = Store(
      initialState: Feature.State(counters: [SlowCounter.State(id: UUID(1), count: 7)])
    ) {
      Feature()
    }
    store.send(.counters(.element(id: UUID(1), action: .incrementButtonTapped)))
    let isCounting = store.counters.map(\.count) == [8]
    try #require(
      isCounting,
      """
      Not judged yet: a tap on a counter does not change it. First let the check "A tap changes the \
      counter it is for" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("A tap changes the counter it is for")
  func tapping() async {
    let store = makeStore(counts: [1, 2, 3])
    store.exhaustivity = .off
    await store.send(\.counters[id: UUID(101)].incrementButtonTapped)
    await store.send(\.counters[id: UUID(100)].incrementButtonTapped)
    let counts = store.state.counters.map(\.count)
    #expect(
      counts == [2, 3, 3],
      """
      The counts were [1, 2, 3]. After a tap on the second counter and one on the first, they should be \
      [2, 3, 3], and they are \(counts). Look at whether, and on what, `SlowCounter` runs.
      """
    )
  }

  @Test("The parent counts the taps on all counters, and nothing else")
  func taps() async {
    let clock = TestClock()
    let store = makeStore(counts: [1, 2], clock: clock)
    store.exhaustivity = .off
    await store.send(\.counters[id: UUID(101)].incrementButtonTapped)
    await store.send(\.counters[id: UUID(100)].incrementButtonTapped)
    await store.send(\.counters[id: UUID(101)].incrementButtonTapped)
    #expect(
      store.state.taps == 3,
      """
      "+1" was tapped twice on one counter and once on the other. `taps` should be 3, and it is \
      \(store.state.taps). Look at the case for a tap on any counter: is it above the one that \
      matches them all?
      """
    )
    await store.send(\.counters[id: UUID(100)].incrementLaterButtonTapped)
    await clock.advance(by: .seconds(3))
    await store.skipReceivedActions(strict: false)
    #expect(
      store.state.taps == 3,
      """
      After three taps on "+1", another button counted up three seconds later. `taps` should still be 3, and \
      it is \(store.state.taps). Look at which actions of a counter your case matches.
      """
    )
  }

  @Test("Each counter runs by its own reducer")
  func ownReducer() throws {
    try requireCounters()
    expectOwnReducer(
      of: SlowCounter.self,
      "It adds 10 at each action. After a tap on the second one, [1, 2, 3] should be [1, 12, 3]",
      lookAt: "the end of `body`, and at what its `Reduce` changes",
      expected: [1, 12, 3],
      change: { $0.count += 10 },
      found: {
        let counters = (1...3).map { SlowCounter.State(id: UUID($0), count: $0) }
        let store = Store(
          initialState: Feature.State(counters: IdentifiedArray(uniqueElements: counters))
        ) {
          Feature()
        }
        store.send(.counters(.element(id: UUID(2), action: .incrementButtonTapped)))
        return store.counters.map(\.count)
      }
    )
  }

  @Test("The effects of a counter end when it is deleted")
  func deletionEndsEffects() async {
    await expectSteps(
      """
      The second counter is to count three seconds later, and is deleted before. No action should come for \
      it. Look at what runs the counters: does it know when one of them is gone?
      """
    ) {
      let clock = TestClock()
      let store = makeStore(counts: [1, 2], clock: clock)
      await store.send(\.counters[id: UUID(101)].incrementLaterButtonTapped)
      await store.send(.rowsDeleted(at: [1])) { $0.counters.remove(id: UUID(101)) }
      await clock.advance(by: .seconds(3))
    }
  }
}
