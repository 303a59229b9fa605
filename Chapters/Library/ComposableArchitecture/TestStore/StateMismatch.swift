/// A state that is not as the test expects.
struct StateMismatch<State, Action> {
  let step: TestStep<Action>
  let expected: State
  let actual: State
  /// Whether the test gave a closure that describes a change.
  let hasClosure: Bool
  /// The actions to be received, if the state is as expected after the last of them.
  var unreceived: [Action] = []

  /// Advice to the author of the test.
  var advice: String {
    if !unreceived.isEmpty {
      """
      The state is as expected after what the test has not received yet: \
      \(unreceived.map { describeBriefly($0) }.joined(separator: ", ")). Before this line, put \
      'await store.receive(…)', or 'await store.skipReceivedActions()'.
      """
    } else if hasClosure {
      "If the expectation is wrong, correct the closure; if it is right, correct the reducer."
    } else {
      """
      If the change is right, describe it in a trailing closure: { $0.… = … }. If not, look in the \
      reducer for what changes the state here.
      """
    }
  }
}
