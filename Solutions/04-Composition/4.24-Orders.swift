import ComposableArchitecture

/// Exercise 4.24: orders on their way, as an assistant wrote them for the wish.
enum Orders {
  /// Knows where an order is.
  @DependencyClient
  struct Shop: Sendable {
    var status: @Sendable (_ id: Int) async throws -> Order.Status
  }

  @Reducer
  struct Order {
    enum Status { case packed, onItsWay, arrived }

    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var status = Status.packed
      var isFollowed = false
      var hasNoAnswer = false
    }

    enum Action {
      case answered(Result<Status, any Error>)
      case delegate(Delegate)
      case followButtonTapped
      case stopButtonTapped

      @CasePathable
      enum Delegate {
        case arrived
      }
    }

    enum CancelID { case asking }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.shop) var shop

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .answered(.failure):
          state.hasNoAnswer = true
          return .none

        case .answered(.success(let status)):
          state.hasNoAnswer = false
          state.status = status
          guard status == .arrived else { return .none }
          state.isFollowed = false
          // BEGIN SOLUTION
          return .merge(.cancel(id: CancelID.asking), .send(.delegate(.arrived)))
          // END SOLUTION
          // STUB: return .send(.delegate(.arrived))

        case .delegate:
          return .none

        case .followButtonTapped:
          state.isFollowed = true
          return .run { [id = state.id] send in
            while true {
              // BEGIN SOLUTION
              await send(.answered(Result { try await shop.status(id) }))
              // END SOLUTION
              // STUB: guard let status = try? await shop.status(id) else { return }
              // STUB: await send(.answered(.success(status)))
              try await clock.sleep(for: .seconds(60))
            }
          }
          .cancellable(id: CancelID.asking, cancelInFlight: true)

        case .stopButtonTapped:
          state.isFollowed = false
          // BEGIN SOLUTION
          return .cancel(id: CancelID.asking)
          // END SOLUTION
          // STUB: return .none
        }
      }
    }
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var arrivedCount = 0
      var orders: IdentifiedArrayOf<Order.State> = []
    }

    enum Action {
      case orders(IdentifiedActionOf<Order>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .orders(.element(id: _, action: .delegate(.arrived))) = action {
          state.arrivedCount += 1
        }
        return .none
      }
      .forEach(\.orders, action: \.orders) {
        Order()
      }
    }
  }
}

extension Orders.Shop: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var shop: Orders.Shop {
    get { self[Orders.Shop.self] }
    set { self[Orders.Shop.self] = newValue }
  }
}
