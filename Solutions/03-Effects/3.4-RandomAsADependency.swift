import ComposableArchitecture
import Foundation

/// Everything of exercise 3.2.
enum RandomAsADependency {
  /// The guessing game: a new round sets the count back and draws a new secret.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var secret: Int
      var id: UUID
    }

    enum Action: Equatable {
      case increment
      case playNext
    }

    /// What the counter needs from the world outside.
    struct Environment: Sendable {
      var generateRandom: @Sendable (ClosedRange<Int>) -> Int
      var uuid: @Sendable () -> UUID
    }

    @Dependency(\.counterEnvironment) var environment

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none

        case .playNext:
          // BEGIN SOLUTION
          state = State(
            secret: environment.generateRandom(-100...100),
            id: environment.uuid()
          )
          return .none
        // END SOLUTION
        // STUB: // TODO: Begin a new round: count 0, a new secret, a new id.
        // STUB: return .none
        }
      }
    }
  }
}

extension RandomAsADependency.Counter.Environment: DependencyKey {
  /// In the app: real random numbers, real ids.
  static let liveValue = Self(
    // BEGIN SOLUTION
    generateRandom: { range in Int.random(in: range) },
    uuid: { UUID() }
    // END SOLUTION
    // STUB: // TODO: Make these two as they should be in the app.
    // STUB: generateRandom: { range in range.lowerBound },
    // STUB: uuid: { UUID(0) }
  )

  /// In a test: whoever uses one without saying what it gives is told so.
  static let testValue = Self(
    generateRandom: unimplemented("Counter.Environment.generateRandom", placeholder: 0),
    uuid: unimplemented("Counter.Environment.uuid", placeholder: UUID(0))
  )
}

extension DependencyValues {
  var counterEnvironment: RandomAsADependency.Counter.Environment {
    get { self[RandomAsADependency.Counter.Environment.self] }
    set { self[RandomAsADependency.Counter.Environment.self] = newValue }
  }
}

/// The test for `playNext` of the Chinese document, with its fault. Repair it.
///
/// `makeStore` gives a store with a count of 7, a secret of 3 and the id `UUID(100)`.
@MainActor
func playNextSpec(
  _ makeStore: (RandomAsADependency.Counter.Environment) -> TestStoreOf<
    RandomAsADependency.Counter
  >
) async {
  // BEGIN SOLUTION
  let store = makeStore(.init(generateRandom: { _ in 5 }, uuid: { UUID(1) }))
  await store.send(.playNext) {
    $0 = .init(count: 0, secret: 5, id: UUID(1))
  }
  // END SOLUTION
  // STUB: let store = makeStore(.init(generateRandom: { _ in 10 }, uuid: { UUID(1) }))
  // STUB: await store.send(.playNext) {
  // STUB:   // TODO: What should the state be after this round began?
  // STUB:   $0.count = 0
  // STUB:   $0.secret = 5
  // STUB: }
}
