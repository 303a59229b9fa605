// caught by: The answer follows every change of the count

import ComposableArchitecture

/// Everything of exercise 2.4.
enum GuessTheNumber {
  /// How a guess compares with the secret number.
  enum CheckResult: Equatable {
    case lower
    case equal
    case higher
  }

  /// What the screen says about a guess, and the name of the colour it says it in.
  struct CheckLabel: Equatable {
    var text: String
    var color: String
  }

  /// A counter that is also a game: find the secret number between -100 and 100.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0

      var secret = Int.random(in: -100...100)

      var countString: String {
        get { String(count) }
        set { count = Int(newValue) ?? count }
      }

      var checkResult: CheckResult

      init(count: Int = 0, secret: Int = Int.random(in: -100...100)) {
        self.count = count
        self.secret = secret
        checkResult = count < secret ? .lower : count > secret ? .higher : .equal
      }

      /// What the screen says: "Lower" or "Higher" in red, "Correct" in green.
      var checkLabel: CheckLabel {
        switch checkResult {
        case .lower: CheckLabel(text: "Lower", color: "red")
        case .higher: CheckLabel(text: "Higher", color: "red")
        case .equal: CheckLabel(text: "Correct", color: "green")
        }
      }
    }

    enum Action: Equatable {
      case increment
      case decrement
      case setCount(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .decrement:
          state.count -= 1
          return .none
        case .setCount(let text):
          state.countString = text
          return .none
        }
      }
    }
  }
}
