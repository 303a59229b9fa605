// Compiles.
import ComposableArchitecture

@DependencyClient struct C: Sendable {
  var load: @Sendable (_ id: Int, _ name: String) async throws -> String
}
func f(_ c: C) async throws {
  _ = try await c.load(id: 1, name: "x")
  _ = try await c.load(1, "x")
}
