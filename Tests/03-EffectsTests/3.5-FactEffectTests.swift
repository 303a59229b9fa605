import ComposableArchitecture
import Testing

@testable import Effects

@MainActor
@Suite("3.3 The fact effect", .timeLimit(.minutes(1))) struct FactEffectTests {
  typealias Feature = FactEffect.Feature

  private func makeStore(
    count: Int = 0,
    numberFact: @escaping @Sendable (Int) async throws -> String = {
      "\($0) is a good number Brent"
    }
  ) -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State(count: count)) {
      Feature(numberFact: numberFact)
    }
  }

  @Test("From the tap to the fact, and back to no alert")
  func wholeFlow() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.numberFactButtonTapped)
    await store.receive(.numberFactResponse("0 is a good number Brent")) {
      $0.numberFactAlert = "0 is a good number Brent"
    }
    await store.send(.factAlertDismissed) { $0.numberFactAlert = nil }
  }

  @Test("The fact is about the count of the state", arguments: [3, -41, 1_234])
  func factIsAboutTheCount(count: Int) async {
    let asked = LockIsolated<[Int]>([])
    let store = Store(initialState: Feature.State(count: count)) {
      Feature(
        numberFact: { number in
          asked.withValue { $0.append(number) }
          return "A fact"
        }
      )
    }
    await store.send(.numberFactButtonTapped).finish()
    #expect(
      asked.value == [count],
      """
      One tap at a count of \(count) should ask for one fact, about \(count). \
      The numbers asked for were \(asked.value). Look at what your effect hands to `numberFact`.
      """
    )
  }

  @Test("The fact is about the count at the time of the tap")
  func factIsAboutTheTap() async {
    let (tap, answer) = AsyncStream.makeStream(of: Void.self)
    let store = makeStore(count: 7) { number in
      for await _ in tap { break }
      return "\(number)"
    }
    await store.send(.numberFactButtonTapped)
    await store.send(.incrementButtonTapped) { $0.count = 8 }
    answer.yield()
    answer.finish()
    await store.receive(.numberFactResponse("7")) { $0.numberFactAlert = "7" }
  }

  @Test("Nothing is shown before the answer is there")
  func nothingBeforeTheAnswer() async {
    let store = Store(initialState: Feature.State(count: 5)) {
      Feature(numberFact: { _ in try await Task.never() })
    }
    let task = store.send(.numberFactButtonTapped)
    let state = store.state
    #expect(
      state == Feature.State(count: 5),
      """
      Right after the tap, before any answer, the state should be as it was. It is \(state). \
      Only the case `numberFactResponse` knows the fact.
      """
    )
    task.cancel()
    await task.finish()
  }

  @Test("A second tap asks a second time")
  func twoTaps() async {
    let store = makeStore(count: 2) { "\($0) again" }
    await store.send(.numberFactButtonTapped)
    await store.receive(.numberFactResponse("2 again")) { $0.numberFactAlert = "2 again" }
    await store.send(.numberFactButtonTapped)
    await store.receive(.numberFactResponse("2 again"))
  }

  @Test("Dismissing when nothing is shown changes nothing")
  func dismissingNothing() async {
    let store = makeStore(count: 4)
    await store.send(.factAlertDismissed)
  }
}
