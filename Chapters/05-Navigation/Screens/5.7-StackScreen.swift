import ComposableArchitecture
import Foundation
import TerminalUI

struct StackScreen: View {
  @Bindable var store: StoreOf<Stack.GameFeature>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      List {
        Button("All results") { store.send(.listButtonTapped) }
        Button("Latest result") { store.send(.latestButtonTapped) }
        Button("Rules") { store.send(.rulesButtonTapped) }
        Section("Results") {
          ForEach(store.resultState.results) { result in
            NavigationLink(state: Stack.Path.State.counter(result.counter)) {
              Text("Guess: \(result.counter.count)")
            }
          }
        }
      }
      .navigationTitle("Game")
    } destination: { page in
      switch page.case {
      case .counter(let counter):
        CounterPage(store: counter, home: { store.send(.homeButtonTapped) })
      case .results(let results):
        ResultsPage(store: results, openRow: { store.send(.rowTapped($0)) })
      case .rules(let rules):
        RulesPage(store: rules)
      }
    }
  }
}

private struct CounterPage: View {
  let store: StoreOf<Counter>
  let home: () -> Void

  var body: some View {
    HStack(spacing: 16) {
      Button("−") { store.send(.decrementButtonTapped) }
      Text("\(store.count)")
      Button("+") { store.send(.incrementButtonTapped) }
    }
    .navigationTitle("Guess")
    .toolbar {
      Button("Home") { home() }
    }
  }
}

private struct ResultsPage: View {
  let store: StoreOf<GameResultListFeature>
  let openRow: (GameResult.ID) -> Void

  var body: some View {
    List {
      ForEach(store.results) { result in
        Button {
          openRow(result.id)
        } label: {
          Label(
            "Secret: \(result.counter.secret), guess: \(result.counter.count)",
            systemImage: result.correct ? "checkmark.circle" : "x.circle"
          )
        }
      }
      .onDelete { store.send(.rowsDeleted(at: $0)) }
    }
    .navigationTitle("Results")
    .toolbar {
      EditButton()
    }
  }
}

private struct RulesPage: View {
  let store: StoreOf<Stack.Rules>

  var body: some View {
    VStack(spacing: 16) {
      Text("Find the number that nobody tells you.")
      Button("Done") { store.send(.doneButtonTapped) }
    }
    .navigationTitle("Rules")
  }
}

struct StackApp: App {
  static let store = Store(
    initialState: Stack.GameFeature.State(
      resultState: GameResultListFeature.State(
        results: [
          GameResult(counter: Counter.State(count: 10, secret: 10, id: UUID(1)), timeSpent: 100),
          GameResult(counter: Counter.State(count: -4, secret: 17, id: UUID(2)), timeSpent: 500),
        ]
      )
    )
  ) {
    Stack.GameFeature()
  }

  var body: some Scene {
    WindowGroup {
      StackScreen(store: Self.store)
    }
  }
}
