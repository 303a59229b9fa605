import ComposableArchitecture
import Testing

extension Samples {
  /// Document S3: a counter with a timer of one second, and a fact that is not there yet.
  @Reducer
  struct CounterFeature {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var fact: String?
      var isLoadingFact = false
      var isTimerOn = false
    }

    enum Action: Equatable {
      case getFactButtonTapped
      case factResponse(String)
      case toggleTimerButtonTapped
      case timerTicked
    }

    private enum CancelID { case timer }

    @Dependency(\.continuousClock) var clock
    @Dependency(NumberFactClient.self) var numberFact

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .getFactButtonTapped:
          state.fact = nil
          state.isLoadingFact = true
          return .run { [count = state.count] send in
            try await send(.factResponse(numberFact.fetch(count)))
          }
        case .factResponse(let fact):
          state.fact = fact
          state.isLoadingFact = false
          return .none
        case .toggleTimerButtonTapped:
          state.isTimerOn.toggle()
          guard state.isTimerOn else { return .cancel(id: CancelID.timer) }
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
          }
          .cancellable(id: CancelID.timer)
        case .timerTicked:
          state.count += 1
          return .none
        }
      }
    }
  }
}

@MainActor
@Suite("Sample P13: a timer of a second, and a fact that fails", .timeLimit(.minutes(20)))
struct CounterFeatureTests {
  struct SomeError: Error {}

  let clock = TestClock()

  func makeStore() -> TestStoreOf<Samples.CounterFeature> {
    TestStore(initialState: Samples.CounterFeature.State()) {
      Samples.CounterFeature()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0[Samples.NumberFactClient.self].fetch = { _ in throw SomeError() }
    }
  }

  @Test("Each second adds one")
  func timer() async {
    let store = makeStore()
    await store.send(.toggleTimerButtonTapped) { $0.isTimerOn = true }
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) { $0.count = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) { $0.count = 2 }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerOn = false }
  }

  @Test("The document's second tick, which says 1 again, fails")
  func secondTick() async throws {
    let reports = await reports {
      let store = makeStore()
      await store.send(.toggleTimerButtonTapped) { $0.isTimerOn = true }
      await clock.advance(by: .seconds(1))
      await store.receive(.timerTicked) { $0.count = 1 }
      await clock.advance(by: .seconds(1))
      await store.receive(.timerTicked) { $0.count = 1 }
      await store.send(.toggleTimerButtonTapped) { $0.isTimerOn = false }
    }
    #expect(reports.messages.count == 1)
  }

  @Test("A fetch that throws sends nothing, and the feature keeps loading")
  func failingFact() async {
    let store = makeStore()
    await withExpectedIssue {
      await store.send(.getFactButtonTapped) { $0.isLoadingFact = true }
      await store.finish()
    }
    #expect(store.state.isLoadingFact)
  }
}
