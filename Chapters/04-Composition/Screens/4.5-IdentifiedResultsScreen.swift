import ComposableArchitecture
import Foundation
import TerminalUI

struct IdentifiedResultsScreen: View {
  let store: StoreOf<IdentifiedResults.GameFeature>
  @State private var roundsPlayed = 0

  var body: some View {
    List {
      Stepper(
        "Guess: \(store.counter.count)",
        onIncrement: { store.send(.counter(.incrementButtonTapped)) },
        onDecrement: nil
      )
      Button("Next") {
        roundsPlayed += 1
        store.send(.counter(.playNextButtonTapped))
      }
      Text("Rounds played: \(roundsPlayed)")
      Text("Results: \(store.results.count)")
      ForEach(store.results) { result in
        Button {
          store.send(.removeButtonTapped(id: result.id))
        } label: {
          HStack {
            Image(systemName: result.correct ? "checkmark.circle" : "x.circle")
            Text("Secret: \(result.counter.secret)")
            Text("Guess: \(result.counter.count)")
            Spacer()
            Text("Remove")
          }
        }
      }
    }
  }
}

struct IdentifiedResultsApp: App {
  static let store = Store(
    initialState: IdentifiedResults.GameFeature.State(
      counter: IdentifiedResults.Counter.State(secret: 3, id: UUID(0))
    )
  ) {
    IdentifiedResults.GameFeature()
  }

  var body: some Scene {
    WindowGroup {
      IdentifiedResultsScreen(store: Self.store)
    }
  }
}
