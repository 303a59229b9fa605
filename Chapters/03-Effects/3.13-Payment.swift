import ComposableArchitecture

/// A bill, and the button that pays it.
enum Payment {
  /// Moves the money.
  @DependencyClient
  struct Bank: Sendable {
    /// Pays an amount, and returns the number of the receipt.
    var pay: @Sendable (_ cents: Int) async throws -> String
  }

  /// Counts what people do. Nobody waits for its answers.
  @DependencyClient
  struct Analytics: Sendable {
    /// Notes an event. It answers nothing.
    var track: @Sendable (_ event: String) async -> Void
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var cents = 4_200
      var status = Status.open
    }

    enum Status: Equatable {
      case failed
      case open
      case paid(receipt: String)
      case paying
    }

    enum Action {
      case payButtonTapped
      case paymentResponse(Result<String, any Error>)
    }

    @Dependency(\.analytics) var analytics
    @Dependency(\.bank) var bank

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .payButtonTapped:
          // TODO: A second tap pays a second time. Which taps may pay?
          enum CancelID { case payment }
          state.status = .paying
          return .run { [cents = state.cents] send in
            await analytics.track("paid \(cents)")
            await send(.paymentResponse(Result { try await bank.pay(cents) }))
          }
          .cancellable(id: CancelID.payment, cancelInFlight: true)

        case .paymentResponse(.success(let receipt)):
          state.status = .paid(receipt: receipt)
          // TODO: Now the bill is paid.
          return .none

        case .paymentResponse(.failure):
          state.status = .failed
          return .none
        }
      }
    }
  }
}

extension Payment.Analytics: DependencyKey {
  static let liveValue = Self { print("analytics: \($0)") }
  static let testValue = Self()
}

extension Payment.Bank: DependencyKey {
  /// There is no bank behind this exercise.
  static let liveValue = Self { cents in "R-\(cents)" }
  static let testValue = Self()
}

extension DependencyValues {
  var analytics: Payment.Analytics {
    get { self[Payment.Analytics.self] }
    set { self[Payment.Analytics.self] = newValue }
  }

  var bank: Payment.Bank {
    get { self[Payment.Bank.self] }
    set { self[Payment.Bank.self] = newValue }
  }
}
