/// A lamp with one button.
enum OneTap {
  struct State: Equatable, Sendable {
    var isOn = false
  }

  /// Returns the state after one tap on the button.
  static func next(after state: State) -> State {
    // BEGIN SOLUTION
    State(isOn: !state.isOn)
    // END SOLUTION
    // STUB: // TODO: Return a state that is on if `state` is off, and off if it is on.
    // STUB: state
  }
}
