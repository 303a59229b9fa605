import ComposableArchitecture
import TerminalUI

struct GuessTheNumberScreen: View {
  @Bindable var store: StoreOf<GuessTheNumber.Counter>

  var body: some View {
    VStack(spacing: 1) {
      Text("Guess a number from -100 to 100")
      HStack(spacing: 2) {
        Button("−") { store.send(.decrementButtonTapped) }
        TextField("Guess", text: $store.countString.sending(\.countTyped))
          .multilineTextAlignment(.center)
          .frame(width: 6)
        Button("+") { store.send(.incrementButtonTapped) }
      }
      Text(store.checkLabel.text)
        .bold()
        .foregroundColor(store.checkLabel.color == "green" ? .green : .red)
    }
  }
}

struct GuessTheNumberApp: App {
  static let store = Store(initialState: GuessTheNumber.Counter.State()) {
    GuessTheNumber.Counter()
  }

  var body: some Scene {
    WindowGroup {
      GuessTheNumberScreen(store: Self.store)
    }
  }
}
