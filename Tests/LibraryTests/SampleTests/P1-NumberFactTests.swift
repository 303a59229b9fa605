import ComposableArchitecture
import Testing

extension Samples {
  /// Documents S0 and S1: the fact comes from a closure that the feature is made with.
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var numberFactAlert: String?
    }

    enum Action: Equatable {
      case factAlertDismissed
      case decrementButtonTapped
      case incrementButtonTapped
      case numberFactButtonTapped
      case numberFactResponse(String)
    }

    let numberFact: @Sendable (Int) async throws -> String

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .factAlertDismissed:
          state.numberFactAlert = nil
          return .none
        case .decrementButtonTapped:
          state.count -= 1
          return .none
        case .incrementButtonTapped:
          state.count += 1
          return .none
        case .numberFactButtonTapped:
          return .run { [count = state.count] send in
            let fact = try await numberFact(count)
            await send(.numberFactResponse(fact))
          }
        case .numberFactResponse(let fact):
          state.numberFactAlert = fact
          return .none
        }
      }
    }
  }

  /// What facts come from once they are a dependency.
  struct NumberFactClient: DependencyKey, Sendable {
    var fetch: @Sendable (Int) async throws -> String

    static let liveValue = Self { number in "Number \(number) has a fact in the network" }
  }

  /// Document S2: the client is a dependency, and an answer may be a failure.
  @Reducer
  struct FailingFeature {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var numberFactAlert: String?
    }

    enum Action {
      case incrementButtonTapped
      case numberFactButtonTapped
      case numberFactResponse(Result<String, any Error>)
    }

    @Dependency(NumberFactClient.self) var numberFact

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
          return .none
        case .numberFactButtonTapped:
          return .run { [count = state.count] send in
            await send(.numberFactResponse(Result { try await numberFact.fetch(count) }))
          }
        case .numberFactResponse(.success(let fact)):
          state.numberFactAlert = fact
          return .none
        case .numberFactResponse(.failure):
          state.numberFactAlert = "Could not load a number fact :("
          return .none
        }
      }
    }
  }
}

@MainActor
@Suite("Sample P1: a counter with number facts", .timeLimit(.minutes(20)))
struct NumberFactTests {
  struct Offline: Error, Equatable {}

  func makeStore(
    _ numberFact: @escaping @Sendable (Int) async throws -> String = {
      "\($0) is a good number"
    }
  ) -> TestStoreOf<Samples.Feature> {
    TestStore(initialState: Samples.Feature.State()) { Samples.Feature(numberFact: numberFact) }
  }

  @Test("The trace of the documents")
  func trace() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.numberFactButtonTapped)
    await store.receive(.numberFactResponse("0 is a good number")) {
      $0.numberFactAlert = "0 is a good number"
    }
    await store.send(.factAlertDismissed) { $0.numberFactAlert = nil }
  }

  @Test("The count has no lower bound")
  func negative() async {
    let store = makeStore()
    await store.send(.decrementButtonTapped) { $0.count = -1 }
  }

  @Test("The fact is for the count at the time of the tap")
  func countAtTap() async {
    let gate = Gate()
    let store = makeStore { number in
      try await gate.wait()
      return "\(number)"
    }
    await store.send(.numberFactButtonTapped)
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    gate.open()
    await store.receive(.numberFactResponse("0")) { $0.numberFactAlert = "0" }
  }

  @Test("Two taps give two responses")
  func twoTaps() async {
    let gate = Gate()
    let store = makeStore { number in
      try await gate.wait()
      return "\(number)"
    }
    await store.send(.numberFactButtonTapped)
    await store.send(.numberFactButtonTapped)
    gate.open()
    await store.receive(\.numberFactResponse) { $0.numberFactAlert = "0" }
    await store.receive(\.numberFactResponse)
  }

  @Test("Dismissing without an alert changes nothing")
  func dismissNothing() async {
    await makeStore().send(.factAlertDismissed)
  }

  @Test("An error that nothing catches is reported, and no response comes")
  func unhandled() async throws {
    let reports = await reports {
      let store = makeStore { _ in throw Offline() }
      await store.send(.numberFactButtonTapped)
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains("Offline"))
  }

  @Test("The client of document S2 is overridden in the test")
  func client() async {
    let store = TestStore(initialState: Samples.FailingFeature.State()) {
      Samples.FailingFeature()
    } withDependencies: {
      $0[Samples.NumberFactClient.self].fetch = { "\($0) is a good number" }
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.numberFactButtonTapped)
    await store.receive(\.numberFactResponse.success, "1 is a good number") {
      $0.numberFactAlert = "1 is a good number"
    }
  }

  @Test("A failure of document S2 is shown as a text")
  func failure() async {
    let store = TestStore(initialState: Samples.FailingFeature.State()) {
      Samples.FailingFeature()
    } withDependencies: {
      $0[Samples.NumberFactClient.self].fetch = { _ in throw Offline() }
    }
    await store.send(.numberFactButtonTapped)
    await store.receive(\.numberFactResponse.failure) {
      $0.numberFactAlert = "Could not load a number fact :("
    }
  }
}
