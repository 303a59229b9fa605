import ComposableArchitecture
import Testing

import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Composition

@MainActor
@Suite("4.24 Orders on their way", .timeLimit(.minutes(20))) struct OrdersTests {
  private struct NoAnswer: Error {}

  /// A page with the orders 4 and 8.
  private struct Fixture {
    let clock = WatchedClock()
    let asked = LockIsolated(0)
    let store: StoreOf<Orders.Page>

    /// - Parameter answers: What the shop answers each time, the last one from then on; nil if it does not.
    @MainActor
    init(_ answers: Orders.Order.Status?...) {
      let orders: IdentifiedArrayOf<Orders.Order.State> = [.init(id: 4), .init(id: 8)]
      store = Store(initialState: Orders.Page.State(orders: orders)) {
        Orders.Page()
      } withDependencies: { [clock, asked] in
        $0.continuousClock = clock
        $0.shop.status = { _ in
          let number = asked.withValue { count in
            count += 1
            return min(count, answers.count) - 1
          }
          guard let answer = answers[number] else { throw NoAnswer() }
          return answer
        }
      }
    }

    @MainActor
    func follow(_ id: Int) -> StoreTask {
      store.send(.orders(.element(id: id, action: .followButtonTapped)))
    }

    @MainActor
    func order(_ id: Int) -> Orders.Order.State { store.orders[id: id] ?? .init(id: id) }
  }

  @Test(
    "Your tests show what is wrong",
    .disabled("`Scripts/workbook run 4.24` runs your tests on other features.")
  )
  func faults() {}

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "4.24-OrdersOwnTests.swift")
      .expectPass(on: "this feature", advice: "Compare both with the wish.")
  }

  @Test("Once an order has arrived, nobody asks for it any more")
  func arrived() async {
    let page = Fixture(.onItsWay, .arrived)
    let task = page.follow(8)
    await page.clock.advance(by: .seconds(60), during: task)
    await waitFor { page.order(8).status == .arrived }
    await expectEnd(of: task, "The asking for an order that has arrived", lookingAt: "what ends it")
    #expect(
      page.order(8).status == .arrived && page.asked.value == 2,
      """
      The shop answered "on its way", and a minute later "arrived". The status should be `arrived`, and the \
      shop asked twice. It is \(page.order(8).status), and the shop was asked \(page.asked.value) times.
      """
    )
  }

  @Test("Nobody asks for an order that is followed no more")
  func stopped() async {
    let page = Fixture(.onItsWay)
    let task = page.follow(4)
    await waitFor { page.order(4).status == .onItsWay }
    page.store.send(.orders(.element(id: 4, action: .stopButtonTapped)))
    await expectEnd(of: task, "The asking for an order that is followed no more", lookingAt: "what ends it")
    #expect(
      !page.order(4).isFollowed && page.asked.value == 1,
      """
      An order was followed, and stopped within the minute. It should be followed no more, and the shop \
      asked once. `isFollowed` is \(page.order(4).isFollowed), and the shop was asked \
      \(page.asked.value) times. Look at `stopButtonTapped`.
      """
    )
  }

  @Test("Without an answer the row says so, and asks again a minute later")
  func noAnswer() async {
    let page = Fixture(nil, .onItsWay)
    let task = page.follow(8)
    let isSaid = await waitFor { page.order(8).hasNoAnswer }
    await page.clock.advance(by: .seconds(60), during: task)
    await waitFor { page.order(8).status == .onItsWay }
    #expect(
      isSaid && page.order(8).status == .onItsWay && !page.order(8).hasNoAnswer,
      """
      The shop did not answer at first, and a minute later it answered "on its way". `hasNoAnswer` should \
      have become true, and then false, with that status. At first it was \(isSaid), later \
      \(page.order(8).hasNoAnswer), and the status is \(page.order(8).status). Look at what the effect \
      does when the shop throws.
      """
    )
    task.cancel()
  }

  @Test("The page counts each order that has arrived once")
  func counting() async {
    let page = Fixture(.arrived)
    let tasks = [page.follow(4), page.follow(8)]
    await waitFor { page.store.arrivedCount >= 2 }
    await page.clock.advance(by: .seconds(120), whenever: { page.store.arrivedCount >= 2 })
    #expect(
      page.store.arrivedCount == 2,
      """
      Two orders have arrived, and two minutes passed. `arrivedCount` should be 2, and it is \
      \(page.store.arrivedCount). Look at how often an order tells the page.
      """
    )
    for task in tasks { task.cancel() }
  }
}
