import ComposableArchitecture
import Foundation
import TerminalUI

struct ResultListScreen: View {
  @Bindable var store: StoreOf<ResultList.Feature>

  var body: some View {
    NavigationStack {
      List {
        Picker("Show", selection: $store.filter.sending(\.filterChanged)) {
          Text("all").tag(ResultList.Feature.Filter.all)
          Text("right").tag(ResultList.Feature.Filter.right)
          Text("wrong").tag(ResultList.Feature.Filter.wrong)
        }
        .pickerStyle(.segmented)
        ForEach(store.visibleResults) { result in
          GameResultRow(result: result)
        }
        .onDelete { store.send(.rowsDeleted(at: $0)) }
      }
      .navigationTitle("\(store.correctCount)/\(store.results.count) correct")
      .toolbar {
        EditButton()
      }
    }
  }
}

private struct GameResultRow: View {
  let result: GameResult

  var body: some View {
    HStack {
      Image(systemName: result.correct ? "checkmark.circle" : "x.circle")
      Text("Secret: \(result.counter.secret)")
      Text("Guess: \(result.counter.count)")
    }
    .foregroundStyle(result.correct ? .green : .red)
  }
}

struct ResultListApp: App {
  static let store = Store(
    initialState: ResultList.Feature.State(
      results: [
        GameResult(counter: Counter.State(count: 10, secret: 10, id: UUID(1)), timeSpent: 100),
        GameResult(counter: Counter.State(count: -4, secret: 17, id: UUID(2)), timeSpent: 31),
        GameResult(counter: Counter.State(count: 50, secret: 50, id: UUID(3)), timeSpent: 62),
        GameResult(counter: Counter.State(count: 8, secret: -99, id: UUID(4)), timeSpent: 5),
      ]
    )
  ) {
    ResultList.Feature()
  }

  var body: some Scene {
    WindowGroup {
      ResultListScreen(store: Self.store)
    }
  }
}
