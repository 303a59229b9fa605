import Foundation
import WorkbookKit

/// The exercises that `reset` is asked to change, and whether to ask before.
struct Selection {
  let names: [String]
  let chapter: String?
  let isAll: Bool
  let isAgreed: Bool

  /// - Throws: `WorkbookError` if the arguments name nothing, or contradict each other.
  init(_ arguments: inout Arguments, command: String) throws {
    isAll = arguments.flag("--all")
    isAgreed = arguments.flag("--yes", "-y")
    chapter = try arguments.value("--chapter")
    names = arguments.takeOperands()
    let ways = [isAll, chapter != nil, !names.isEmpty].filter { $0 }.count
    guard ways < 2 else {
      throw WorkbookError("`\(command)` takes exercises, --chapter or --all: one of the three.")
    }
    guard ways == 1 else {
      throw WorkbookError(
        "`\(command)` needs to know which exercise: `Scripts/workbook \(command) 1.1`, for example."
      )
    }
  }

  func exercises(of workbook: Workbook) throws -> [Exercise] {
    let lookup = ExerciseLookup(workbook: workbook)
    if isAll { return workbook.exercises }
    if let chapter { return try lookup.chapter(chapter).exercises }
    return try lookup.exercises(names)
  }

  /// Whether some of these exercises were not named one by one.
  func isWide(_ exercises: [Exercise]) -> Bool { names.count != exercises.count }

  /// Asks before many files are changed; one file was named by the person. A no is confirmed.
  ///
  /// - Parameter files: Those that would change.
  /// - Throws: `WorkbookError` if there is no terminal on which to ask.
  func isWanted(files: Int, question: String, terminal: Terminal) throws -> Bool {
    let isSingle = chapter == nil && !isAll && files <= 1
    if isAgreed || isSingle { return true }
    return try Question(text: question).isAnsweredYes(on: terminal)
  }
}

/// A question to the person at the terminal, to be answered with yes or anything else.
struct Question {
  /// The sentence before it, with a space; nothing if what was printed says why it is asked.
  var reason = ""
  let text: String

  /// Only a clear yes is one; the end of the input is none. A no is confirmed.
  ///
  /// - Throws: `WorkbookError` if there is no terminal on which to ask.
  func isAnsweredYes(on terminal: Terminal) throws -> Bool {
    guard terminal.isTerminal, isatty(STDIN_FILENO) == 1 else {
      throw WorkbookError(
        "\(reason)Nothing was changed: without a terminal to ask on, this needs the option --yes."
      )
    }
    terminal.write("\(reason)\(text) [yes/no] ")
    let answer = readLine()
    if answer == nil { terminal.write("\n") }
    if let answer, ["y", "yes"].contains(answer.trimmed.lowercased()) { return true }
    terminal.write("Nothing was changed.\n")
    return false
  }
}
