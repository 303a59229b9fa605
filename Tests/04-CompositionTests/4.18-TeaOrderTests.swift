import ComposableArchitecture
import Testing

import func SuiteHelpers.expectEnd

@testable import Composition

@MainActor
@Suite("4.18 An order with a coupon", .timeLimit(.minutes(20))) struct TeaOrderTests {
  private typealias Coupon = TeaOrder.Coupon
  private typealias Cups = TeaOrder.Cups
  private typealias Order = TeaOrder.Order

  // MARK: The cups

  /// How many cups there are after some taps; true is plus, false is minus.
  private func cups(after taps: [Bool]) -> Int {
    let store = Store(initialState: Cups.State()) { Cups() }
    for isPlus in taps { store.send(isPlus ? .plusButtonTapped : .minusButtonTapped) }
    return store.count
  }

  @Test("Plus and minus change the number of cups")
  func plusAndMinus() {
    let count = cups(after: [true, true, true, false])
    #expect(
      count == 2,
      """
      After plus three times and minus once there should be 2 cups, and `count` is \(count). Look at \
      the two cases of `Cups`.
      """
    )
  }

  @Test("There are never less than no cups")
  func noLessThanZero() {
    let count = cups(after: [false, false, true])
    #expect(
      count == 1,
      """
      Minus was tapped twice at 0 cups, then plus once. There should be 1 cup, and `count` is \
      \(count). Look at what `minusButtonTapped` does at 0.
      """
    )
  }

  // MARK: The coupon

  /// A coupon by itself, with what it reports.
  private struct CouponFixture {
    let reported = LockIsolated<[Int]>([])
    let store: StoreOf<Coupon>

    @MainActor
    init() {
      store = Store(initialState: Coupon.State()) { [reported] in
        Reduce<Coupon.State, Coupon.Action> { _, action in
          if case .delegate(.discountGranted(let percent)) = action {
            reported.withValue { $0.append(percent) }
          }
          return .none
        }
        Coupon()
      }
    }

    @MainActor
    func apply(_ code: String) async {
      store.send(.codeChanged(code))
      await expectEnd(of: store.send(.applyButtonTapped))
    }
  }

  @Test("A good code is reported as a discount", arguments: [("TEA10", 10), ("TEA25", 25)])
  func goodCode(code: String, percent: Int) async {
    let coupon = CouponFixture()
    await coupon.apply(code)
    #expect(
      coupon.reported.value == [percent],
      """
      With the code "\(code)" the coupon should send `.delegate(.discountGranted(percent: \(percent)))` \
      once. The discounts that it reported are \(coupon.reported.value). Look at what \
      `applyButtonTapped` returns.
      """
    )
  }

  @Test("Small letters are as good as capitals")
  func smallLetters() async {
    for (code, percent) in [("tea25", 25), ("Tea10", 10)] {
      let coupon = CouponFixture()
      await coupon.apply(code)
      #expect(
        coupon.reported.value == [percent] && !coupon.store.isUnknown,
        """
        The code "\(code)" should grant \(percent) percent. The discounts that were reported are \
        \(coupon.reported.value), and `isUnknown` is \(coupon.store.isUnknown). Look at how \
        `applyButtonTapped` compares the code.
        """
      )
    }
  }

  @Test("A good code leaves the field empty")
  func emptyField() async {
    let coupon = CouponFixture()
    await coupon.apply("TEA10")
    #expect(
      coupon.store.code == "" && !coupon.store.isUnknown,
      """
      After the good code "TEA10" the field should be empty, and no code is unknown. `code` is \
      "\(coupon.store.code)", and `isUnknown` is \(coupon.store.isUnknown). Look at what \
      `applyButtonTapped` does to the state when the code is good.
      """
    )
  }

  @Test("A code that is unknown stays in the field, and reports nothing")
  func badCode() async {
    let code = "TEA99"
    let coupon = CouponFixture()
    await coupon.apply(code)
    #expect(
      coupon.store.code == code && coupon.store.isUnknown && coupon.reported.value.isEmpty,
      """
      The code "\(code)" is unknown: it should stay in the field, `isUnknown` should be true, and no \
      discount should be reported. `code` is "\(coupon.store.code)", `isUnknown` is \
      \(coupon.store.isUnknown), and reported are \(coupon.reported.value). Look at the code that is \
      not found in `applyButtonTapped`.
      """
    )
  }

  @Test("A change of the text takes the message away")
  func messageGoes() async {
    let coupon = CouponFixture()
    await coupon.apply("TEA1")
    coupon.store.send(.codeChanged("TEA10"))
    #expect(
      coupon.store.code == "TEA10" && !coupon.store.isUnknown && coupon.reported.value.isEmpty,
      """
      "TEA1" was unknown, and the person typed on to "TEA10". `code` should be "TEA10", `isUnknown` \
      should be false, and nothing should be reported before the next tap. `code` is \
      "\(coupon.store.code)", `isUnknown` is \(coupon.store.isUnknown), and reported are \
      \(coupon.reported.value). Look at `codeChanged`.
      """
    )
  }

  // MARK: The order

  private func makeOrder() -> StoreOf<Order> {
    Store(initialState: Order.State()) { Order() }
  }

  /// Where to look: at what a check of the cups is about, or first at what it needs.
  private func lookAtTotal(_ place: String) -> String {
    let order = makeOrder()
    order.send(.cups(.plusButtonTapped))
    return order.cups.count == 1
      ? "Look at \(place)."
      : "Plus does not reach the cups in the order: look at what runs in the order's `body`."
  }

  /// Where to look: at what a check of the coupon is about, or first at what it needs.
  private func lookAtCoupon(_ place: String) async -> String {
    let coupon = CouponFixture()
    await coupon.apply("TEA25")
    guard coupon.reported.value == [25] else {
      return "The coupon does not report TEA25 yet: look at the checks for the coupon first."
    }
    let order = makeOrder()
    order.send(.coupon(.codeChanged("TEA")))
    return order.coupon.code == "TEA"
      ? "Look at \(place)."
      : "A text does not reach the coupon in the order: look at what runs in the order's `body`."
  }

  private func apply(_ code: String, to order: StoreOf<Order>) async {
    order.send(.coupon(.codeChanged(code)))
    await expectEnd(of: order.send(.coupon(.applyButtonTapped)))
  }

  @Test("A new order is empty")
  func beginning() {
    let state = Order.State()
    #expect(
      state.cups.count == 0 && state.coupon.code == "" && !state.coupon.isUnknown
        && state.percentOff == 0 && state.total == 0,
      """
      A new order should have no cups, no code (which is not unknown), no discount and a total of 0. It \
      has \(state.cups.count) cups, the code "\(state.coupon.code)", \(state.percentOff) percent off and \
      a total of \(state.total), and `isUnknown` is \(state.coupon.isUnknown). Look at the values in \
      the three states.
      """
    )
  }

  @Test("The total is the price of all cups")
  func total() {
    let order = makeOrder()
    var totals: [Int] = []
    for isPlus in [true, true, true, false] {
      order.send(.cups(isPlus ? .plusButtonTapped : .minusButtonTapped))
      totals.append(order.total)
    }
    let place = lookAtTotal("how `total` is computed")
    #expect(
      totals == [320, 640, 960, 640],
      """
      Plus was tapped three times, then minus once. At 320 cents a cup the totals should be [320, 640, \
      960, 640], and they are \(totals). \(place)
      """
    )
  }

  @Test("The order takes the percents from the report")
  func report() async throws {
    let order = makeOrder()
    await expectEnd(of: order.send(.coupon(.delegate(.discountGranted(percent: 50)))))
    try #require(
      order.percentOff == 50,
      """
      The coupon reported a discount of 50 percent, which it may do one day. `percentOff` should be 50, \
      and it is \(order.percentOff). Look at where the order gets the percents from.
      """
    )
    await apply("TEA25", to: order)
    let place = await lookAtCoupon("the order's case for what the coupon reports")
    #expect(
      order.percentOff == 25,
      """
      The person applied TEA25. `percentOff` should be 25, and it is \(order.percentOff). \
      \(place)
      """
    )
  }

  @Test("The percents are taken off the total, before and after a change of the cups")
  func discount() async throws {
    let order = makeOrder()
    for _ in 1...3 { order.send(.cups(.plusButtonTapped)) }
    await expectEnd(of: order.send(.coupon(.delegate(.discountGranted(percent: 25)))))
    let place = reason(order)
    try #require(
      order.total == 720,
      """
      Three cups are 960 cents, and the coupon reported a discount of 25 percent. `total` should be 720, \
      and it is \(order.total), with \(order.cups.count) cups and a `percentOff` of \
      \(order.percentOff). \(place)
      """
    )
    order.send(.cups(.plusButtonTapped))
    #expect(
      order.total == 960,
      """
      A fourth cup makes 1280 cents, and 25 percent off leave 960. `total` is \(order.total). Look at \
      whether `total` follows from the cups and the discount at any time.
      """
    )
  }

  /// Where to look when the total with a discount of 25 percent is wrong.
  private func reason(_ order: StoreOf<Order>) -> String {
    let plain = makeOrder()
    for _ in 1...3 { plain.send(.cups(.plusButtonTapped)) }
    return order.cups.count == 3 && order.percentOff == 25 && order.total == 0 && plain.total == 960
      ? """
      The division of whole numbers drops what is behind the point: 75 / 100 is 0. Look at the order in \
      which `total` multiplies and divides.
      """
      : lookAtTotal("the case for what the coupon reports, then at `total`")
  }

  @Test("A new coupon takes the place of the one before, and a bad one changes nothing")
  func secondCoupon() async {
    let order = makeOrder()
    var found: [Int] = []
    for code in ["TEA25", "TEA10", "NONE"] {
      await apply(code, to: order)
      found.append(order.percentOff)
    }
    let place = await lookAtCoupon("what the order assigns for a report")
    #expect(
      found == [25, 10, 10],
      """
      The codes TEA25, TEA10 and NONE were applied, one after another. `percentOff` should be 25, then \
      10, and stay 10. It was \(found). \(place)
      """
    )
  }

  @Test("Start over makes the order empty again")
  func startOver() async {
    let order = makeOrder()
    order.send(.cups(.plusButtonTapped))
    await expectEnd(of: order.send(.coupon(.delegate(.discountGranted(percent: 25)))))
    order.send(.coupon(.codeChanged("TEA")))
    order.send(.startOverButtonTapped)
    #expect(
      order.cups.count == 0 && order.coupon.code == "" && order.percentOff == 0,
      """
      After a cup, a coupon and half a code, the person started over. There should be no cups, no code \
      and no discount. There are \(order.cups.count) cups, the code is "\(order.coupon.code)", and \
      `percentOff` is \(order.percentOff). Look at what `startOverButtonTapped` assigns.
      """
    )
  }

  @Test("A screen can observe all three states")
  func observable() {
    let states: [(String, Any.Type)] = [
      ("Cups", Cups.State.self), ("Coupon", Coupon.State.self), ("Order", Order.State.self),
    ]
    let missing = states.filter { !($0.1 is any ObservableState.Type) }.map { "`\($0.0)`" }
    #expect(
      missing.isEmpty,
      """
      A screen should be drawn again when a state changes. The state of \
      \(missing.joined(separator: " and of ")) cannot be observed. Which macro makes a state observable?
      """
    )
  }
}
