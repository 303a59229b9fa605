import ComposableArchitecture
import Foundation
import TerminalUI

// BEGIN SOLUTION
/// A game in which a person looks for a number, with help for those who hesitate.
@Reducer
struct GuessingGame {
  @ObservableState
  struct State: Equatable {
    /// The highest number that may have to be found; the lowest one is 1.
    var highest = 100
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
        guard let number = Int(state.text), (1...state.highest).contains(number) else {
          state.answer = "A number from 1 to \(state.highest), please"
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

      case .newGameButtonTapped:
        return begin(&state)

      case .screenAppeared:
        // It appears again when a person comes back from another page.
        if state.secret == nil { return begin(&state) }
        return state.isFound ? .none : waitForHelp

      case .waitedLong:
        guard let secret = state.secret else { return .none }
        state.help = secret.isMultiple(of: 2) ? "It is even" : "It is odd"
        return .none
      }
    }
  }

  private func begin(_ state: inout State) -> Effect<Action> {
    let numbers = 1...state.highest
    state = State(
      highest: state.highest,
      secret: withRandomNumberGenerator { .random(in: numbers, using: &$0) }
    )
    return waitForHelp
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

/// The form in which one chooses from which numbers the game draws.
@Reducer
struct NumbersForm {
  @ObservableState
  struct State: Equatable {
    var text: String
  }

  enum Action: BindableAction {
    case beginButtonTapped
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate {
      case chosen(highest: Int)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .beginButtonTapped:
        guard let highest = Int(state.text), highest > 1 else { return .none }
        return .run { send in
          await send(.delegate(.chosen(highest: highest)))
          await dismiss()
        }

      case .binding, .delegate:
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

/// The game, a page with the games that were won, and a sheet with a form.
@Reducer
struct GameWithPages {
  @ObservableState
  struct State: Equatable {
    @Presents var form: NumbersForm.State?
    var game = GuessingGame.State()
    var isWonShown = false
    var won = WonGames.State()
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case form(PresentationAction<NumbersForm.Action>)
    case game(GuessingGame.Action)
    case numbersButtonTapped
    case resultsButtonTapped
    case won(WonGames.Action)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(\.game, action: \.game) { GuessingGame() }
    Scope(\.won, action: \.won) { WonGames() }
    Reduce { state, action in
      switch action {
      case .form(.presented(.delegate(.chosen(let highest)))):
        state.game.highest = highest
        return .send(.game(.newGameButtonTapped))

      case .game(.delegate(.found(let number, let guesses))):
        state.won.games.insert(WonGame(id: uuid(), number: number, guesses: guesses), at: 0)
        return .none

      case .numbersButtonTapped:
        state.form = NumbersForm.State(text: "\(state.game.highest)")
        return .none

      case .resultsButtonTapped:
        state.isWonShown = true
        return .none

      case .binding, .form, .game, .won:
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) { NumbersForm() }
  }
}

/// The part of the screen with the game.
struct GuessingGameView: View {
  @Bindable var store: StoreOf<GuessingGame>

  var body: some View {
    Text("Numbers from 1 to \(store.highest)")
    TextField("Your guess", text: $store.text)
    Button("Guess") { store.send(.guessButtonTapped) }
    Text("Guesses: \(store.guesses)")
    Text(store.answer)
    Text(store.help)
    Button("New game") { store.send(.newGameButtonTapped) }
  }
}

/// The page with the games that were won.
struct WonGamesView: View {
  @Bindable var store: StoreOf<WonGames>

  var body: some View {
    List {
      Toggle("Best first", isOn: $store.areBestFirst)
      ForEach(store.shownGames) { game in
        Text("\(game.number) at guess \(game.guesses)")
      }
      .onDelete { store.send(.rowsDeleted($0)) }
    }
    .navigationTitle("Results")
  }
}

/// The sheet with the form.
struct NumbersFormView: View {
  @Bindable var store: StoreOf<NumbersForm>

  var body: some View {
    Form {
      TextField("Highest number", text: $store.text)
      Button("Begin") { store.send(.beginButtonTapped) }
      Button("Cancel") { store.send(.cancelButtonTapped) }
    }
  }
}
// END SOLUTION
// STUB: // TODO: Write the features, or go on from your own: `Scripts/workbook take 5.14`.

/// The screen of your game. The checks make it and use it as a person would.
struct GameView: View {
  // BEGIN SOLUTION
  @State private var store = Store(initialState: GameWithPages.State()) { GameWithPages() }

  var body: some View {
    NavigationStack {
      Form {
        GuessingGameView(store: store.scope(\.game, action: \.game))
        Text("Results: \(store.won.games.count)")
        Button("Show results") { store.send(.resultsButtonTapped) }
        Button("Numbers") { store.send(.numbersButtonTapped) }
      }
      .navigationDestination(isPresented: $store.isWonShown) {
        WonGamesView(store: store.scope(\.won, action: \.won))
      }
      .task { await store.send(.game(.screenAppeared)).finish() }
    }
    .sheet(item: $store.scope(\.$form, action: \.form)) { form in
      NumbersFormView(store: form)
    }
  }
  // END SOLUTION
  // STUB: // TODO: Keep a store of the feature that has the others in a `@State`.
  // STUB:
  // STUB: var body: some View {
  // STUB:   // TODO: Show the game, with a page for the results, and a sheet for the numbers.
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
