/// Exercise 6.1: what happens when an alert goes away.
enum WaysOut {
  /// What can be seen while a program runs.
  enum Event {
    /// The action of the button "Delete" arrives at the feature's `Reduce`.
    case deleteArrives
    /// `.dismiss` arrives at the feature's `Reduce`.
    case dismissArrives
    /// `state.alert` becomes nil.
    case alertIsCleared
    /// TCA reports an issue.
    case issueIsReported
  }

  // The alert has two buttons. "Delete" has an action, "Keep" has none. What happens, in order? Write
  // plain values, such as `[.dismissArrives, .issueIsReported]`.

  /// Body A: "Delete" is tapped.
  static let deleteInA: [Event] = [
    // BEGIN SOLUTION
    .deleteArrives, .alertIsCleared,
    // END SOLUTION
    // STUB: // TODO: Which events?
  ]

  /// Body A: "Keep" is tapped.
  static let keepInA: [Event] = [
    // BEGIN SOLUTION
    .dismissArrives, .alertIsCleared,
    // END SOLUTION
    // STUB: // TODO: Which events?
  ]

  /// Body A: "Delete" is tapped twice, so quickly that both taps are sent.
  static let twoTapsInA: [Event] = [
    // BEGIN SOLUTION
    .deleteArrives, .alertIsCleared, .issueIsReported, .deleteArrives,
    // END SOLUTION
    // STUB: // TODO: Which events?
  ]

  /// Body B: "Delete" is tapped.
  static let deleteInB: [Event] = [
    // BEGIN SOLUTION
    .deleteArrives, .dismissArrives, .alertIsCleared,
    // END SOLUTION
    // STUB: // TODO: Which events?
  ]

  /// Body B: "Keep" is tapped.
  static let keepInB: [Event] = [
    // BEGIN SOLUTION
    .dismissArrives, .alertIsCleared,
    // END SOLUTION
    // STUB: // TODO: Which events?
  ]

  /// Body C: "Keep" is tapped.
  static let keepInC: [Event] = [
    // BEGIN SOLUTION
    .dismissArrives, .issueIsReported,
    // END SOLUTION
    // STUB: // TODO: Which events?
  ]
}
