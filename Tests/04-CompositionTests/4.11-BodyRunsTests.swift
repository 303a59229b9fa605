import ComposableArchitecture
import TerminalUI
import Testing

@testable import Composition

@MainActor
@Suite("4.11 How often a body runs", .timeLimit(.minutes(20))) struct BodyRunsTests {
  private typealias Bodies = BodyRuns.Bodies

  /// Sends the actions to a shop on a screen, and returns whose body ran after each, and how often.
  private func observed() async -> [(bodies: Bodies, shop: Int, basket: Int)] {
    let log = BodyRuns.BodyLog()
    let store = Store(initialState: BodyRuns.Shop.State()) { BodyRuns.Shop() }
    let screen = Screen { BodyRuns.ShopView(store: store, log: log) }
    await screen.settle()
    _ = log.removeAll()
    var found: [(bodies: Bodies, shop: Int, basket: Int)] = []
    for action in BodyRuns.actions {
      store.send(action)
      await screen.settle()
      let names = log.removeAll()
      let shop = names.count { $0 == .shop }
      let basket = names.count { $0 == .basket }
      let bodies: Bodies =
        switch (shop > 0, basket > 0) {
        case (true, true): .both
        case (true, false): .shopOnly
        case (false, true): .basketOnly
        case (false, false): .neither
        }
      found.append((bodies, shop, basket))
    }
    return found
  }

  @Test("After each action, the bodies run that were predicted")
  func bodies() async throws {
    let predicted = BodyRuns.bodies
    try #require(
      predicted.count == BodyRuns.actions.count,
      """
      There are \(BodyRuns.actions.count) actions, and `bodies` says whose body runs after \
      \(predicted.count). Write them all down first, then the actions are sent.
      """
    )
    let observed = await observed()
    let rows = observed.indices.map { index in
      let (bodies, shop, basket) = observed[index]
      return """
        \(index + 1). \(BodyRuns.actions[index]): predicted .\(predicted[index]), seen .\(bodies) (the \
        shop's \(shop) times, the basket's \(basket) times)
        """
    }
    let right = zip(predicted, observed).count { $0 == $1.bodies }
    let isRight = right == predicted.count
    if isRight { print("After each action:\n" + rows.joined(separator: "\n")) }
    #expect(
      isRight,
      """
      The actions were sent to a shop on a screen. \(right) of \(predicted.count) predictions are right. \
      For each action, look at what the two bodies read from their stores, and at what the action changes. \
      What was seen is shown when all are right.
      """
    )
  }
}
