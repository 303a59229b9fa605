/// What a person does with the counter of 1.12, and the number that it shows then.
struct CounterExample: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case minus
    case plus
    case reset
    /// Types a number into the field for the step.
    case type(Int)
  }

  let start: Int
  let steps: [Step]
  let shows: Int

  /// - Parameters:
  ///   - start: The number with which the counter begins.
  ///   - steps: What the person does, in order.
  ///   - shows: The number on the screen afterwards.
  init(start: Int, _ steps: [Step], shows: Int) {
    self.start = start
    self.steps = steps
    self.shows = shows
  }
}
