import ComposableArchitecture

/// An auction: the bids of all bidders as they come, and the name under which the person bids.
enum Auction {
  /// Reports the bids of an auction.
  @DependencyClient
  struct Client: Sendable {
    var bids: @Sendable () -> AsyncStream<Int> = { .finished }
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var bidCount = 0
      var highestBid = 0
      var name = ""
    }

    enum Action {
      case bidReceived(Int)
      case nameChanged(String)
      case screenAppeared
    }

    // TODO: Two things go wrong here. Look at the log before you look at the code.
    @Dependency(\.auction) var auction

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bidReceived(let bid):
          state.bidCount += 1
          state.highestBid = max(bid, state.highestBid)
          return .none

        case .nameChanged(let name):
          state = State(bidCount: state.bidCount, name: name)
          return .none

        case .screenAppeared:
          return .run { send in
            for await bid in auction.bids() {
              await send(.bidReceived(bid))
            }
          }
        }
      }
    }
  }
}

extension Auction.Client: DependencyKey {
  /// There is no auction behind this exercise.
  static let liveValue = Self { .never }
  static let testValue = Self()
}

extension DependencyValues {
  var auction: Auction.Client {
    get { self[Auction.Client.self] }
    set { self[Auction.Client.self] = newValue }
  }
}
