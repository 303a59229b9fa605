import ComposableArchitecture
import TerminalUI

/// The screen of the game that exercise 6.14 tests.
struct TestTheGameScreen: View {
  @Bindable var store: StoreOf<ScoredGame>

  var body: some View {
    NavigationStack {
      List {
        Button("Play") { store.send(.playButtonTapped) }
        Section("Scores") {
          ForEach(Array(store.scores.enumerated()), id: \.offset) { _, guesses in
            Text(guesses == 1 ? "1 guess" : "\(guesses) guesses")
          }
        }
      }
      .navigationTitle("Guessing game")
      .navigationDestination(item: $store.scope(\.$round, action: \.round)) { round in
        RoundView(store: round)
      }
      .alert($store.scope(\.$alert, action: \.alert))
    }
  }
}

private struct RoundView: View {
  @Bindable var store: StoreOf<ScoredRound>

  var body: some View {
    VStack(spacing: 16) {
      Text("A number from 1 to 100")
      TextField("Guess", value: $store.guess.sending(\.guessChanged), format: .number)
        .onSubmit { store.send(.checkButtonTapped) }
        .multilineTextAlignment(.center)
        .frame(width: 64)
      switch store.hint {
      case .higher: Label("Higher", systemImage: "arrow.up")
      case .lower: Label("Lower", systemImage: "arrow.down")
      case nil: Text("Good luck!")
      }
      Button("Check") { store.send(.checkButtonTapped) }
    }
    .navigationTitle("Round")
    .toolbar {
      Button("Give up") { store.send(.giveUpButtonTapped) }
    }
    .alert($store.scope(\.$alert, action: \.alert))
  }
}

struct TestTheGameApp: App {
  static let store = Store(initialState: ScoredGame.State()) {
    ScoredGame()
  } withDependencies: {
    $0.gameClient.drawSecret = {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      return withRandomNumberGenerator { Int.random(in: 1...100, using: &$0) }
    }
    $0.gameClient.saveScores = { scores in
      // Every third score cannot be saved.
      if scores.count.isMultiple(of: 3) { throw DiskFull() }
    }
  }

  private struct DiskFull: Error {}

  var body: some Scene {
    WindowGroup {
      TestTheGameScreen(store: Self.store)
    }
  }
}
