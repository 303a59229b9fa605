import ComposableArchitecture
import Foundation
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
    case delegate(Delegate)
    case guessButtonTapped
    case newGameButtonTapped
    case screenAppeared
    case waitedLong

    @CasePathable
    enum Delegate {
      case found(number: Int, guesses: Int)
    }
  }

  private enum CancelID { case help }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
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
          return .merge(
            .cancel(id: CancelID.help),
            .send(.delegate(.found(number: number, guesses: state.guesses)))
          )
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

/// A game that was won.
struct WonGame: Equatable, Identifiable {
  let id: UUID
  var number: Int
  var guesses: Int
}

/// The games that were won.
@Reducer
struct WonGames {
  @ObservableState
  struct State: Equatable {
    var areBestFirst = false
    /// The newest first.
    var games: IdentifiedArrayOf<WonGame> = []

    /// In the order of the screen.
    var shownGames: [WonGame] {
      areBestFirst ? games.sorted { $0.guesses < $1.guesses } : games.elements
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case rowsDeleted(IndexSet)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .rowsDeleted(let offsets):
        let shown = state.shownGames
        for offset in offsets {
          state.games.remove(id: shown[offset].id)
        }
        return .none
      }
    }
  }
}

/// The game, and below it the games that were won.
@Reducer
struct GameWithResults {
  @ObservableState
  struct State: Equatable {
    var game = GuessingGame.State()
    var won = WonGames.State()
  }

  enum Action {
    case game(GuessingGame.Action)
    case won(WonGames.Action)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Scope(\.game, action: \.game) { GuessingGame() }
    Scope(\.won, action: \.won) { WonGames() }
    Reduce { state, action in
      switch action {
      case .game(.delegate(.found(let number, let guesses))):
        state.won.games.insert(WonGame(id: uuid(), number: number, guesses: guesses), at: 0)
        return .none

      case .game, .won:
        return .none
      }
    }
  }
}

/// The part of the screen with the game.
struct GuessingGameView: View {
  @Bindable var store: StoreOf<GuessingGame>

  var body: some View {
    TextField("Your guess", text: $store.text)
    Button("Guess") { store.send(.guessButtonTapped) }
    Text("Guesses: \(store.guesses)")
    Text(store.answer)
    Text(store.help)
    Button("New game") { store.send(.newGameButtonTapped) }
  }
}

/// The part of the screen with the list.
struct WonGamesView: View {
  @Bindable var store: StoreOf<WonGames>

  var body: some View {
    Text("Results: \(store.games.count)")
    Toggle("Best first", isOn: $store.areBestFirst)
    ForEach(store.shownGames) { game in
      Text("\(game.number) at guess \(game.guesses)")
    }
    .onDelete { store.send(.rowsDeleted($0)) }
  }
}
// END SOLUTION
// STUB: // TODO: Write the features, or go on from your own: `Scripts/workbook take 4.13`.

/// The screen of your game. The checks make it and use it as a person would.
struct GameView: View {
  // BEGIN SOLUTION
  @State private var store = Store(initialState: GameWithResults.State()) { GameWithResults() }

  var body: some View {
    List {
      GuessingGameView(store: store.scope(\.game, action: \.game))
      WonGamesView(store: store.scope(\.won, action: \.won))
    }
    .task { await store.send(.game(.screenAppeared)).finish() }
  }
  // END SOLUTION
  // STUB: // TODO: Keep a store of the feature that has the others in a `@State`.
  // STUB:
  // STUB: var body: some View {
  // STUB:   // TODO: Show the game, and below it the results.
  // STUB:   Text("Nothing is here yet.")
  // STUB: }
}

/// The game without the list.
struct GameAlone: View {
  // BEGIN SOLUTION
  @State private var store = Store(initialState: GuessingGame.State()) { GuessingGame() }

  var body: some View {
    Form { GuessingGameView(store: store) }
      .task { await store.send(.screenAppeared).finish() }
  }
  // END SOLUTION
  // STUB: // TODO: Keep a store of the game in a `@State`, and show it.
  // STUB:
  // STUB: var body: some View {
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
