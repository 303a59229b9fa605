import Foundation
import WorkbookPlayProtocol

/// A program that is played without a terminal. Its time passes only with requests to wait: the same
/// requests show the same every time.
package final class UnattendedPlay {
  /// The reason why it could not go on, in a sentence.
  package struct Stopped: Error {
    package let sentence: String

    package init(sentence: String) {
      self.sentence = sentence
    }
  }

  /// The answer to a request, and the reason why one of those before it could not be done.
  package struct Answer<Value> {
    package let value: Value
    package let missing: String?

    /// The value, if all requests could be done.
    var done: Value {
      get throws {
        if let missing { throw Stopped(sentence: missing) }
        return value
      }
    }
  }

  private let program: PlayedProgram
  private let file: String

  /// - Parameters:
  ///   - path: The path of the program.
  ///   - exercise: The line of its file is named if the program crashes there.
  ///   - size: The screen's columns and rows.
  /// - Throws: `WorkbookError` if the program cannot be started.
  package init(
    _ path: String,
    of exercise: Exercise,
    size: (columns: Int, rows: Int),
    environment: [String: String]
  ) throws {
    program = try PlayedProgram(path: path, environment: environment)
    file = exercise.file
    program.send(.title(exercise.name), .event(.size(columns: size.columns, rows: size.rows)))
  }

  deinit {
    program.end()
  }

  /// - Throws: ``Stopped``; a sentence, if somebody else has ended the program.
  package func picture(after requests: [PlayRequest]) throws -> Answer<String> {
    try answer(to: requests + [.picture]) { message in
      if case .picture(let picture) = message { picture } else { nil }
    }
  }

  /// - Parameters:
  ///   - requests: The requests before it.
  ///   - next: The request that comes after it; what that uses is marked.
  /// - Throws: ``Stopped``; a sentence, if somebody else has ended the program.
  package func snapshot(
    after requests: [PlayRequest],
    before next: PlayRequest? = nil
  ) throws -> Answer<PlaySnapshot> {
    var event: PlayEvent?
    if case .event(let used) = next { event = used }
    return try answer(to: requests + [.snapshot(before: event)]) { message in
      if case .snapshot(let snapshot) = message { snapshot } else { nil }
    }
  }

  private func answer<Value>(
    to requests: [PlayRequest],
    _ value: (PlayMessage) -> Value?
  ) throws -> Answer<Value> {
    program.send(requests)
    var missing: String?
    while true {
      let time: Int32 = program.isBehind ? 5 : 50
      _ = Platform.waitForInput(program.descriptors, milliseconds: time)
      for message in program.messages() {
        switch message {
        case .missing(let sentence): missing = missing ?? sentence
        case .end: throw Stopped(sentence: "One of the keys ended the program.")
        default: if let value = value(message) { return Answer(value: value, missing: missing) }
        }
      }
      if let fault = program.fault { throw WorkbookError(fault.description) }
      if program.termination != nil {
        throw Stopped(sentence: program.terminationSentence(of: file))
      }
    }
  }
}
