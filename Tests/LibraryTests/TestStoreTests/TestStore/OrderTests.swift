import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// The order of effects that begin or wake at one instant. The values are those of TCA 1.26's own
/// code of effects, cancellation and test clocks, run on its main serial executor.
@Suite("The order of actions that effects send", .timeLimit(.minutes(20)))
@MainActor
struct OrderTests {
  /// Effects that one action starts, and what arrives.
  struct Order: CustomTestStringConvertible {
    let testDescription: String
    let actions: [String]
    let effect: @Sendable @MainActor (any Clock<Duration>) -> Effect<String>

    init(
      _ name: String,
      _ actions: String,
      _ effect: @escaping @Sendable @MainActor (any Clock<Duration>) -> Effect<String>
    ) {
      testDescription = name
      self.actions = actions.split(separator: " ").map(String.init)
      self.effect = effect
    }
  }

  /// An effect that sends at once.
  nonisolated private static func run(_ name: String, times: Int = 1) -> Effect<String> {
    .run { send in for _ in 0..<times { await send(name) } }
  }

  /// An effect that sends after a second.
  nonisolated private static func wait(_ name: String, _ clock: any Clock<Duration>)
    -> Effect<String>
  {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(name)
    }
  }

  /// An effect of a child.
  nonisolated private static func child(_ effect: Effect<String>) -> Effect<String> {
    effect.map { $0 }.cancellable(id: "child")
  }

  nonisolated private static let orders = [
    Order("of two", "a b") { _ in .merge(run("a"), run("b")) },
    Order("of three", "c a b") { _ in .merge(run("a"), run("b"), run("c")) },
    Order("of four", "d c a b") { _ in .merge(run("a"), run("b"), run("c"), run("d")) },
    Order("of two merges", "a b c d") { _ in
      .merge(.merge(run("a"), run("b")), .merge(run("c"), run("d")))
    },
    Order("of a merge between two", "d a b c") { _ in
      .merge(run("a"), .merge(run("b"), run("c")), run("d"))
    },
    Order("of three that send twice", "c c a b a b") { _ in
      .merge(run("a", times: 2), run("b", times: 2), run("c", times: 2))
    },
    Order("of three behind a sent action", "x a b c") { _ in
      .merge(.send("x"), run("a"), run("b"), run("c"))
    },
    Order("of three before a sent action", "x c a b") { _ in
      .merge(run("a"), run("b"), run("c"), .send("x"))
    },
    Order("of three behind a cancellation", "a b c") { _ in
      .merge(.cancel(id: "none"), run("a"), run("b"), run("c"))
    },
    Order("of one that can be cancelled and one that cannot", "b a") { _ in
      .merge(run("a").cancellable(id: "a"), run("b"))
    },
    Order("of a child and its parent", "p p a a") { _ in
      .merge(child(run("a", times: 2)), run("p", times: 2))
    },
    Order("of a child of a child", "p c a") { _ in
      .merge(child(.merge(child(run("a")), run("c"))), run("p"))
    },
    Order("of a mapped merge", "d c a b") { _ in
      .merge(.merge(run("a"), run("b"), run("c")).map { $0 }, run("d"))
    },
    Order("of a row of effects beside two", "d c a b") { _ in
      .merge(.concatenate(run("a"), run("b")), run("c"), run("d"))
    },
    Order("of three that wake together", "c a b") {
      .merge(wait("a", $0), wait("b", $0), wait("c", $0))
    },
    Order("of a sleeping child and its parent", "p a") {
      .merge(child(wait("a", $0)), wait("p", $0))
    },
  ]

  @Test("Merged effects begin in TCA's order", arguments: orders)
  func merged(_ order: Order) async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in action == "go" ? order.effect(clock) : .none }
    }
    await store.send("go")
    await clock.advance(by: .seconds(1))
    for action in order.actions { await store.receive(action) }
    await store.finish()
  }
}
