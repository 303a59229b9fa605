// Rejected.
import ComposableArchitecture

final class K: Hashable {
  static func == (l: K, r: K) -> Bool { true }
  func hash(into h: inout Hasher) {}
}
func f() -> Effect<Int> { .cancel(id: K()) }
