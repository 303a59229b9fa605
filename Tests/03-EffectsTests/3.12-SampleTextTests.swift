import ComposableArchitecture
import Foundation
import Testing

@testable import Effects

@MainActor
@Suite("3.7 Sample text", .timeLimit(.minutes(1))) struct SampleTextTests {
  // MARK: Making and joining effects

  /// Runs an effect, and returns what it sends, in order.
  private func actions<Action: Sendable>(of effect: Effect<Action>) async -> [Action] {
    let sent = LockIsolated<[Action]>([])
    let store = Store<Int, Action?>(initialState: 0) {
      Reduce { _, action in
        guard let action else { return effect.map { $0 } }
        sent.withValue { $0.append(action) }
        return .none
      }
    }
    await store.send(nil).finish()
    return sent.value
  }

  @Test(
    "The old interface's answer becomes one action",
    arguments: [.success("Hello"), .failure(URLError(.timedOut)), .success("")]
      as [Result<String, URLError>]
  )
  func wrapping(outcome: Result<String, URLError>) async {
    let requests = LockIsolated(0)
    let sent = await actions(
      of: textEffect(
        TextAPI { completion in
          requests.withValue { $0 += 1 }
          completion(outcome)
        }
      )
    )
    #expect(
      sent == [outcome] && requests.value == 1,
      """
      The interface was asked \(requests.value) times and answered \(outcome); the effect sent \
      \(sent). It should ask once and send the answer, whichever it is.
      """
    )
  }

  @Test("Effects in order: the second begins when the first has ended")
  func order() async {
    let log = await joined(by: inOrder)
    #expect(
      log == ["first begins", "first ends", "second begins", "second ends"],
      "The two effects noted: \(log.joined(separator: ", ")). One should follow the other."
    )
  }

  @Test("Effects together: the second does not wait for the first")
  func atOnce() async {
    let log = await joined(by: together, waitingForBoth: 200_000)
    #expect(
      Set(log.prefix(2)) == ["first begins", "second begins"] && log.count == 4,
      "The two effects noted: \(log.joined(separator: ", ")). Both should begin before one ends."
    )
  }

  /// Joins two effects that pause in the middle, and returns what they note.
  private func joined(
    by join: (Effect<String>, Effect<String>) -> Effect<String>,
    waitingForBoth mostTurns: Int = 0
  ) async -> [String] {
    let leastTurns = 20
    let begun = LockIsolated(0)
    func effect(_ name: String) -> Effect<String> {
      .run { send in
        await send("\(name) begins")
        begun.withValue { $0 += 1 }
        // Others have their turn: as many as it takes for both to begin, but not for ever.
        var turns = 0
        while turns < leastTurns || (begun.value < 2 && turns < mostTurns) {
          await Task.yield()
          turns += 1
        }
        await send("\(name) ends")
      }
    }
    return await actions(of: join(effect("first"), effect("second")))
  }

  // MARK: The feature

  private func makeStore(
    _ clock: any Clock<Duration>,
    state: SampleTextFeature.State = SampleTextFeature.State(),
    outcome: Result<String, URLError>
  ) -> TestStoreOf<SampleTextFeature> {
    TestStore(initialState: state) {
      SampleTextFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.sampleTextEnvironment.loadText = { .send(outcome) }
    }
  }

  @Test("The text is loaded after the pause, and shown")
  func success() async {
    let clock = TestClock()
    let store = makeStore(clock, outcome: .success("Hello World"))
    await store.send(.load) { $0.loading = true }
    await clock.advance()
    await store.receive(.loaded(.success("Hello World"))) {
      $0.loading = false
      $0.text = "Hello World"
    }
  }

  @Test("Nothing is loaded before the pause is over")
  func pause() async {
    let requests = LockIsolated(0)
    let clock = TestClock()
    let store = Store(initialState: SampleTextFeature.State()) {
      SampleTextFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.sampleTextEnvironment.loadText = {
        .run { send in
          requests.withValue { $0 += 1 }
          await send(.success("Early"))
        }
      }
    }
    let task = store.send(.load)
    for _ in 0..<20 { await Task.yield() }
    #expect(
      requests.value == 0,
      "Before the clock moved, the text was already asked for. Should both effects begin at once?"
    )
    await clock.advance()
    await task.finish()
    #expect(
      requests.value == 1,
      "After the pause the text should be asked for once; it was, \(requests.value) times."
    )
  }

  @Test("A clock that never waits needs no advancing")
  func immediate() async {
    let store = makeStore(ImmediateClock(), outcome: .success("At once"))
    await store.send(.load) { $0.loading = true }
    await store.receive(.loaded(.success("At once"))) {
      $0.loading = false
      $0.text = "At once"
    }
  }

  @Test("A failure is shown as an error, and the loading is over")
  func failure() async {
    let error = URLError(.notConnectedToInternet)
    let store = makeStore(
      ImmediateClock(),
      state: SampleTextFeature.State(text: "An older text"),
      outcome: .failure(error)
    )
    await store.send(.load) { $0.loading = true }
    await store.receive(.loaded(.failure(error))) {
      $0.loading = false
      $0.text = "Error: \(error)"
    }
  }
}
