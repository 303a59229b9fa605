// Compiles.
import ComposableArchitecture

final class Box { var n = 0 }
func f() {
  let s = Shared(value: Box())
  _ = s
}
