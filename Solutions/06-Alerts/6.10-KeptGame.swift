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
struct WonGame: Codable, Equatable, Identifiable {
  let id: UUID
  var number: Int
  var guesses: Int
}

/// The games that were won.
@Reducer
struct WonGames {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var areBestFirst = false
    /// The newest first.
    var games: IdentifiedArrayOf<WonGame> = []

    /// In the order of the screen.
    var shownGames: [WonGame] {
      areBestFirst ? games.sorted { $0.guesses < $1.guesses } : games.elements
    }
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case deleteAllButtonTapped
    case rowsDeleted(IndexSet)

    @CasePathable
    enum Alert: Equatable {
      case deletionConfirmed
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deletionConfirmed)):
        state.games = []
        return .none

      case .alert, .binding:
        return .none

      case .deleteAllButtonTapped:
        if !state.games.isEmpty { state.alert = .deletion }
        return .none

      case .rowsDeleted(let offsets):
        let shown = state.shownGames
        for offset in offsets {
          state.games.remove(id: shown[offset].id)
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<WonGames.Action.Alert> {
  /// Asks whether to delete all results.
  static var deletion: Self {
    Self {
      TextState("Delete all results?")
    } actions: {
      ButtonState(role: .destructive, action: .deletionConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
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

/// The game, a page with the games that were won, a sheet with a form, and a file.
@Reducer
struct KeptGame {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var form: NumbersForm.State?
    var game = GuessingGame.State()
    /// The games that are in the file; nil if that is not known, or of no account.
    var inFile: IdentifiedArrayOf<WonGame>?
    var isSaving = false
    var isWonShown = false
    /// Whether what is in the file may be replaced.
    var mayWrite = false
    /// The alert that comes as soon as nothing else is in front of the game.
    var nextAlert: AlertState<Action.Alert>?
    var won = WonGames.State()
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case form(PresentationAction<NumbersForm.Action>)
    case game(GuessingGame.Action)
    case launched
    case numbersButtonTapped
    case readResponse(Result<IdentifiedArrayOf<WonGame>, any Error>)
    case resultsButtonTapped
    case saved(IdentifiedArrayOf<WonGame>)
    case savingFailed
    case won(WonGames.Action)

    @CasePathable
    enum Alert: Equatable {
      case beginAnewButtonTapped
      case readAgainButtonTapped
      case saveAgainButtonTapped
    }
  }

  @Dependency(\.keptFile) var keptFile
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(\.game, action: \.game) { GuessingGame() }
    Scope(\.won, action: \.won) { WonGames() }
    Reduce { state, action in
      switch action {
      case .alert(.presented(.beginAnewButtonTapped)):
        state.mayWrite = true
        return save(&state)

      case .alert(.presented(.readAgainButtonTapped)), .launched:
        return read

      case .alert(.presented(.saveAgainButtonTapped)):
        return save(&state)

      case .form(.presented(.delegate(.chosen(let highest)))):
        state.game.highest = highest
        return .send(.game(.newGameButtonTapped))

      case .game(.delegate(.found(let number, let guesses))):
        state.won.games.insert(WonGame(id: uuid(), number: number, guesses: guesses), at: 0)
        return save(&state)

      case .numbersButtonTapped:
        state.form = NumbersForm.State(text: "\(state.game.highest)")
        return .none

      case .readResponse where state.mayWrite:
        // What was read before was shown, and may have been deleted since.
        return .none

      case .readResponse(.success(let games)):
        state.inFile = games
        state.mayWrite = true
        // What was won while the file was read stays, and is newer.
        state.won.games.append(contentsOf: games)
        return save(&state)

      case .readResponse(.failure):
        state.nextAlert = .unreadable
        return .none

      case .resultsButtonTapped:
        state.isWonShown = true
        return .none

      case .saved(let games):
        state.inFile = games
        state.isSaving = false
        state.nextAlert = nil
        return save(&state)

      case .savingFailed:
        state.isSaving = false
        state.nextAlert = .notSaved
        return .none

      case .won(.alert(.presented)), .won(.rowsDeleted):
        return save(&state)

      case .alert, .binding, .form, .game, .won:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$form, action: \.form) { NumbersForm() }
    Reduce { state, _ in
      // A phone shows one at a time, so an alert waits for the sheet and the page's question.
      if state.alert == nil, state.form == nil, state.won.alert == nil, let next = state.nextAlert {
        state.alert = next
        state.nextAlert = nil
      }
      return .none
    }
  }

  private var read: Effect<Action> {
    .run { [keptFile] send in
      let games = await Result {
        guard let data = try await keptFile.read() else { return IdentifiedArrayOf<WonGame>() }
        return try JSONDecoder().decode(IdentifiedArrayOf<WonGame>.self, from: data)
      }
      await send(.readResponse(games))
    }
  }

  /// Saves the games if they are not in the file yet. Only one save runs at a time, so that an older
  /// one cannot end after a newer one.
  private func save(_ state: inout State) -> Effect<Action> {
    guard state.mayWrite, !state.isSaving, state.inFile != state.won.games else { return .none }
    state.isSaving = true
    return .run { [keptFile, games = state.won.games] send in
      try await keptFile.write(JSONEncoder().encode(games))
      await send(.saved(games))
    } catch: { _, send in
      await send(.savingFailed)
    }
  }
}

extension AlertState<KeptGame.Action.Alert> {
  /// Says that the results are not in the file.
  static var notSaved: Self {
    Self {
      TextState("Not saved")
    } actions: {
      ButtonState(action: .saveAgainButtonTapped) { TextState("Try again") }
      ButtonState(role: .cancel) { TextState("Later") }
    }
  }

  /// Says that the file cannot be read, and asks what to do.
  static var unreadable: Self {
    Self {
      TextState("The results cannot be read")
    } actions: {
      ButtonState(action: .readAgainButtonTapped) { TextState("Try again") }
      ButtonState(role: .destructive, action: .beginAnewButtonTapped) { TextState("Begin anew") }
    }
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
      Button("Delete all") { store.send(.deleteAllButtonTapped) }
    }
    .navigationTitle("Results")
    .alert($store.scope(\.$alert, action: \.alert))
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
// STUB: // TODO: Write the features, or go on from your own: `Scripts/workbook take 6.10`.

/// The screen of your game. The checks make it and use it as a person would.
struct GameView: View {
  // BEGIN SOLUTION
  @State private var store = Store(initialState: KeptGame.State()) { KeptGame() }

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
    .alert($store.scope(\.$alert, action: \.alert))
    .task { await store.send(.launched).finish() }
  }
  // END SOLUTION
  // STUB: // TODO: Keep a store of the feature that has the others in a `@State`.
  // STUB:
  // STUB: var body: some View {
  // STUB:   // TODO: Show the game with its page and its sheet, and the questions.
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
  withDependencies {
    $0.keptFile = .inMemory()
  } operation: {
    GameView()
  }
}
// END SOLUTION
// STUB: // TODO: Write the entry of the app, and a preview.
