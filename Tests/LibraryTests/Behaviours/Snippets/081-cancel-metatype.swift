// Rejected.
import ComposableArchitecture

enum ID {}
func f() -> Effect<Int> { .cancel(id: ID.self) }
