import ComposableArchitecture
import TerminalUI

struct GuessTheNumberScreen: View {
  @Bindable var store: StoreOf<GuessTheNumber.Counter>

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        GuessTheNumber.CheckLabel(result: store.checkResult)
        HStack(spacing: 16) {
          Button("−") { store.send(.decrementButtonTapped) }
          TextField("Guess", text: $store.countString.sending(\.countTyped))
            .multilineTextAlignment(.center)
            .frame(width: 64)
          Button("+") { store.send(.incrementButtonTapped) }
        }
      }
      .navigationTitle("Guess")
      .toolbar {
        NavigationLink("Rules") {
          Text("The secret is a number from -100 to 100. Type your guess, or count up and down.")
            .padding()
            .navigationTitle("Rules")
        }
      }
    }
  }
}

#Preview("A right guess") {
  GuessTheNumberScreen(
    store: Store(initialState: GuessTheNumber.Counter.State(count: 42, secret: 42)) {
      GuessTheNumber.Counter()
    }
  )
}

struct GuessTheNumberApp: App {
  static let store = Store(initialState: GuessTheNumber.Counter.State(secret: 42)) {
    GuessTheNumber.Counter()
  }

  var body: some Scene {
    WindowGroup {
      GuessTheNumberScreen(store: Self.store)
    }
  }
}
