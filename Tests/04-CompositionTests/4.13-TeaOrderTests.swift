import ComposableArchitecture
import Testing

@testable import Composition

@MainActor
@Suite("4.13 An order with a coupon", .timeLimit(.minutes(1))) struct TeaOrderTests {
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
      await store.send(.applyButtonTapped).finish()
    }
  }

  @Test(
    "A good code is reported as a discount, and leaves the field empty",
    arguments: [("TEA10", 10), ("TEA25", 25), ("tea25", 25), ("Tea10", 10)]
  )
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
    #expect(
      coupon.store.code == "" && !coupon.store.isUnknown,
      """
      After the good code "\(code)" the field should be empty, and the code is not unknown. `code` is \
      "\(coupon.store.code)", and `isUnknown` is \(coupon.store.isUnknown). Look at the state after a \
      good code.
      """
    )
  }

  @Test("A code that is unknown stays in the field, and reports nothing", arguments: ["TEA99", ""])
  func badCode(code: String) async {
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

  private func apply(_ code: String, to order: StoreOf<Order>) async {
    order.send(.coupon(.codeChanged(code)))
    await order.send(.coupon(.applyButtonTapped)).finish()
  }

  @Test("A new order is empty")
  func beginning() {
    let state = Order.State()
    #expect(
      state.cups.count == 0 && state.coupon.code == "" && state.percentOff == 0 && state.total == 0,
      """
      A new order should have no cups, no code, no discount and a total of 0. It has \
      \(state.cups.count) cups, the code "\(state.coupon.code)", \(state.percentOff) percent off and a \
      total of \(state.total). Look at the values in `State`.
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
    #expect(
      totals == [320, 640, 960, 640],
      """
      Plus was tapped three times, then minus once. At 320 cents a cup the totals should be [320, 640, \
      960, 640], and they are \(totals). \(reason(totals))
      """
    )
  }

  private func reason(_ totals: [Int]) -> String {
    totals.allSatisfy { $0 == 0 }
      ? "They are all 0. Look at whether `Cups` runs in the order's `body`."
      : "Look at how `total` is computed."
  }

  @Test("A good coupon takes its percents off the total")
  func discount() async {
    let order = makeOrder()
    for _ in 1...3 { order.send(.cups(.plusButtonTapped)) }
    await apply("TEA25", to: order)
    #expect(
      order.percentOff == 25 && order.total == 720,
      """
      Three cups are 960 cents, and TEA25 takes 25 percent off: `percentOff` should be 25 and `total` \
      720. They are \(order.percentOff) and \(order.total). Look at the order's case for what the \
      coupon reports, then at `total`.
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

  @Test("The order takes the percents from the report")
  func anyReport() async {
    let order = makeOrder()
    order.send(.cups(.plusButtonTapped))
    await order.send(.coupon(.delegate(.discountGranted(percent: 50)))).finish()
    #expect(
      order.percentOff == 50 && order.total == 160,
      """
      The coupon reported a discount of 50 percent, which it may do one day. `percentOff` should be 50 \
      and the total of one cup 160. They are \(order.percentOff) and \(order.total). Look at where the \
      order gets the percents from.
      """
    )
  }

  @Test("A new coupon takes the place of the one before, and a bad one changes nothing")
  func secondCoupon() async {
    let order = makeOrder()
    var found: [Int] = []
    for code in ["TEA25", "TEA10", "NONE"] {
      await apply(code, to: order)
      found.append(order.percentOff)
    }
    #expect(
      found == [25, 10, 10],
      """
      The codes TEA25, TEA10 and NONE were applied, one after another. `percentOff` should be 25, then \
      10, and stay 10. It was \(found). Look at what the order assigns when the coupon reports.
      """
    )
  }

  @Test("Start over makes the order empty again")
  func startOver() async {
    let order = makeOrder()
    order.send(.cups(.plusButtonTapped))
    await apply("TEA25", to: order)
    order.send(.coupon(.codeChanged("TEA")))
    order.send(.startOverButtonTapped)
    order.send(.cups(.plusButtonTapped))
    #expect(
      order.cups.count == 1 && order.coupon.code == "" && order.total == 320,
      """
      After cups, a coupon and half a code, the person started over, and ordered one cup. There should \
      be 1 cup for 320 cents and no code. There are \(order.cups.count) cups for \(order.total) cents, \
      and the code is "\(order.coupon.code)". Look at what `startOverButtonTapped` assigns.
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
