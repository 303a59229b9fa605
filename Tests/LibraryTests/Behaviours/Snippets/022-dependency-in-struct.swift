// Compiles.
import ComposableArchitecture

struct M {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.continuousClock) var clock
}
let m = M()
