import ComposableArchitecture
import TerminalUI

/// A counter and its screen.
enum OldCounter {
  // BEGIN SOLUTION
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var numberFactAlert: String?
    }

    enum Action {
      case decrementButtonTapped
      case factAlertDismissed
      case incrementButtonTapped
      case numberFactResponse(Result<String, any Error>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .decrementButtonTapped:
          state.count -= 1
          return .none

        case .factAlertDismissed:
          state.numberFactAlert = nil
          return .none

        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .numberFactResponse(.success(let fact)):
          state.numberFactAlert = fact
          return .none

        case .numberFactResponse(.failure):
          state.numberFactAlert = "Could not load a number fact :("
          return .none
        }
      }
    }
  }
  // END SOLUTION
  // STUB: // The compiler warns of what is old here. The finished file has no warning.
  // STUB: // TODO: Today's feature has two macros, a `body`, and a `Result`.
  // STUB: struct Feature: Reducer {
  // STUB:   struct State: Equatable {
  // STUB:     var count = 0
  // STUB:     var numberFactAlert: String?
  // STUB:   }
  // STUB:
  // STUB:   enum Action: Equatable {
  // STUB:     case decrementButtonTapped
  // STUB:     case factAlertDismissed
  // STUB:     case incrementButtonTapped
  // STUB:     case numberFactResponse(TaskResult<String>)
  // STUB:   }
  // STUB:
  // STUB:   func reduce(into state: inout State, action: Action) -> Effect<Action> {
  // STUB:     switch action {
  // STUB:     case .decrementButtonTapped:
  // STUB:       state.count -= 1
  // STUB:       return .none
  // STUB:
  // STUB:     case .factAlertDismissed:
  // STUB:       state.numberFactAlert = nil
  // STUB:       return .none
  // STUB:
  // STUB:     case .incrementButtonTapped:
  // STUB:       state.count += 1
  // STUB:       return .none
  // STUB:
  // STUB:     case .numberFactResponse(.success(let fact)):
  // STUB:       state.numberFactAlert = fact
  // STUB:       return .none
  // STUB:
  // STUB:     case .numberFactResponse(.failure):
  // STUB:       state.numberFactAlert = "Could not load a number fact :("
  // STUB:       return .none
  // STUB:     }
  // STUB:   }
  // STUB: }

  /// The screen.
  struct CounterView: View {
    let store: StoreOf<Feature>

    var body: some View {
      // BEGIN SOLUTION
      VStack {
        Text("Count: \(store.count)")
        HStack {
          Button("Minus") { store.send(.decrementButtonTapped) }
          Button("Plus") { store.send(.incrementButtonTapped) }
        }
        if let fact = store.numberFactAlert {
          Text(fact)
          Button("Close") { store.send(.factAlertDismissed) }
        }
      }
      // END SOLUTION
      // STUB: // TODO: Today's view reads the store itself.
      // STUB: WithViewStore(store, observe: { $0 }) { viewStore in
      // STUB:   VStack {
      // STUB:     Text("Count: \(viewStore.count)")
      // STUB:     HStack {
      // STUB:       Button("Minus") { viewStore.send(.decrementButtonTapped) }
      // STUB:       Button("Plus") { viewStore.send(.incrementButtonTapped) }
      // STUB:     }
      // STUB:     if let fact = viewStore.numberFactAlert {
      // STUB:       Text(fact)
      // STUB:       Button("Close") { viewStore.send(.factAlertDismissed) }
      // STUB:     }
      // STUB:   }
      // STUB: }
    }
  }
}
