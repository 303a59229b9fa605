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

    // BEGIN SOLUTION
    enum CancelID { case bids }

    @Dependency(\.auction) var auction

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bidReceived(let bid):
          state.bidCount += 1
          state.highestBid = max(bid, state.highestBid)
          return .none

        case .nameChanged(let name):
          state.name = name
          return .none

        case .screenAppeared:
          return .run { send in
            for await bid in auction.bids() {
              await send(.bidReceived(bid))
            }
          }
          .cancellable(id: CancelID.bids, cancelInFlight: true)
        }
      }
    }
    // END SOLUTION
    // STUB: // TODO: Two things go wrong here. Look at the log before you look at the code.
    // STUB: @Dependency(\.auction) var auction
    // STUB:
    // STUB: var body: some ReducerOf<Self> {
    // STUB:   Reduce { state, action in
    // STUB:     switch action {
    // STUB:     case .bidReceived(let bid):
    // STUB:       state.bidCount += 1
    // STUB:       state.highestBid = max(bid, state.highestBid)
    // STUB:       return .none
    // STUB:
    // STUB:     case .nameChanged(let name):
    // STUB:       state = State(bidCount: state.bidCount, name: name)
    // STUB:       return .none
    // STUB:
    // STUB:     case .screenAppeared:
    // STUB:       return .run { send in
    // STUB:         for await bid in auction.bids() {
    // STUB:           await send(.bidReceived(bid))
    // STUB:         }
    // STUB:       }
    // STUB:     }
    // STUB:   }
    // STUB: }
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
