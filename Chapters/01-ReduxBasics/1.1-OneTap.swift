/// A lamp with one button.
enum OneTap {
  struct State: Equatable, Sendable {
    var isOn = false
  }

  /// Returns the state after one tap on the button.
  static func next(after state: State) -> State {
    // TODO: Return a state that is on if `state` is off, and off if it is on.
    state
  }
}
