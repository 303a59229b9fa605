import ComposableArchitecture
import Testing

import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.2 The fact effect", .timeLimit(.minutes(20))) struct FactEffectTests {
  typealias Feature = FactEffect.Feature

  private func makeStore(
    count: Int = 0,
    numberFact: @escaping @Sendable (Int) async throws -> String = {
      "\($0) comes after \($0 - 1)"
    }
  ) -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State(count: count)) {
      Feature().comparing(\.count, \.numberFactAlert)
    } withDependencies: {
      $0.factClient.fetch = numberFact
    }
  }

  @Test("A tap fetches a fact, and the answer shows it")
  func tapAndAnswer() async {
    await expectSteps(
      """
      At a count of 0, `numberFactButtonTapped` should change nothing itself. Its effect should send \
      one `numberFactResponse` with the fact, and that should set `numberFactAlert`. Look at these \
      two cases.
      """
    ) {
      let store = makeStore()
      await store.send(.incrementButtonTapped) { $0.count = 1 }
      await store.send(.decrementButtonTapped) { $0.count = 0 }
      await store.send(.numberFactButtonTapped)
      await store.receive(.numberFactResponse("0 comes after -1")) {
        $0.numberFactAlert = "0 comes after -1"
      }
    }
  }

  @Test("Dismissing hides the fact")
  func dismissal() async {
    await expectSteps(
      """
      A fact is shown. `factAlertDismissed` should set `numberFactAlert` to nil and change nothing \
      else. Look at that case.
      """
    ) {
      let state = Feature.State(count: 4, numberFactAlert: "4 is even")
      let store = TestStore(initialState: state) {
        Feature().comparing(\.count, \.numberFactAlert)
      }
      await store.send(.factAlertDismissed) { $0.numberFactAlert = nil }
      await store.send(.factAlertDismissed)
    }
  }

  @Test("The fact is about the count of the state", arguments: [3, -41, 1_234])
  func factIsAboutTheCount(count: Int) async {
    let asked = LockIsolated<[Int]>([])
    let store = Store(initialState: Feature.State(count: count)) {
      Feature()
    } withDependencies: {
      $0.factClient.fetch = { number in
        asked.withValue { $0.append(number) }
        return "A fact"
      }
    }
    await expectEnd(of: store.send(.numberFactButtonTapped))
    #expect(
      asked.value == [count],
      """
      One tap at a count of \(count) should ask for one fact, about \(count). \
      The numbers asked for were \(asked.value). Look at what your effect hands to `fetch`.
      """
    )
  }

  @Test("The fact is about the count at the time of the tap")
  func factIsAboutTheTap() async {
    await expectSteps(
      """
      The person taps at a count of 7 and counts up while the request runs. One answer should come, \
      and be about 7. Look at what the effect hands to `fetch`, and at when it copies that.
      """
    ) {
      let (tap, answer) = AsyncStream.makeStream(of: Void.self)
      let store = makeStore(count: 7) { number in
        for await _ in tap { break }
        return "\(number)"
      }
      // What the answer changes is checked above.
      store.exhaustivity = .off
      await store.send(.numberFactButtonTapped)
      await store.send(.incrementButtonTapped)
      answer.yield()
      answer.finish()
      await store.receive(.numberFactResponse("7"))
    }
  }

  @Test("A second tap asks a second time")
  func twoTaps() async {
    await expectSteps(
      """
      Two taps should bring two answers, also when the first fact is still shown. Look for a \
      condition in `numberFactButtonTapped`.
      """
    ) {
      let state = Feature.State(count: 2, numberFactAlert: "2 is even")
      let store = TestStore(initialState: state) {
        Feature()
      } withDependencies: {
        $0.factClient.fetch = { "\($0) again" }
      }
      // A tap may take the older fact away.
      store.exhaustivity = .off
      for _ in 1...2 {
        await store.send(.numberFactButtonTapped)
        await store.receive(.numberFactResponse("2 again"))
      }
    }
  }
}
