// Compiles with warnings.
import ComposableArchitecture

func f() async {
  @Shared(value: 1) var n
  await $n.withLock { $0 = 2 }
}
