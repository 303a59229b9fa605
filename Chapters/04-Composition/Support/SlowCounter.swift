import ComposableArchitecture
import Foundation

/// A counter that can also count three seconds later: one row of the list in exercise 4.8.
@Reducer
struct SlowCounter {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var count = 0
  }

  enum Action {
    case incrementButtonTapped
    case incrementLaterButtonTapped
    case timePassed
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped, .timePassed:
        state.count += 1
        return .none

      case .incrementLaterButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(3))
          await send(.timePassed)
        }
      }
    }
  }
}
