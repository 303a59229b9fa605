import ComposableArchitecture
import Foundation
import Testing

@testable import Effects

@MainActor
@Suite("3.2 Random as a dependency") struct RandomAsADependencyTests {
  typealias Counter = RandomAsADependency.Counter
  typealias Environment = Counter.Environment

  private func play(_ environment: Environment, rounds: Int = 1) -> Counter.State {
    let store = Store(initialState: Counter.State(count: 7, secret: 3, id: UUID(100))) {
      Counter()
    } withDependencies: {
      $0.counterEnvironment = environment
    }
    for _ in 0..<rounds { store.send(.playNext) }
    return store.state
  }

  @Test("A new round has a count of 0 and the secret and id of its environment")
  func newRound() throws {
    var generator = SeededGenerator(seed: 32)
    for secret in [5, -100, Int.random(in: -99...99, using: &generator)] {
      let state = play(Environment(generateRandom: { _ in secret }, uuid: { UUID(1) }))
      let expected = Counter.State(count: 0, secret: secret, id: UUID(1))
      try #require(
        state == expected,
        """
        With an environment that draws \(secret) and makes UUID(1), a new round should begin with \
        \(expected), and it began with \(state). Does every value come from the environment?
        """
      )
    }
  }

  @Test("The number is drawn once a round, from -100 to 100")
  func range() {
    let ranges = LockIsolated<[ClosedRange<Int>]>([])
    _ = play(
      Environment(
        generateRandom: { range in
          ranges.withValue { $0.append(range) }
          return 0
        },
        uuid: { UUID(1) }
      ),
      rounds: 2
    )
    #expect(
      ranges.value == [-100...100, -100...100],
      """
      In two rounds the environment should be asked for a number twice, each time from -100 to 100. \
      It was asked for \(ranges.value).
      """
    )
  }

  @Test("Each round draws one id")
  func ids() {
    let next = LockIsolated(0)
    let state = play(
      Environment(
        generateRandom: { _ in 0 },
        uuid: {
          next.withValue { next in
            next += 1
            return UUID(next)
          }
        }
      ),
      rounds: 3
    )
    #expect(
      state.id == UUID(3) && next.value == 3,
      """
      After three rounds, three ids should have been drawn, and the last of them be in the state. \
      \(next.value) were drawn, and the state has \(state.id).
      """
    )
  }

  @Test("Counting asks nothing of the world")
  func incrementDrawsNothing() async {
    let store = TestStore(initialState: Counter.State(secret: 3, id: UUID(100))) { Counter() }
    await store.send(.increment) { $0.count = 1 }
  }

  @Test("Two games with two environments do not get in each other's way")
  func twoGames() {
    let first = Environment(generateRandom: { _ in 11 }, uuid: { UUID(1) })
    let second = Environment(generateRandom: { _ in 22 }, uuid: { UUID(2) })
    let secrets = [first, second, first].map { play($0).secret }
    #expect(
      secrets == [11, 22, 11],
      """
      Games whose environments draw 11, 22 and 11 should have these secrets; they have \(secrets). \
      Is a number kept somewhere between two games?
      """
    )
  }

  @Test("In the app the numbers are random, within the range, and no two ids are the same")
  func live() {
    let environment = Environment.liveValue
    let numbers = Set((0..<2_000).map { _ in environment.generateRandom(-3...3) })
    #expect(
      numbers == Set(-3...3),
      "In 2000 draws from -3 to 3 every number should come up, and \(numbers.sorted()) did."
    )
    let ids = Set((0..<100).map { _ in environment.uuid() })
    #expect(ids.count == 100, "100 ids should all be different, and \(ids.count) are.")
  }

  @Test("The repaired test has nothing to say about the right counter")
  func specAcceptsTheReference() async {
    let found = await complaints { await playNextSpec(makeStore { Self.reference(&$0, $1) }) }
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      On the right counter the repaired test should pass, and it complained: \
      \(found.joined(separator: "\n"))
      """
    )
  }

  @Test(
    "The repaired test finds every fault",
    arguments: [
      "the count is not set back", "the secret is not drawn anew", "the id stays the same",
      "nothing changes",
    ]
  )
  func specFinds(fault: String) async {
    let found = await complaints {
      await playNextSpec(
        makeStore { state, environment in
          let before = state
          Self.reference(&state, environment)
          switch fault {
          case "the count is not set back": state.count = before.count
          case "the secret is not drawn anew": state.secret = before.secret
          case "the id stays the same": state.id = before.id
          default: state = before
          }
        }
      )
    }
    let isNoticed = !found.isEmpty
    #expect(
      isNoticed,
      """
      The repaired test passes on a counter in which \(fault). \
      After `playNext`, what should all three values of the state be?
      """
    )
  }

  private static func reference(_ state: inout Counter.State, _ environment: Environment) {
    state.count = 0
    state.secret = environment.generateRandom(-100...100)
    state.id = environment.uuid()
  }

  /// Makes stores of a counter whose `playNext` does as it is told.
  private func makeStore(
    playNext: @escaping (inout Counter.State, Environment) -> Void
  ) -> (Environment) -> TestStoreOf<Counter> {
    { environment in
      TestStore(initialState: Counter.State(count: 7, secret: 3, id: UUID(100))) {
        Reduce { state, action in
          switch action {
          case .increment: state.count += 1
          case .playNext: playNext(&state, environment)
          }
          return .none
        }
      }
    }
  }
}
