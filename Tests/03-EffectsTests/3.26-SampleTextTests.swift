import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectSteps

@testable import Effects

@MainActor
@Suite("3.26 Sample text", .timeLimit(.minutes(20))) struct SampleTextTests {
  /// The live client asks a server, and a learner's code may ask the live client.
  init() { NetworkStub.begin() }

  typealias Fact = SampleText.Fact
  typealias Feature = SampleText.Feature

  private struct NoNetwork: Error {}

  // MARK: The fact

  @Test("The tap fetches a fact about the count, and the fact is shown")
  func fact() async {
    await expectSteps(
      """
      At a count of 6, the tap should ask the client for a fact about 6 and send it back as \
      `.numberFactResponse(.success(…))`. Look at the case `numberFactButtonTapped` of `Fact`.
      """
    ) {
      let store = TestStore(initialState: Fact.State(count: 6)) {
        Fact().comparing(\.count, \.numberFactAlert)
      } withDependencies: {
        $0.sampleTextClient.fact = { "\($0) is a good number" }
      }
      await store.send(.numberFactButtonTapped)
      await store.receive(\.numberFactResponse) {
        $0.numberFactAlert = "6 is a good number"
      }
    }
  }

  @Test("A fact that cannot be fetched is sent as a failure")
  func factFailure() async {
    await expectSteps(
      """
      The client throws. The effect should send `.numberFactResponse(.failure(…))` and throw nothing \
      itself. Look at how `Fact` wraps the call.
      """
    ) {
      let store = TestStore(initialState: Fact.State()) {
        Fact().comparing(\.count, \.numberFactAlert)
      } withDependencies: {
        $0.sampleTextClient.fact = { _ in throw NoNetwork() }
      }
      await store.send(.numberFactButtonTapped)
      await store.receive(\.numberFactResponse) {
        $0.numberFactAlert = "Could not load a number fact :("
      }
    }
  }

  @Test("Both answers travel in a Result whose failure is any error")
  func payloads() {
    let fact = payload(of: Fact.Action.numberFactResponse)
    let text = payload(of: Feature.Action.loaded)
    let today: Any.Type = Result<String, any Error>.self
    #expect(
      fact == today && text == today,
      """
      `numberFactResponse` and `loaded` should both carry a `\(today)`. They carry a `\(fact)` and a \
      `\(text)`. Look at the two `Action` types.
      """
    )
  }

  private func payload<Payload, Action>(of action: (Payload) -> Action) -> Any.Type {
    Payload.self
  }

  // MARK: The text

  private func makeStore(
    _ clock: any Clock<Duration>,
    text: String = "",
    load: @escaping @Sendable () async throws -> String
  ) -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State(text: text)) {
      Feature().comparing(\.loading, \.text)
    } withDependencies: {
      $0.continuousClock = clock
      $0.sampleTextClient.text = load
    }
  }

  @Test("The feature has a body in place of a method")
  func body() {
    let hasBody = !(Feature.Body.self is Never.Type)
    #expect(
      hasBody,
      """
      `Feature` should be written with `body` and `Reduce`, and it has `reduce(into:action:)`, which \
      is deprecated. Look at the end of the file.
      """
    )
  }

  @Test("The text is loaded after the pause, and shown")
  func success() async {
    await expectSteps(
      """
      `load` should set `loading`. When the clock has moved, the text of the client should arrive and \
      be shown, and `loading` should be false. Look at the two cases of `Feature`.
      """
    ) {
      let clock = TestClock()
      let store = makeStore(clock) { "Hello World" }
      await store.send(.load) { $0.loading = true }
      await clock.advance()
      await store.receive(\.loaded.success) {
        $0.loading = false
        $0.text = "Hello World"
      }
    }
  }

  @Test("Nothing is loaded before the pause is over")
  func pause() async {
    let requests = LockIsolated(0)
    let clock = WatchedClock()
    let store = Store(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.sampleTextClient.text = {
        requests.withValue { $0 += 1 }
        return "Early"
      }
    }
    let task = store.send(.load)
    await clock.settle(during: task)
    #expect(
      requests.value == 0,
      """
      Before the clock moved, the text should not be asked for, and it was. Look at the order of the \
      lines in the effect.
      """
    )
    await clock.advance(by: .zero, during: task)
    await expectEnd(of: task)
    #expect(
      requests.value == 1,
      """
      After the pause the text should be asked for once, and it was asked for \
      \(requests.value == 1 ? "once" : "\(requests.value) times"). Look at what comes after \
      `sleep`, and at which clock sleeps.
      """
    )
  }

  @Test("A clock that never waits needs no advancing")
  func immediate() async {
    await expectSteps(
      """
      With an `ImmediateClock` the text should arrive without any advancing. Look at what the effect \
      waits for besides `clock`.
      """
    ) {
      let store = makeStore(ImmediateClock()) { "At once" }
      await store.send(.load) { $0.loading = true }
      await store.receive(\.loaded.success) {
        $0.loading = false
        $0.text = "At once"
      }
    }
  }

  @Test("A failure is shown as an error, and the loading is over")
  func failure() async {
    await expectSteps(
      """
      An older text is shown, and the client throws. The loading should be over, and the text should \
      be "Error: " and the error. Look at the case for a failure.
      """
    ) {
      let store = makeStore(ImmediateClock(), text: "An older text") { throw NoNetwork() }
      await store.send(.load) { $0.loading = true }
      await store.receive(\.loaded.failure) {
        $0.loading = false
        $0.text = "Error: \(NoNetwork())"
      }
    }
  }
}
