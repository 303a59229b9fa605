import ComposableArchitecture
import TerminalUI

/// Exercise 4.11: which views are computed again after an action.
///
/// Write predictions, as plain values. Then run the checks and see.
enum BodyRuns {
  /// A basket with a number of things.
  @Reducer
  struct Basket {
    @ObservableState
    struct State: Equatable {
      var count = 0

      /// When something was changed last, in seconds. No view shows it.
      var changedAt = 0
    }

    enum Action {
      case addButtonTapped
      case touched(at: Int)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.count += 1
          return .none

        case .touched(let second):
          state.changedAt = second
          return .none
        }
      }
    }
  }

  /// A shop with a name and a basket.
  @Reducer
  struct Shop {
    @ObservableState
    struct State: Equatable {
      var basket = Basket.State()
      var name = "Corner shop"
      var visitors = 0
    }

    enum Action {
      case basket(Basket.Action)
      case emptyButtonTapped
      case nameChanged(String)
      case visitorCame
    }

    var body: some ReducerOf<Self> {
      Scope(\.basket, action: \.basket) { Basket() }
      Reduce { state, action in
        switch action {
        case .basket:
          return .none

        case .emptyButtonTapped:
          state.basket = Basket.State()
          state.name = "Empty shop"
          return .none

        case .nameChanged(let name):
          state.name = name
          return .none

        case .visitorCame:
          state.visitors += 1
          return .none
        }
      }
    }
  }

  // MARK: The views

  struct ShopView: View {
    let store: StoreOf<Shop>
    let log: BodyLog

    var body: some View {
      let _ = log.add(.shop)
      VStack {
        Text(store.name)
        BasketView(store: store.scope(\.basket, action: \.basket), log: log)
      }
    }
  }

  struct BasketView: View {
    let store: StoreOf<Basket>
    let log: BodyLog

    var body: some View {
      let _ = log.add(.basket)
      Text("\(store.count) things")
    }
  }

  // MARK: The actions

  /// They are sent one after the other, once the screen has been shown.
  static let actions: [Shop.Action] = [
    .basket(.addButtonTapped),
    .nameChanged("Book shop"),
    .basket(.touched(at: 60)),
    .nameChanged("Book shop"),
    .visitorCame,
    .emptyButtonTapped,
  ]

  /// Whose `body` runs after an action.
  enum Bodies: Sendable {
    case basketOnly
    case both
    case neither
    case shopOnly
  }

  /// Your prediction for each of the six actions.
  static let bodies: [Bodies] = [
    // TODO: List whose body runs, in the order of `actions`.
  ]
}

extension BodyRuns {
  /// Which views have computed their `body`.
  final class BodyLog: Sendable {
    enum Name: Sendable {
      case basket
      case shop
    }

    private let names = LockIsolated<[Name]>([])

    func add(_ name: Name) {
      names.withValue { $0.append(name) }
    }

    /// What was added since it was asked last.
    func removeAll() -> [Name] {
      names.withValue { names in
        defer { names = [] }
        return names
      }
    }
  }
}
