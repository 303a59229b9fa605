import ComposableArchitecture
import TerminalUI

// BEGIN SOLUTION
/// A game in which a person looks for a number from 1 to 10.
@Reducer
struct GuessingGame {
  @ObservableState
  struct State: Equatable {
    /// The number to be found.
    let secret: Int
    var number = 5
    var guesses = 0
    var isFound = false
  }

  enum Action {
    case guessButtonTapped
    case lessButtonTapped
    case moreButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if state.isFound { return .none }
      switch action {
      case .guessButtonTapped:
        state.guesses += 1
        state.isFound = state.number == state.secret
      case .lessButtonTapped:
        state.number = max(state.number - 1, 1)
      case .moreButtonTapped:
        state.number = min(state.number + 1, 10)
      }
      return .none
    }
  }
}
// END SOLUTION
// STUB: // TODO: Write the feature: its state, its actions and its body.

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
      Text("Number: \(store.number)")
      Button("Less") { store.send(.lessButtonTapped) }
      Button("More") { store.send(.moreButtonTapped) }
      Button("Guess") { store.send(.guessButtonTapped) }
      Text("Guesses: \(store.guesses)")
      if store.isFound { Text("Found!") }
    }
  }
  // END SOLUTION
  // STUB: init(secret: Int) {
  // STUB:   // TODO: Make a store of your feature, with this number to be found, in a `@State` of the view.
  // STUB: }
  // STUB:
  // STUB: var body: some View {
  // STUB:   // TODO: Show the number, the guesses and three buttons.
  // STUB:   Text("Nothing is here yet.")
  // STUB: }
}

// BEGIN SOLUTION
/// The beginning of the app.
struct GuessingApp: App {
  var body: some Scene {
    WindowGroup { GameView(secret: .random(in: 1...10)) }
  }
}

#Preview {
  GameView(secret: 7)
}
// END SOLUTION
// STUB: // TODO: Write the entry of the app, and a preview.
