// Rejected.
import ComposableArchitecture

func f() -> Effect<Int> { Effect(value: 3) }
