// Compiles.
import ComposableArchitecture

struct K {
  @Dependency(\.continuousClock) var clock
  func f() async throws {
    try await clock.sleep(for: .seconds(1))
    for await _ in clock.timer(interval: .seconds(1)) { return }
  }
}
