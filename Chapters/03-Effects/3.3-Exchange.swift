/* Remove this line to begin.
// Run this file, read what the compiler says, name the cause below, then mend the mistake.

import ComposableArchitecture

/// Exercise 3.3: an amount, and what it is worth in another currency.
enum Exchange {
  enum Cause { case awaitIsMissing, constantIsChanged, effectCapturesState, valueIsNotSendable }
  static let cause: Cause? = nil

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
          return .run { send in
            await send(.worthResponse(convert(state.amount)))
          }
          .cancellable(id: CancelID.worth, cancelInFlight: true)

        case .worthResponse(let worth):
          state.worth = worth
          return .none
        }
      }
    }
  }
}
// The comment that the first line begins ends here. */
