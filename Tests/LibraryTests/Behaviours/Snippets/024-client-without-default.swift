// Rejected.
import ComposableArchitecture

@DependencyClient struct C { var n: @Sendable () -> Int }
