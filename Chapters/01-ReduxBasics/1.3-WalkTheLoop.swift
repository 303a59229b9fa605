/// The loop of a counter. You predict, then the suite runs a loop and compares.
enum WalkTheLoop {
  enum Message: Equatable, Sendable {
    case increment
    case decrement
  }

  /// What the screen can show.
  enum Screen: Sendable {
    case minusTwo, minusOne, zero, one, two, three
  }

  /// What happens in one turn of the loop, in alphabetical order.
  enum LoopStep: Sendable {
    /// A message describes what the person did.
    case message
    /// The view is drawn from the model.
    case render
    /// The new model takes the place of the old one.
    case replace
    /// The update function computes a new model from the message and the current model.
    case update
    /// A person taps a button of the view.
    case viewTapped
  }

  /// The four parts of Redux, in alphabetical order.
  enum Part: Sendable {
    case action
    case reducer
    case state
    case store
  }

  /// Six things that you find in an app with a counter.
  enum Example: CaseIterable, Sendable {
    /// The tap on the plus button, written down as a value.
    case a
    /// The object that keeps the count until the next message, and has the screen drawn again.
    case b
    /// The rule that this counter never goes above 99.
    case c
    /// The name of the counter.
    case d
    /// The news that a server has answered, together with its answer.
    case e
    /// The text that a person has typed into a field so far.
    case f
  }

  /// The messages that arrive one after another. The count is 0 when the first one arrives.
  static let script: [Message] = [
    .increment, .decrement, .decrement, .increment, .increment, .increment,
  ]

  /// What the screen shows at the end of the turn of each message of `script`.
  // TODO: Predict six screens.
  static let screens: [Screen] = []

  /// One turn of the loop, from the tap to the new picture.
  // TODO: Put the five steps in order.
  static let turn: [LoopStep] = []

  /// After `script` comes one more `increment`. This is what the screen shows while the update
  /// function is still computing.
  // TODO: Predict one screen.
  static let screenDuringUpdate: Screen? = nil

  /// The part of Redux that each example is, or belongs to.
  // TODO: Name a part for each of the six examples.
  static let parts: [Example: Part] = [:]
}
