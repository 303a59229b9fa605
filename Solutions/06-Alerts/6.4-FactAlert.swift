import ComposableArchitecture
import TerminalUI

/// Exercise 6.4: a number, a fact about it, and the alert that shows the fact.
enum FactAlerts {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      // BEGIN SOLUTION
      @Presents var alert: AlertState<Action.Alert>?
      var count = 0
      // END SOLUTION
      // STUB: // The compiler warns of what is old here. The finished file has no warning.
      // STUB: // TODO: Replace what has to do with the alert, here and below.
      // STUB: var count = 0
      // STUB: var numberFactAlert: String?
    }

    enum Action {
      // BEGIN SOLUTION
      case alert(PresentationAction<Alert>)
      case numberFactButtonTapped
      case numberFactResponse(Result<String, any Error>)

      @CasePathable
      enum Alert: Equatable {
        case nextButtonTapped
      }
      // END SOLUTION
      // STUB: case factAlertDismissed
      // STUB: case numberFactButtonTapped
      // STUB: case numberFactResponse(Result<String, any Error>)
    }

    /// Fetches a fact about a number.
    let numberFact: @Sendable (Int) async throws -> String

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        // BEGIN SOLUTION
        case .alert(.presented(.nextButtonTapped)):
          state.count += 1
          return fetchFact(about: state.count)

        case .alert:
          return .none
        // END SOLUTION
        // STUB: case .factAlertDismissed:
        // STUB:   state.numberFactAlert = nil
        // STUB:   return .none

        case .numberFactButtonTapped:
          return fetchFact(about: state.count)

        case .numberFactResponse(.success(let fact)):
          // BEGIN SOLUTION
          state.alert = AlertState {
            TextState(fact)
          } actions: {
            ButtonState(action: .nextButtonTapped) { TextState("Next") }
            ButtonState(role: .cancel) { TextState("Close") }
          }
          return .none
        // END SOLUTION
        // STUB: state.numberFactAlert = fact
        // STUB: return .none

        case .numberFactResponse(.failure):
          // BEGIN SOLUTION
          state.alert = AlertState { TextState("Could not load a number fact :(") }
          return .none
        // END SOLUTION
        // STUB: state.numberFactAlert = "Could not load a number fact :("
        // STUB: return .none
        }
      }
      // BEGIN SOLUTION
      .ifLet(\.$alert, action: \.alert)
      // END SOLUTION
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

  // BEGIN SOLUTION
  // END SOLUTION
  // STUB: /// What the view's alert is about: `.alert(item:)` asks for a value with an id.
  // STUB: struct FactAlert: Identifiable {
  // STUB:   let fact: String
  // STUB:   var id: String { fact }
  // STUB: }
  // STUB:
  /// The number, a button that asks about it, and the alert.
  struct FactView: View {
    // BEGIN SOLUTION
    @Bindable var store: StoreOf<Feature>
    // END SOLUTION
    // STUB: let store: StoreOf<Feature>

    var body: some View {
      VStack(spacing: 16) {
        Text("\(store.count)")
          .font(.largeTitle)
        Button("Number fact") { store.send(.numberFactButtonTapped) }
      }
      // BEGIN SOLUTION
      .alert($store.scope(\.$alert, action: \.alert))
      // END SOLUTION
      // STUB: .alert(
      // STUB:   item: Binding(
      // STUB:     get: { @MainActor in store.numberFactAlert.map { FactAlert(fact: $0) } },
      // STUB:     set: { @MainActor alert in
      // STUB:       if alert == nil { store.send(.factAlertDismissed) }
      // STUB:     }
      // STUB:   )
      // STUB: ) { alert in
      // STUB:   Alert(title: Text(alert.fact))
      // STUB: }
    }
  }
}
