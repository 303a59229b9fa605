/// Exercise 3.1: where the world outside gets into a reducer, and in which order things happen.
enum TwoPlaces {
  /// What a line of code does to a reducer's purity.
  enum Stage: Sendable {
    /// It follows from the arguments alone and touches nothing else.
    case pure
    /// It reads something from outside: the input is no longer the arguments alone.
    case input
    /// It does something outside: the output is no longer the state alone.
    case output
  }

  /// Ten lines that somebody wrote into a reducer.
  enum Line: CaseIterable, Sendable {
    case addsOne  // state.count += 1
    case checksTheGuess  // state.count < state.secret
    case drawsANumber  // Int.random(in: -100...100)
    case makesAnID  // UUID()
    case postsANotification  // NotificationCenter.default.post(name: .saved, object: nil)
    case readsAGlobal  // currentUser.name, where `currentUser` is a global variable
    case readsTheDate  // Date()
    case removesRows  // state.results.remove(atOffsets: offsets)
    case sendsARequest  // URLSession.shared.dataTask(with: url) { … }.resume()
    case writesAFile  // try data.write(to: file)
  }

  /// The stage of each line.
  static let stages: [Line: Stage] = [
    // BEGIN SOLUTION
    .addsOne: .pure,
    .checksTheGuess: .pure,
    .drawsANumber: .input,
    .makesAnID: .input,
    .postsANotification: .output,
    .readsAGlobal: .input,
    .readsTheDate: .input,
    .removesRows: .pure,
    .sendsARequest: .output,
    .writesAFile: .output,
      // END SOLUTION
      // STUB: // TODO: One entry a line, such as `.addsOne: .pure`.
      // STUB: :
  ]

  /// An action in a program, and what comes of it.
  struct Step: Sendable {
    /// The name of the action.
    var action: String
    /// The action that the reducer's effect sends when its work is done; none without an effect.
    var answer: String?
  }

  /// Something that can be seen while a program runs. Every action here changes the state.
  enum Event: Hashable, Sendable {
    case action(String)
    case stateChange
    case effectStart
    case effectEnd
  }

  /// A text is loaded, and then hidden again. The effect of `load` answers before anybody taps.
  static let program = [
    Step(action: "load", answer: "loaded"),
    Step(action: "hide", answer: nil),
  ]

  /// The eight events of `program`, in order.
  static let predictedEvents: [Event] = [
    // BEGIN SOLUTION
    .action("load"),
    .stateChange,
    .effectStart,
    .effectEnd,
    .action("loaded"),
    .stateChange,
    .action("hide"),
    .stateChange,
    // END SOLUTION
    // STUB: // TODO: List them, beginning with `.action("load")`.
  ]

  /// The events of any program: the checks try programs that are not shown here.
  static func predictEvents(_ program: [Step]) -> [Event] {
    // BEGIN SOLUTION
    program.flatMap { step in
      let taken: [Event] = [.action(step.action), .stateChange]
      guard let answer = step.answer else { return taken }
      return taken + [.effectStart, .effectEnd, .action(answer), .stateChange]
    }
    // END SOLUTION
    // STUB: // TODO: Say which events each step of `program` brings.
    // STUB: return []
  }
}
