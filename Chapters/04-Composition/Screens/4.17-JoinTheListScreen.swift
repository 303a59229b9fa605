import ComposableArchitecture
import Foundation
import TerminalUI

struct JoinTheListScreen: View {
  let store: StoreOf<JoinTheList.GameFeature>

  var body: some View {
    TabView {
      VStack(spacing: 16) {
        Text("\(store.correctCount)/\(store.totalCount) correct")
        Divider()
        TimerLabel(store: store.scope(\.timer, action: \.timer))
        CounterView(store: store.scope(\.counter, action: \.counter))
      }
      .tabItem { Label("Game", systemImage: "number") }
      ResultsView(store: store.scope(\.list, action: \.list))
        .tabItem { Label("Results", systemImage: "list.bullet") }
    }
    .onAppear { store.send(.timer(.startButtonTapped)) }
  }
}

private struct ResultsView: View {
  let store: StoreOf<JoinTheList.GameResultList>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.results) { result in
          HStack {
            Image(systemName: result.correct ? "checkmark.circle" : "x.circle")
            Text("Secret: \(result.counter.secret)")
            Text("Guess: \(result.counter.count)")
            Spacer()
            Text("\(result.timeSpent, format: .number.precision(.fractionLength(1))) s")
          }
          .foregroundStyle(result.correct ? .green : .red)
        }
        .onDelete { store.send(.rowsDeleted(at: $0)) }
      }
      .navigationTitle("Results")
      .toolbar {
        EditButton()
      }
    }
  }
}

struct JoinTheListApp: App {
  static let store = Store(
    initialState: JoinTheList.GameFeature.State(counter: Counter.State(secret: 5, id: UUID(0)))
  ) {
    JoinTheList.GameFeature()
  }

  var body: some Scene {
    WindowGroup {
      JoinTheListScreen(store: Self.store)
    }
  }
}
