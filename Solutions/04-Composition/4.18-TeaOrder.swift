// BEGIN SOLUTION
import ComposableArchitecture

/// Exercise 4.18: an order of tea, with two children.
enum TeaOrder {
  /// A child: how many cups are ordered.
  @Reducer
  struct Cups {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }

    enum Action {
      case minusButtonTapped
      case plusButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .minusButtonTapped:
          state.count = max(0, state.count - 1)
          return .none

        case .plusButtonTapped:
          state.count += 1
          return .none
        }
      }
    }
  }

  /// A child: a field for a coupon. It reports what a good code is worth.
  @Reducer
  struct Coupon {
    @ObservableState
    struct State: Equatable {
      var code = ""
      var isUnknown = false
    }

    enum Action {
      case applyButtonTapped
      case codeChanged(String)
      case delegate(Delegate)

      @CasePathable
      enum Delegate {
        case discountGranted(percent: Int)
      }
    }

    private let discounts = ["TEA10": 10, "TEA25": 25]

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .applyButtonTapped:
          guard let percent = discounts[state.code.uppercased()] else {
            state.isUnknown = true
            return .none
          }
          state.code = ""
          return .send(.delegate(.discountGranted(percent: percent)))

        case .codeChanged(let code):
          state.code = code
          state.isUnknown = false
          return .none

        case .delegate:
          return .none
        }
      }
    }
  }

  /// The parent: the whole order.
  @Reducer
  struct Order {
    @ObservableState
    struct State: Equatable {
      var coupon = Coupon.State()
      var cups = Cups.State()
      var percentOff = 0

      var total: Int { cups.count * 320 * (100 - percentOff) / 100 }
    }

    enum Action {
      case coupon(Coupon.Action)
      case cups(Cups.Action)
      case startOverButtonTapped
    }

    var body: some ReducerOf<Self> {
      Scope(\.coupon, action: \.coupon) {
        Coupon()
      }
      Scope(\.cups, action: \.cups) {
        Cups()
      }
      Reduce { state, action in
        switch action {
        case .coupon(.delegate(.discountGranted(let percent))):
          state.percentOff = percent
          return .none

        case .coupon, .cups:
          return .none

        case .startOverButtonTapped:
          state = State()
          return .none
        }
      }
    }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 4.18: an order of tea, with two children.
// STUB: //
// STUB: // Write three features in this file, inside `enum TeaOrder { … }`: the cups, the coupon, and the
// STUB: // order that is their parent. Section 4.18 of the lesson has the description, and a table of the
// STUB: // names that the suite uses: `Scripts/workbook read 4.18`.
