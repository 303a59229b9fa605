// Rejected.
import ComposableArchitecture

func f() -> Effect<Int> { .fireAndForget {} }
