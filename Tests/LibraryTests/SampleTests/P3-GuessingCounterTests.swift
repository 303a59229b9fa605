import ComposableArchitecture
import Foundation
import Testing

extension Samples {
  /// Document S4: guess a secret number from -100 to 100.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable, Identifiable {
      var count = 0
      var secret = Int.random(in: -100...100)
      var id = UUID()

      var countString: String {
        get { "\(count)" }
        set { count = Int(newValue) ?? count }
      }

      var countFloat: Float {
        get { Float(count) }
        set { count = Int(newValue) }
      }

      enum CheckResult { case lower, equal, higher }

      var checkResult: CheckResult {
        if count < secret { return .lower }
        if count > secret { return .higher }
        return .equal
      }
    }

    enum Action: Equatable {
      case increment
      case decrement
      case setCount(String)
      case slidingCount(Float)
      case playNext
    }

    struct Environment: DependencyKey, Sendable {
      var generateRandom: @Sendable (ClosedRange<Int>) -> Int
      var uuid: @Sendable () -> UUID

      static let liveValue = Self(generateRandom: { Int.random(in: $0) }, uuid: { UUID() })

      static let testValue = Self(
        generateRandom: unimplemented("generateRandom", placeholder: 0),
        uuid: unimplemented("uuid", placeholder: UUID(0))
      )
    }

    @Dependency(\.counterEnvironment) var environment

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
        case .decrement:
          state.count -= 1
        case .setCount(let text):
          state.countString = text
        case .slidingCount(let value):
          state.countFloat = value
        case .playNext:
          state.count = 0
          state.secret = environment.generateRandom(-100...100)
          state.id = environment.uuid()
        }
        return .none
      }
    }
  }
}

extension DependencyValues {
  var counterEnvironment: Samples.Counter.Environment {
    get { self[Samples.Counter.Environment.self] }
    set { self[Samples.Counter.Environment.self] = newValue }
  }
}

@MainActor
@Suite("Sample P3: guess the number", .timeLimit(.minutes(20)))
struct GuessingCounterTests {
  typealias Counter = Samples.Counter

  func makeStore(secret: Int = 0) -> TestStoreOf<Counter> {
    TestStore(initialState: Counter.State(secret: secret, id: UUID(7))) {
      Counter()
    } withDependencies: {
      $0.counterEnvironment = .init(generateRandom: { _ in 5 }, uuid: { UUID(1) })
    }
  }

  @Test("Up and down by one")
  func steps() async {
    let store = makeStore()
    await store.send(.increment) { $0.count = 1 }
    await store.send(.decrement) { $0.count = 0 }
    await store.send(.decrement) { $0.count = -1 }
  }

  @Test("The wrong trace of the document fails, and the message shows both counts")
  func wrongTrace() async throws {
    let reports = await reports {
      await makeStore().send(.increment) { $0.count = 2 }
    }
    let message = try #require(reports.messages.first)
    #expect(reports.messages.count == 1)
    #expect(message.contains("count: 2"))
    #expect(message.contains("count: 1"))
  }

  @Test("The next round draws a secret and an id")
  func playNext() async {
    let store = makeStore(secret: 42)
    await store.send(.playNext) {
      $0.count = 0
      $0.secret = 5
      $0.id = UUID(1)
    }
  }

  @Test("A next round of which only the count is asserted fails")
  func playNextUnasserted() async throws {
    let reports = await reports {
      await makeStore(secret: 42).send(.playNext) { $0.count = 0 }
    }
    #expect(try #require(reports.messages.first).contains("secret: 42"))
  }

  @Test("A dependency that was not overridden names itself in an issue")
  func unimplementedEnvironment() async {
    let reports = await reports {
      let store = TestStore(initialState: Counter.State(secret: 1, id: UUID(7))) { Counter() }
      store.exhaustivity = .off
      await store.send(.playNext)
    }
    #expect(reports.messages.count == 2)
    #expect(reports.messages.contains { $0.contains("generateRandom") })
    #expect(reports.messages.contains { $0.contains("uuid") })
  }

  @Test(
    "Text that is no whole number leaves the count as it is",
    arguments: [
      ("50", 50), ("-7", -7), ("+5", 5), ("-0", 0), ("", 3), (" 5", 3), ("12a", 3), ("5.0", 3),
      ("99999999999999999999", 3),
    ]
  )
  func parsing(text: String, count: Int) async {
    let store = Store(initialState: Counter.State(count: 3, secret: 0)) { Counter() }
    store.send(.setCount(text))
    #expect(store.count == count)
    #expect(store.countString == "\(count)")
  }

  @Test("A slider's value is cut off", arguments: [(72.9, 72), (-72.9, -72)] as [(Float, Int)])
  func sliding(value: Float, count: Int) async {
    let store = makeStore()
    await store.send(.slidingCount(value)) { $0.count = count }
  }

  @Test("A guess below the secret is lower")
  func checkResult() {
    #expect(Counter.State(count: 1, secret: 2).checkResult == .lower)
    #expect(Counter.State(count: 2, secret: 2).checkResult == .equal)
    #expect(Counter.State(count: 3, secret: 2).checkResult == .higher)
  }
}
