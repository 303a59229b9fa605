// Rejected.
import ComposableArchitecture

@DependencyClient final class K { var n: () -> Int = { 1 } }
