// Rejected.
import ComposableArchitecture

struct S { @Shared(.inMemory("x")) var n: Int }
