// Rejected.
import ComposableArchitecture

func f() {
  let s = Shared(1)
  _ = s
}
