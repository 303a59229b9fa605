// Compiles.
import ComposableArchitecture

@DependencyClient struct K: Sendable {
  var f: @Sendable (@escaping @Sendable (Int) -> Void) async throws -> Void
  var g: @MainActor @Sendable () -> Void
}
