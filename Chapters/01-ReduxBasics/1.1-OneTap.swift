/// A lamp with one button.
enum OneTap {
  struct State: Equatable {
    var isOn = false
  }

  /// Returns the state after one tap on the button.
  static func next(after state: State) -> State {
    // TODO: Return a state that is on if `state` is off, and off if it is on.
    state
  }

  /// Your prediction: whether the lamp is on after the first, the second and the third tap.
  // TODO: Write `true` or `false` for each of the three taps, with commas between them.
  static let threeTaps: [Bool] = []
}
