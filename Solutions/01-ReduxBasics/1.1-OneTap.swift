/// A lamp with one button.
enum OneTap {
  struct State: Equatable {
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

  /// Your prediction: whether the lamp is on after the first, the second and the third tap.
  // BEGIN SOLUTION
  static let threeTaps = [true, false, true]
  // END SOLUTION
  // STUB: // TODO: Write `true` or `false` for each of the three taps, with commas between them.
  // STUB: static let threeTaps: [Bool] = []
}
