import ComposableArchitecture
import TerminalUI

/// Everything of exercise 2.4.
enum GuessTheNumber {
  /// How a guess compares with the secret number.
  enum CheckResult: Equatable {
    case lower
    case equal
    case higher
  }

  /// A counter that is also a game: find the secret number between -100 and 100.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0

      // BEGIN SOLUTION
      var secret = Int.random(in: -100...100)
      // END SOLUTION
      // STUB: // TODO: Draw the secret at random, anywhere from -100 to 100.
      // STUB: var secret = 0

      var countString: String {
        get { String(count) }
        set { count = Int(newValue) ?? count }
      }

      /// How the count, which is the guess, compares with the secret.
      var checkResult: CheckResult {
        // BEGIN SOLUTION
        if count < secret { .lower } else if count > secret { .higher } else { .equal }
        // END SOLUTION
        // STUB: // TODO: Compare the count with the secret.
        // STUB: return .equal
      }
    }

    enum Action {
      case countTyped(String)
      case decrementButtonTapped
      case incrementButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .countTyped(let text):
          state.countString = text
          return .none
        case .decrementButtonTapped:
          state.count -= 1
          return .none
        case .incrementButtonTapped:
          state.count += 1
          return .none
        }
      }
    }
  }

  /// What the screen says about a guess: "Lower" or "Higher" in red, "Correct" in green.
  struct CheckLabel: View {
    let result: CheckResult

    var body: some View {
      // BEGIN SOLUTION
      switch result {
      case .lower:
        Label("Lower", systemImage: "lessthan.circle")
          .foregroundStyle(.red)
      case .higher:
        Label("Higher", systemImage: "greaterthan.circle")
          .foregroundStyle(.red)
      case .equal:
        Label("Correct", systemImage: "checkmark.circle")
          .foregroundStyle(.green)
      }
      // END SOLUTION
      // STUB: // TODO: Choose text, image and colour by `result`.
      // STUB: Label("?", systemImage: "questionmark.circle")
    }
  }
}
