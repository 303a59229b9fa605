@testable import ComposableArchitecture

extension Store {
  /// The state as it is now, of any type; it is not observed.
  public var currentState: State { core.state }
}
