/// The loop of a counter, as seen from outside: you predict what it does.
enum WalkTheLoop {
  enum Message: Equatable, Sendable {
    case increment
    case decrement
  }

  /// What happens in one turn of the loop, in alphabetical order.
  enum LoopStep: Sendable {
    /// A message describes what was done.
    case message
    /// The view is drawn from the model.
    case render
    /// The new model takes the place of the old one.
    case replace
    /// A new model is computed from the message and the current model.
    case update
    /// Somebody taps a button of the view.
    case viewTapped
  }

  /// The four parts of Redux.
  enum Role: CaseIterable, Sendable {
    case state
    case action
    case reducer
    case store
  }

  /// What a part is there for, in no particular order.
  enum Responsibility: CaseIterable, Sendable {
    case computesTheNextState
    case describesWhatHappened
    case holdsTheData
    case runsTheLoop
  }

  /// The messages that `predictedCounts` is about. The count is 0 when the first one arrives.
  static let script: [Message] = [.increment, .increment, .decrement, .decrement, .decrement]

  /// The count after each message of `script`.
  // BEGIN SOLUTION
  static let predictedCounts = [1, 2, 1, 0, -1]
  // END SOLUTION
  // STUB: // TODO: Write down five numbers.
  // STUB: static let predictedCounts: [Int] = []

  /// The count after each of `messages`, when it is `start` before the first one.
  static func predict(_ messages: [Message], from start: Int) -> [Int] {
    // BEGIN SOLUTION
    var count = start
    return messages.map { message in
      count += message == .increment ? 1 : -1
      return count
    }
    // END SOLUTION
    // STUB: // TODO: Say the same for any list of messages.
    // STUB: return []
  }

  /// One turn of the loop, from a tap to the new picture.
  // BEGIN SOLUTION
  static let turn: [LoopStep] = [.viewTapped, .message, .update, .replace, .render]
  // END SOLUTION
  // STUB: // TODO: Put the five steps in order.
  // STUB: static let turn: [LoopStep] = []

  /// What each part is there for.
  // BEGIN SOLUTION
  static let responsibilities: [Role: Responsibility] = [
    .state: .holdsTheData,
    .action: .describesWhatHappened,
    .reducer: .computesTheNextState,
    .store: .runsTheLoop,
  ]
  // END SOLUTION
  // STUB: // TODO: Give every part its responsibility.
  // STUB: static let responsibilities: [Role: Responsibility] = [:]
}
