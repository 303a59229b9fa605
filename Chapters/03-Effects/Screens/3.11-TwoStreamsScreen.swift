import ComposableArchitecture
import TerminalUI

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
      ListenView(store: Self.store)
    }
  }
}
