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
    state = State(secret: withRandomNumberGenerator { .random(in: 1...100, using: &$0) })
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

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<WonGame>>.Default {
  /// The games that were won, in a file; the newest first.
  static var wonGames: Self {
    Self[.fileStorage(.documentsDirectory.appending(component: "won-games.json")), default: []]
  }
}

/// The page with the games that were won.
@Reducer
struct WonGames {
  @ObservableState
  struct State: Equatable {
    var areBestFirst = false
    @Shared(.wonGames) var games

    /// In the order of the screen.
    var shownGames: [WonGame] {
      areBestFirst ? games.sorted { $0.guesses < $1.guesses } : games.elements
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case rowTapped(WonGame)
    case rowsDeleted(IndexSet)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .rowTapped:
        return .none

      case .rowsDeleted(let offsets):
        let shown = state.shownGames
        let ids = offsets.map { shown[$0].id }
        state.$games.withLock { games in games.removeAll { ids.contains($0.id) } }
        return .none
      }
    }
  }
}

/// Knows facts about numbers.
@DependencyClient
struct NumberFactClient: Sendable {
  /// Fetches a fact about a number.
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  /// It stands for a server, which takes its time, and knows nothing of some numbers.
  static let liveValue = Self { number in
    struct NothingIsKnown: Error {}
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
    guard !number.isMultiple(of: 10) else { throw NothingIsKnown() }
    return "\(number) times \(number) is \(number * number)"
  }

  static let testValue = Self()
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}

/// The page about a number, which asks for a fact.
@Reducer
struct AboutNumber {
  @ObservableState
  struct State: Equatable {
    let number: Int
    var fact: String?
    var hasFailed = false
  }

  enum Action {
    case appeared
    case factResponse(Result<String, any Error>)
    case tryAgainButtonTapped
  }

  @Dependency(\.numberFact) var numberFact

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared, .tryAgainButtonTapped:
        state.hasFailed = false
        return .run { [number = state.number] send in
          await send(.factResponse(Result { try await numberFact.fetch(number: number) }))
        }

      case .factResponse(.success(let fact)):
        state.fact = fact
        return .none

      case .factResponse(.failure):
        state.hasFailed = true
        return .none
      }
    }
  }
}

/// The game, and pages over it.
@Reducer
struct GameWithPages {
  @Reducer
  enum Path {
    case about(AboutNumber)
    case won(WonGames)
  }

  @ObservableState
  struct State: Equatable {
    var game = GuessingGame.State()
    @Shared(.wonGames) var games
    var path = StackState<Path.State>()
  }

  enum Action {
    case game(GuessingGame.Action)
    case path(StackActionOf<Path>)
    case resultsButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Scope(\.game, action: \.game) { GuessingGame() }
    Reduce { state, action in
      switch action {
      case .game(.delegate(.found(let number, let guesses))):
        let game = WonGame(id: uuid(), number: number, guesses: guesses)
        state.$games.withLock { _ = $0.insert(game, at: 0) }
        return .none

      case .path(.element(_, action: .won(.rowTapped(let game)))):
        state.path.append(.about(AboutNumber.State(number: game.number)))
        return .none

      case .resultsButtonTapped:
        state.path.append(.won(WonGames.State()))
        return .none

      case .game, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension GameWithPages.Path.State: Equatable {}

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

/// The page with the games that were won.
struct WonGamesView: View {
  @Bindable var store: StoreOf<WonGames>

  var body: some View {
    List {
      Toggle("Best first", isOn: $store.areBestFirst)
      ForEach(store.shownGames) { game in
        Button("\(game.number) at guess \(game.guesses)") { store.send(.rowTapped(game)) }
      }
      .onDelete { store.send(.rowsDeleted($0)) }
    }
    .navigationTitle("Results")
  }
}

/// The page about a number.
struct AboutNumberView: View {
  let store: StoreOf<AboutNumber>

  var body: some View {
    Form {
      if let fact = store.fact {
        Text(fact)
      } else if store.hasFailed {
        Text("Nothing is known about \(store.number)")
        Button("Try again") { store.send(.tryAgainButtonTapped) }
      } else {
        Text("Asking …")
      }
    }
    .navigationTitle("\(store.number)")
    .task { await store.send(.appeared).finish() }
  }
}
// END SOLUTION
// STUB: // TODO: Write the features, or go on from your own: `Scripts/workbook take 5.10`.
// STUB:
// STUB: // TODO: Write the client, its key and its name, as in 3.6, in place of these.
// STUB: struct NumberFactClient: Sendable {
// STUB:   var fetch: @Sendable (_ number: Int) async throws -> String
// STUB: }
// STUB:
// STUB: extension DependencyValues {
// STUB:   var numberFact: NumberFactClient {
// STUB:     get { NumberFactClient { _ in "" } }
// STUB:     set {}
// STUB:   }
// STUB: }

/// The screen of your game. The checks make it and use it as a person would.
struct GameView: View {
  // BEGIN SOLUTION
  @State private var store = Store(initialState: GameWithPages.State()) { GameWithPages() }

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      Form {
        GuessingGameView(store: store.scope(\.game, action: \.game))
        Text("Results: \(store.games.count)")
        Button("Show results") { store.send(.resultsButtonTapped) }
      }
      .task { await store.send(.game(.screenAppeared)).finish() }
    } destination: { page in
      switch page.case {
      case .about(let store): AboutNumberView(store: store)
      case .won(let store): WonGamesView(store: store)
      }
    }
  }
  // END SOLUTION
  // STUB: // TODO: Keep a store of the feature that has the others in a `@State`.
  // STUB:
  // STUB: var body: some View {
  // STUB:   // TODO: Show the game in a stack, with a page for the results and one for a number.
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
