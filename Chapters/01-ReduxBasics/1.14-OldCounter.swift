import ComposableArchitecture
import TerminalUI

/// A counter and its screen.
enum OldCounter {
  // The compiler warns of what is old here. The finished file has no warning.
  // TODO: Today's feature has two macros, a `body`, and a `Result`.
  struct Feature: Reducer {
    struct State: Equatable {
      var count = 0
      var numberFactAlert: String?
    }

    enum Action: Equatable {
      case decrementButtonTapped
      case factAlertDismissed
      case incrementButtonTapped
      case numberFactResponse(TaskResult<String>)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
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

  /// The screen.
  struct CounterView: View {
    let store: StoreOf<Feature>

    var body: some View {
      // TODO: Today's view reads the store itself.
      WithViewStore(store, observe: { $0 }) { viewStore in
        VStack {
          Text("Count: \(viewStore.count)")
          HStack {
            Button("Minus") { viewStore.send(.decrementButtonTapped) }
            Button("Plus") { viewStore.send(.incrementButtonTapped) }
          }
          if let fact = viewStore.numberFactAlert {
            Text(fact)
            Button("Close") { viewStore.send(.factAlertDismissed) }
          }
        }
      }
    }
  }
}
