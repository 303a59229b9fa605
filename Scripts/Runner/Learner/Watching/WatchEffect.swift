import WorkbookKit

/// Work that follows from an event, and is done outside of the watcher's state.
enum WatchEffect: Sendable {
  /// Checks exercises in the background; `.step` and `.finished` report it.
  case check(CheckingQueue.Job, of: Workbook)
  /// Gives a check up.
  case cancel(job: Int)
  /// Runs a command on an exercise; `.printed` brings its output.
  case call([String], on: ExerciseID)
  /// Shows the next hint of an exercise, and remembers that.
  case hint(Exercise, of: Workbook)
  /// Gives the terminal to a program until it ends.
  case start(WantedProgram, in: Workbook)
  /// Reads which path the learner follows, and how far; `.pathRead` brings it.
  case readPath(of: Workbook)
  /// Notes which exercises have passed.
  case note(Report, of: Workbook)
  /// Says something where nothing can be drawn again.
  case announce(Announcement)

  enum Announcement: Sendable {
    case lines([String])
    case list(Report)
    case verdict(Report.Entry, of: Workbook)
  }
}
