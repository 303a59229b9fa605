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
  // TODO: Write down five numbers.
  static let predictedCounts: [Int] = []

  /// The count after each of `messages`, when it is `start` before the first one.
  static func predict(_ messages: [Message], from start: Int) -> [Int] {
    // TODO: Say the same for any list of messages.
    return []
  }

  /// One turn of the loop, from a tap to the new picture.
  // TODO: Put the five steps in order.
  static let turn: [LoopStep] = []

  /// What each part is there for.
  // TODO: Give every part its responsibility.
  static let responsibilities: [Role: Responsibility] = [:]
}
