// Compiles.
import ComposableArchitecture

@DependencyClient struct K {
  let n: @Sendable () -> Int = { 1 }
  let m: @Sendable () throws -> Int
}
