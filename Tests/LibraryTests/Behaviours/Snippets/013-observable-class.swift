// Rejected.
import ComposableArchitecture

@ObservableState final class S { var n = 0 }
