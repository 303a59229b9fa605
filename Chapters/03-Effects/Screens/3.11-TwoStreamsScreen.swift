import ComposableArchitecture
import TerminalUI

struct TwoStreamsScreen: View {
  let store: StoreOf<ListenFeature>

  var body: some View {
    List {
      Section("Groups") {
        ForEach(store.groups, id: \.self) { Text($0) }
      }
      Section("Persons") {
        ForEach(store.persons, id: \.self) { Text($0) }
      }
    }
    // The task is cancelled when the view disappears, and with it what `listenAll` has started.
    .task { await listenAll(store) }
  }
}

struct TwoStreamsApp: App {
  static let store = Store(initialState: ListenFeature.State()) {
    ListenFeature(
      client: ListenFeature.Client(
        groups: { reports(["Choir", "Chess club", "Rowers"], every: .seconds(2)) },
        persons: { reports(["Ada", "Blob", "Grace", "Linus"], every: .seconds(1)) }
      )
    )
  }

  /// A server that reports a name from time to time.
  private nonisolated static func reports(
    _ names: [String],
    every interval: Duration
  ) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      @Dependency(\.continuousClock) var clock
      let task = Task {
        for name in names {
          try await clock.sleep(for: interval)
          continuation.yield(name)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  var body: some Scene {
    WindowGroup {
      TwoStreamsScreen(store: Self.store)
    }
  }
}
