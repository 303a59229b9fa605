// Compiles.
import ComposableArchitecture

@DependencyClient struct C: Sendable {
  var n: @Sendable () throws -> Int
  var v: @Sendable (_ a: Int) async -> Void
}
func f() {
  let c = C()
  _ = try? c.n()
  _ = c
}
