// Rejected.
import ComposableArchitecture

func f() -> Effect<Int> { .task { 3 } }
