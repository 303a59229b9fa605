import ComposableArchitecture
import TerminalUI

struct LiveSearchScreen: View {
  @Bindable var store: StoreOf<LiveSearch.Feature>

  var body: some View {
    NavigationStack {
      List {
        HStack {
          Image(systemName: "magnifyingglass")
          TextField("Name of a fruit", text: $store.query.sending(\.queryChanged))
          if store.isSearching { ProgressView() }
        }
        if let message = store.errorMessage {
          Text(message)
            .foregroundStyle(.red)
        }
        ForEach(store.results, id: \.self) { Text($0) }
      }
      .navigationTitle("Search")
    }
  }
}

struct LiveSearchApp: App {
  static let store = Store(initialState: LiveSearch.Feature.State()) {
    LiveSearch.Feature()
  } withDependencies: {
    // A server that takes its time, and does not like the letter x.
    $0.searchClient.search = { [clock = $0.continuousClock] query in
      try await clock.sleep(for: .seconds(1))
      if query.contains("x") { throw Unreadable() }
      return ["apple", "apricot", "banana", "cherry", "grape", "peach", "pear", "pineapple"]
        .filter { $0.contains(query.lowercased()) }
    }
  }

  private struct Unreadable: Error {}

  var body: some Scene {
    WindowGroup {
      LiveSearchScreen(store: Self.store)
    }
  }
}
