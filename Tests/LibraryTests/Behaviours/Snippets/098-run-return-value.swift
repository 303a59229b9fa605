// Rejected.
import ComposableArchitecture

func f() -> Effect<Int> {
  .run { send in
    await send(3)
    return 3
  }
}
