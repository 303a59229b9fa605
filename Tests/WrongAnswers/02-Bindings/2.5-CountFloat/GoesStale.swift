// caught by: The slider follows the buttons and the text field

import ComposableArchitecture

/// Everything of exercise 2.3.
enum CountFloat {
  /// A counter whose number can be typed, and set by a slider.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      private var slid: Float

      init(count: Int = 0) {
        self.count = count
        slid = Float(count)
      }

      /// The count as a text field shows it.
      var countString: String {
        get { String(count) }
        set { count = Int(newValue) ?? count }
      }

      /// The count as a slider shows it. Of what the slider says, only the whole part counts.
      var countFloat: Float {
        get { slid }
        set {
          count = Int(newValue)
          slid = Float(count)
        }
      }
    }

    enum Action: Equatable {
      case increment
      case decrement
      case setCount(String)
      case slidingCount(Float)
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
        case .slidingCount(let value):
          state.countFloat = value
          return .none
        }
      }
    }
  }
}
