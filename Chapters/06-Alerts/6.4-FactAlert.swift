import ComposableArchitecture
import TerminalUI

/// Exercise 6.4: a number, a fact about it, and the alert that shows the fact.
enum FactAlerts {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      // The compiler warns of what is old here. The finished file has no warning.
      // TODO: Replace what has to do with the alert, here and below.
      var count = 0
      var numberFactAlert: String?
    }

    enum Action {
      case factAlertDismissed
      case numberFactButtonTapped
      case numberFactResponse(Result<String, any Error>)
    }

    /// Fetches a fact about a number.
    let numberFact: @Sendable (Int) async throws -> String

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .factAlertDismissed:
          state.numberFactAlert = nil
          return .none

        case .numberFactButtonTapped:
          return fetchFact(about: state.count)

        case .numberFactResponse(.success(let fact)):
          state.numberFactAlert = fact
          return .none

        case .numberFactResponse(.failure):
          state.numberFactAlert = "Could not load a number fact :("
          return .none
        }
      }
    }

    private func fetchFact(about number: Int) -> EffectOf<Self> {
      .run { send in
        await send(.numberFactResponse(Result { try await numberFact(number) }))
      }
      // A fact about another number is not wanted any more.
      .cancellable(id: CancelID.fact, cancelInFlight: true)
    }

    private enum CancelID { case fact }
  }

  /// What the view's alert is about: `.alert(item:)` asks for a value with an id.
  struct FactAlert: Identifiable {
    let fact: String
    var id: String { fact }
  }

  /// The number, a button that asks about it, and the alert.
  struct FactView: View {
    let store: StoreOf<Feature>

    var body: some View {
      VStack(spacing: 16) {
        Text("\(store.count)")
          .font(.largeTitle)
        Button("Number fact") { store.send(.numberFactButtonTapped) }
      }
      .alert(
        item: Binding(
          get: { @MainActor in store.numberFactAlert.map { FactAlert(fact: $0) } },
          set: { @MainActor alert in
            if alert == nil { store.send(.factAlertDismissed) }
          }
        )
      ) { alert in
        Alert(title: Text(alert.fact))
      }
    }
  }
}
