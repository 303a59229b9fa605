import Foundation
import WorkbookPlayProtocol

/// A picture of a screen, or the reason why there is none.
package enum PictureResult: Equatable, Sendable {
  /// The picture, in the SVG format.
  case picture(String)
  /// The reason why there is none, in a sentence.
  case failed(String)
}

/// Draws a screen as a picture, without a terminal.
package struct ScreenPicture: Sendable {
  /// The title of the exercise or preview.
  package let title: String
  /// The file whose line is named if the program crashes there.
  package let file: String
  /// The size, and what is done before the picture is made. The program's time passes only with
  /// requests to wait: the picture is the same every time.
  package let options: PictureOptions

  package init(title: String, file: String, options: PictureOptions) {
    self.title = title
    self.file = file
    self.options = options
  }

  /// - Parameter program: The path of the program.
  /// Each picture begins with an empty home, so that it is the same every time.
  ///
  /// - Throws: A sentence, if the program cannot be started, or somebody else has ended it.
  package func run(program: String, environment: [String: String]) throws -> PictureResult {
    let home = try ProgramHome()
    defer { withExtendedLifetime(home) {} }
    let program = try PlayedProgram(
      path: program,
      environment: home.environment(from: environment)
    )
    defer { program.end() }
    let size = PlayEvent.size(columns: options.columns, rows: options.rows)
    program.send([.title(title), .event(size)] + options.requests + [.picture])
    var missing: String?
    while true {
      let time: Int32 = program.isBehind ? 5 : 50
      _ = Platform.waitForInput(program.descriptors, milliseconds: time)
      for message in program.messages() {
        switch message {
        case .missing(let sentence): missing = missing ?? sentence
        case .picture(let picture): return missing.map { .failed($0) } ?? .picture(picture)
        case .end: return .failed("One of the keys ended the program before its picture was made.")
        case .frame, .event, .resume, .pong: break
        }
      }
      if let fault = program.fault { throw WorkbookError(fault.description) }
      if program.termination != nil {
        return .failed(program.terminationSentence(of: file))
      }
    }
  }
}
