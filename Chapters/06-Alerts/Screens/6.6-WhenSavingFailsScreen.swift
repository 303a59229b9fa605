import ComposableArchitecture
import TerminalUI

struct WhenSavingFailsScreen: View {
  @Bindable var store: StoreOf<WhenSavingFails.GameFeature>

  var body: some View {
    NavigationStack {
      ZStack {
        List {
          if let draft = store.draft {
            Section("Draft") {
              ForEach(draft.results) { result in
                Text("Secret: \(result.counter.secret)")
              }
            }
            Button("Back") { store.send(.backButtonTapped) }
          } else {
            Text("Results: \(store.results.results.count)")
            Button("Open the results") { store.send(.resultsButtonTapped) }
          }
        }
        .disabled(store.isSaving)
        if store.isSaving {
          ProgressView("Saving")
        }
      }
      .navigationTitle("Game")
      .alert($store.scope(\.$alert, action: \.alert))
    }
  }
}

struct WhenSavingFailsApp: App {
  static let store = Store(
    initialState: WhenSavingFails.GameFeature.State(results: .sample(1, 2, 3))
  ) {
    WhenSavingFails.GameFeature { draft in try await save(draft) }
  }

  /// A slow server that is out of order every other time, also the first time.
  private nonisolated static func save(
    _ draft: GameResultListFeature.State
  ) async throws -> GameResultListFeature.State {
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
    let attempt = attempts.withValue { attempts in
      attempts += 1
      return attempts
    }
    guard attempt.isMultiple(of: 2) else {
      throw WhenSavingFails.SaveError(reason: "The server does not answer.")
    }
    return draft
  }

  private nonisolated static let attempts = LockIsolated(0)

  var body: some Scene {
    WindowGroup {
      WhenSavingFailsScreen(store: Self.store)
    }
  }
}
