import ComposableArchitecture
import TerminalUI

// BEGIN SOLUTION
/// A game in which a person looks for a number from 1 to 100.
@Reducer
struct GuessingGame {
  @ObservableState
  struct State: Equatable {
    /// The number to be found.
    let secret: Int
    /// What is in the field.
    var text = ""
    var guesses = 0
    /// What the screen says about the last guess; empty before the first.
    var answer = ""
    var isFound = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case guessButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .guessButtonTapped:
        if state.isFound { return .none }
        guard let number = Int(state.text), (1...100).contains(number) else {
          state.answer = "A number from 1 to 100, please"
          return .none
        }
        state.guesses += 1
        state.text = ""
        state.isFound = number == state.secret
        if state.isFound {
          state.answer = "Found!"
        } else {
          state.answer = "\(number) is too \(number < state.secret ? "low" : "high")"
        }
        return .none
      }
    }
  }
}
// END SOLUTION
// STUB: // TODO: Write the feature, or go on from your own: `Scripts/workbook take 2.5`.

/// The screen of your game. The checks make it, with a number to be found, and use it as a person
/// would.
struct GameView: View {
  // BEGIN SOLUTION
  @State private var store: StoreOf<GuessingGame>

  init(secret: Int) {
    _store = State(
      initialValue: Store(initialState: GuessingGame.State(secret: secret)) { GuessingGame() }
    )
  }

  var body: some View {
    Form {
      TextField("Your guess", text: $store.text)
      Button("Guess") { store.send(.guessButtonTapped) }
      Text("Guesses: \(store.guesses)")
      Text(store.answer)
    }
  }
  // END SOLUTION
  // STUB: init(secret: Int) {
  // STUB:   // TODO: Make a store of your feature, with this number to be found, in a `@State` of the view.
  // STUB: }
  // STUB:
  // STUB: var body: some View {
  // STUB:   // TODO: Show a field, a button, the guesses, and what to say about the last one.
  // STUB:   Text("Nothing is here yet.")
  // STUB: }
}

// BEGIN SOLUTION
/// The beginning of the app.
struct GuessingApp: App {
  var body: some Scene {
    WindowGroup { GameView(secret: .random(in: 1...100)) }
  }
}

#Preview {
  GameView(secret: 42)
}
// END SOLUTION
// STUB: // TODO: Write the entry of the app, and a preview.
