// REPAIR
import ComposableArchitecture

/// Exercise 3.3: an amount, and what it is worth in another currency.
enum Exchange {
  enum Cause { case awaitIsMissing, constantIsChanged, effectCapturesState, valueIsNotSendable }
  // BEGIN SOLUTION
  static let cause: Cause? = .effectCapturesState
  // END SOLUTION
  // STUB: static let cause: Cause? = nil

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var amount = 0
      var worth: Int?
    }

    enum Action {
      case amountChanged(Int)
      case convertButtonTapped
      case worthResponse(Int)
    }

    enum CancelID { case worth }

    /// Asks a bank what an amount is worth today.
    let convert: @Sendable (_ amount: Int) async -> Int

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .amountChanged(let amount):
          state.amount = amount
          state.worth = nil
          return .cancel(id: CancelID.worth)

        case .convertButtonTapped:
          // BEGIN SOLUTION
          return .run { [amount = state.amount] send in
            await send(.worthResponse(convert(amount)))
          }
          .cancellable(id: CancelID.worth, cancelInFlight: true)
        // END SOLUTION
        // STUB: return .run { send in
        // STUB:   await send(.worthResponse(convert(state.amount)))
        // STUB: }
        // STUB: .cancellable(id: CancelID.worth, cancelInFlight: true)

        case .worthResponse(let worth):
          state.worth = worth
          return .none
        }
      }
    }
  }
}
