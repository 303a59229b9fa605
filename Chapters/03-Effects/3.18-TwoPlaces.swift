/// Exercise 3.18: where the world outside gets into a reducer, and in which order things happen.
///
/// Write predictions, as plain values. Then run the checks and see.
enum TwoPlaces {
  /// What a line of code does to a reducer's purity.
  enum Stage: Sendable {
    /// It uses what the reducer was given, and nothing else.
    case pure
    /// It reads something that the reducer was not given.
    case input
    /// It changes something outside the state.
    case output
  }

  /// Ten lines that could be in a reducer. `offsets` comes with the action.
  enum Line: String, CaseIterable, Sendable {
    case a = "state.count += 1"
    case b = "state.createdAt = Date()"
    case c = "state.isRight = state.count == state.secret"
    case d = "NotificationCenter.default.post(name: .saved, object: nil)"
    case e = "state.secret = Int.random(in: -100...100)"
    case f = "try data.write(to: file)"
    case g = "state.results.remove(atOffsets: offsets)"
    case h = "state.id = UUID()"
    case i = "URLSession.shared.dataTask(with: request).resume()"
    case j = "state.owner = currentUser.name  // `currentUser` is a global variable"
  }

  /// Your prediction of each line's stage.
  static let stages: [Line: Stage] = [
    // TODO: One entry for each line, in the form `.a: .pure`.
    :
  ]

  /// What can be seen while a program runs.
  enum Event: Sendable {
    /// The person taps Load: `load` is sent.
    case loadIsSent
    /// The person taps Hide: `hide` is sent.
    case hideIsSent
    /// The effect that `load` returned sends its answer.
    case answerIsSent
    /// A run of the reducer has changed the state. Each of the three actions does.
    case stateChanges
    /// The work of the effect begins.
    case effectBegins
    /// The work of the effect is over, and its answer is about to be sent.
    case effectEnds
  }

  /// First program: the person taps Load, waits for the answer, and taps Hide. Its eight events:
  static let patient: [Event] = [
    // TODO: List the events in order.
  ]

  /// Second program: the person taps Load, sees that it takes a while, and taps Hide before the
  /// answer is there. Its eight events:
  static let impatient: [Event] = [
    // TODO: List the events in order.
  ]
}
