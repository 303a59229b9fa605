// caught by: One edit is one action

import ComposableArchitecture

/// Everything of exercise 2.2. Other exercises of this chapter have a `Counter` of their own.
enum SetCountString {
  /// A counter whose number can also be typed.
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0

      /// The count as a text field shows it.
      ///
      /// Writing text that is no whole number leaves the count as it was.
      var countString: String {
        get { String(count) }
        set { count = Int(newValue) ?? count }
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
          let isNew = Int(text).map { $0 != state.count } ?? false
          state.countString = text
          return isNew ? .send(.setCount(text)) : .none
        }
      }
    }
  }
}
