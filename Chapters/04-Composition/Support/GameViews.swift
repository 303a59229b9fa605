import ComposableArchitecture
import TerminalUI

/// The time that a game has taken.
struct TimerLabel: View {
  let store: StoreOf<TimerFeature>

  var body: some View {
    Label(
      "\(store.duration, format: .number.precision(.fractionLength(2))) s",
      systemImage: "timer"
    )
  }
}

/// The buttons, the field and the hint of a counter.
struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Button("−") { store.send(.decrementButtonTapped) }
        TextField("Guess", text: $store.countText.sending(\.countTextChanged))
          .multilineTextAlignment(.center)
          .frame(width: 64)
        Button("+") { store.send(.incrementButtonTapped) }
      }
      Label(store.hint, systemImage: store.isRight ? "checkmark.circle" : "x.circle")
        .foregroundStyle(store.isRight ? .green : .red)
      Button("Next") { store.send(.playNextButtonTapped) }
    }
  }
}

extension Counter.State {
  fileprivate var countText: String { String(count) }
  fileprivate var isRight: Bool { count == secret }
  fileprivate var hint: String {
    isRight ? "Correct" : count < secret ? "Lower" : "Higher"
  }
}
