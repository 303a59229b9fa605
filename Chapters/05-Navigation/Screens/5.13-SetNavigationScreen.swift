import ComposableArchitecture
import Foundation
import TerminalUI

struct SetNavigationScreen: View {
  @Bindable var store: StoreOf<SetNavigation.GameFeature>

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Text("Rounds: \(store.resultState.results.count)")
        HStack(spacing: 16) {
          Button("−") { store.send(.counter(.decrementButtonTapped)) }
          Text("\(store.counter.count)")
          Button("+") { store.send(.counter(.incrementButtonTapped)) }
        }
        Button("Next") { store.send(.counter(.playNextButtonTapped)) }
      }
      .navigationTitle("Game")
      .toolbar {
        Button("Results") { store.send(.listButtonTapped) }
      }
      .navigationDestination(
        item: $store.scope(\.$resultListState, action: \.listResult)
      ) { list in
        ResultsPage(store: list)
      }
    }
  }
}

private struct ResultsPage: View {
  let store: StoreOf<GameResultListFeature>

  var body: some View {
    List {
      ForEach(store.results) { result in
        HStack {
          Image(systemName: result.correct ? "checkmark.circle" : "x.circle")
          Text("Secret: \(result.counter.secret)")
          Text("Guess: \(result.counter.count)")
        }
        .foregroundColor(result.correct ? .green : .red)
      }
      .onDelete { store.send(.remove(offset: $0)) }
    }
    .navigationTitle("Results")
    .toolbar {
      EditButton()
    }
  }
}

struct SetNavigationApp: App {
  static let store = Store(
    initialState: SetNavigation.GameFeature.State(counter: Counter.State(secret: 2, id: UUID(0)))
  ) {
    SetNavigation.GameFeature()
  } withDependencies: {
    $0.counterEnvironment = Counter.Environment(
      generateRandom: { [generator = $0.withRandomNumberGenerator] range in
        generator { Int.random(in: range, using: &$0) }
      },
      uuid: { [uuid = $0.uuid] in uuid() }
    )
  }

  var body: some Scene {
    WindowGroup {
      SetNavigationScreen(store: Self.store)
    }
  }
}
