import Foundation
import WorkbookKit

/// A question to the person at the terminal, to be answered with yes or anything else.
struct Question {
  let words: String

  static func canBeAsked(on terminal: Terminal) -> Bool {
    terminal.isTerminal && isatty(STDIN_FILENO) == 1
  }

  /// Only a clear yes is one; the end of the input is none.
  func isAnsweredYes(on terminal: Terminal) -> Bool {
    terminal.write(words + " [yes/no] ")
    guard let answer = readLine() else {
      terminal.write("\n")
      return false
    }
    return ["y", "yes"].contains(answer.trimmed.lowercased())
  }
}
