/// One thing a person can ask of the workbook.
///
/// A command reads its options in `init`, so that wrong usage is reported before any work begins.
package protocol Command: Sendable {
  /// The name that a person types.
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The text that `help NAME` prints: the forms, the options and an example.
  static var help: String { get }

  /// The kind of operand that may follow the name, for completion.
  static var operand: Operand { get }
  /// The part of the list of commands in which it stands.
  static var group: CommandGroup { get }

  init(_ arguments: inout Arguments) throws

  /// Does the work.
  ///
  /// - Throws: `WorkbookError` where the workbook itself is in the way; the process then ends with
  ///   status 2.
  func run(in context: Context) throws -> ExitStatus
}

extension Command {
  package static var operand: Operand { .none }
  package static var group: CommandGroup { .other }
}

/// A part of the list of commands, in the order of the list.
package enum CommandGroup: String, CaseIterable, Sendable {
  case doing = "Do"
  case reading = "Read"
  case lookingBack = "Look back"
  case takingHome = "Take home"
  /// Listed by `help authors` alone.
  case authors = "For authors and instructors"
  /// Not listed.
  case other = "Other"

  /// Those that a learner is shown.
  static let ofLearners: [CommandGroup] = [.doing, .reading, .lookingBack, .takingHome]
}

/// The kind of argument that a command takes besides its options.
package enum Operand: Sendable {
  case none
  case exercise
  case exerciseOrChapter
  /// An exercise, a chapter, or a page that is neither.
  case page
  case chapter
  case command
  case shell
  case path
}

/// The exit statuses that scripts may rely on.
package enum ExitStatus: Int32 {
  /// All that was asked for passed.
  case passed = 0
  /// Something that was asked for did not pass.
  case failed = 1
  /// Wrong usage, a workbook that is broken, or a machine that could not do it.
  case broken = 2
}
