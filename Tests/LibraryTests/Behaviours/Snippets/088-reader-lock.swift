// Rejected.
import ComposableArchitecture

func f() {
  let s = SharedReader(value: 1)
  s.withLock { $0 = 2 }
}
