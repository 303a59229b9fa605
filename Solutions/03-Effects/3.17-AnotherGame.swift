import ComposableArchitecture
import TerminalUI

// BEGIN SOLUTION
/// A game in which a person looks for a number from 1 to 100, with help for those who hesitate.
@Reducer
struct GuessingGame {
  @ObservableState
  struct State: Equatable {
    /// The number to be found; nil before the first game.
    var secret: Int?
    /// What is in the field.
    var text = ""
    var guesses = 0
    /// What the screen says about the last guess; empty before the first.
    var answer = ""
    /// What the screen says to those who hesitate; empty most of the time.
    var help = ""
    var isFound = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case guessButtonTapped
    case newGameButtonTapped
    case screenAppeared
    case waitedLong
  }

  private enum CancelID { case help }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .guessButtonTapped:
        guard let secret = state.secret, !state.isFound else { return .none }
        guard let number = Int(state.text), (1...100).contains(number) else {
          state.answer = "A number from 1 to 100, please"
          return .none
        }
        state.guesses += 1
        state.text = ""
        state.help = ""
        state.isFound = number == secret
        if state.isFound {
          state.answer = "Found!"
          return .cancel(id: CancelID.help)
        }
        state.answer = "\(number) is too \(number < secret ? "low" : "high")"
        return waitForHelp

      case .newGameButtonTapped, .screenAppeared:
        state = State(secret: withRandomNumberGenerator { .random(in: 1...100, using: &$0) })
        return waitForHelp

      case .waitedLong:
        guard let secret = state.secret else { return .none }
        state.help = secret.isMultiple(of: 2) ? "It is even" : "It is odd"
        return .none
      }
    }
  }

  private var waitForHelp: Effect<Action> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(10))
      await send(.waitedLong)
    }
    .cancellable(id: CancelID.help, cancelInFlight: true)
  }
}
// END SOLUTION
// STUB: // TODO: Write the feature, or go on from your own: `Scripts/workbook take 3.17`.

/// The screen of your game. The checks make it and use it as a person would.
struct GameView: View {
  // BEGIN SOLUTION
  @State private var store = Store(initialState: GuessingGame.State()) { GuessingGame() }

  var body: some View {
    Form {
      TextField("Your guess", text: $store.text)
      Button("Guess") { store.send(.guessButtonTapped) }
      Text("Guesses: \(store.guesses)")
      Text(store.answer)
      Text(store.help)
      Button("New game") { store.send(.newGameButtonTapped) }
    }
    .task { await store.send(.screenAppeared).finish() }
  }
  // END SOLUTION
  // STUB: // TODO: Keep a store of your feature in a `@State`. Nobody tells it the number any more.
  // STUB:
  // STUB: var body: some View {
  // STUB:   // TODO: Show the game, and let it begin when the screen appears.
  // STUB:   Text("Nothing is here yet.")
  // STUB: }
}

// BEGIN SOLUTION
/// The beginning of the app.
struct GuessingApp: App {
  var body: some Scene {
    WindowGroup { GameView() }
  }
}

#Preview {
  GameView()
}
// END SOLUTION
// STUB: // TODO: Write the entry of the app, and a preview.
