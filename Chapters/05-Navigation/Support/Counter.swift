import ComposableArchitecture
import Foundation

/// The counter of exercise 3.5, in which a person can also type a guess and go down: the secret number is
/// from -100 to 100.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var count = 0
    var secret: Int
    var id: UUID
  }

  enum Action {
    case countTextChanged(String)
    case decrementButtonTapped
    case incrementButtonTapped
    case playNextButtonTapped
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countTextChanged(let text):
        state.count = Int(text) ?? state.count
      case .decrementButtonTapped:
        state.count -= 1
      case .incrementButtonTapped:
        state.count += 1
      case .playNextButtonTapped:
        state = State(
          secret: withRandomNumberGenerator { Int.random(in: -100...100, using: &$0) },
          id: uuid()
        )
      }
      return .none
    }
  }
}
