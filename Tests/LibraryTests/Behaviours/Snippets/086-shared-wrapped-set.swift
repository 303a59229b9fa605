// Compiles with warnings.
import ComposableArchitecture

func f() {
  @Shared(value: 1) var n
  $n.wrappedValue = 3
}
