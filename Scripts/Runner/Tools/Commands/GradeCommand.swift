import Foundation
import WorkbookKit

/// `workbook grade`: for instructors, submissions with their points.
struct GradeCommand: Command {
  static let name = "grade"
  static let group = CommandGroup.authors
  static let summary = "grades submissions; Scripts/README.md is its page"
  static let help = """
    workbook grade PATH…             a submission each: a folder (a clone, or its Chapters), a .zip
                                     or a .tar.gz
    workbook grade --each DIR        every folder and archive in DIR
    workbook grade --clean           removes all that gradings have remembered in this clone

    \(ExerciseChoice.help)
    \(GradingOutput.help)
    --partial           gives points by checks passed, instead of all or none
    --hold-flagged      holds the points of an exercise with a flag back until you accept its file
    --accept FILE       accepts the files whose lines stand in it; a result says which line to write
    --hidden DIR        grades with your own suites too, such as DIR/3.7-MoreTimerTests.swift;
                        learners read nothing of them
    --jobs N            grades so many submissions at a time (\(standardJobs))
    --share K/N         grades the share K of N of the submissions, for N jobs on a cluster
    --timeout SECONDS   gives up a check that reports nothing for so long (10)
    --limit MINUTES     gives up the rest of a submission that takes so long (10)
    --without-sandbox   runs submissions also where `bwrap` does not work: in a container that holds
                        one of them, or work that you trust as your own

    Nothing is written into a submission, and its own tests, library and manifest are not used.
    Ctrl-C stops, and writes what is done; the same command goes on from there. It ends with 0 if
    all were graded, with 1 if some could not be read, and with 2 if the machine could not judge all
    of them, such as for lack of room. Scripts/README.md is the page for instructors.

    Example: Scripts/workbook grade --each submissions --output results --format html,csv
    """

  let paths: [String]
  let choice: ExerciseChoice
  let output: GradingOutput
  let options: GradingOptions
  private let cleans: Bool
  private let share: (number: Int, count: Int)

  init(_ arguments: inout Arguments) throws {
    choice = try ExerciseChoice(&arguments)
    output = try GradingOutput(&arguments)
    options = try GradingOptions(&arguments)
    share = try Self.share(arguments.value("--share") ?? "1/1")
    cleans = arguments.flag("--clean")
    paths = arguments.takeOperands()
    if paths.isEmpty && !cleans {
      throw WorkbookError(
        "`grade` needs submissions, such as `grade --each DIR`. `Scripts/workbook help grade` says"
          + " more."
      )
    }
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try Workbook(root: context.root(), source: .chapters)
    if cleans {
      try? Files.remove(workbook.cacheFolder + "/grading")
      if paths.isEmpty { return .passed }
    }
    var options = options
    options.questionSeed = output.questionSeed
    options.chosen = try choice.exercises(of: workbook)
    // Neither the files of one learner nor their names depend on the share.
    let all = try SubmissionSource.find(paths, isEach: options.isEach)
    let passedOver = options.isEach ? paths.flatMap(ClassFolder.passedOver) : []
    if !passedOver.isEmpty {
      let names = passedOver.map { Sanitizer.line($0) }.joined(separator: ", ")
      context.errors.write("Passed over, as hidden or as results of a grading: \(names).\n")
    }
    let sources = all.enumerated().filter { $0.offset % share.count == share.number - 1 }
      .map(\.element)
    try output.prepare(count: sources.count)
    let cancellation = Cancellation()
    Interruption.onFirst {
      cancellation.cancel()
      ProcessGroups.close()
    }
    defer { Interruption.onFirst(nil) }
    let progress = GradingProgress(terminal: context.errors)
    defer { progress.end() }
    let run = GradingRun(
      workbook: workbook,
      sources: sources,
      options: options,
      environment: context.environment,
      runner: Files.realPath(context.executable) ?? context.executable,
      cancellation: cancellation
    )
    let result = try run.result { progress.show($0) }
    progress.end()
    if options.hidden == nil, sources.count > 1 {
      context.errors.write(
        "These suites and their solutions are public: points say that a file is right, not whose it"
          + " is. `--hidden DIR` adds suites of your own.\n"
      )
    }
    if !result.submissions.isEmpty {
      try output.write(result.submissions, isComplete: result.isComplete, in: context)
    }
    if result.isComplete, let accepted = options.accepted, !accepted.fittingNothing.isEmpty {
      let lines = accepted.fittingNothing.prefix(4).joined(separator: "; ")
      context.errors.write(
        "These lines of \(accepted.file) fit no flagged file that was graded: \(lines). A file that"
          + " its learner has changed needs another line.\n"
      )
    }
    guard result.isComplete else {
      context.errors.write(
        "Stopped: \(result.submissions.count) of \(sources.count) submissions are graded. The same"
          + " command goes on from there.\n"
      )
      return .failed
    }
    let unjudged = result.submissions.count(where: \.hasFault)
    guard unjudged == 0 else {
      context.errors.write(
        "This machine could not judge all of \(unjudged) submission\(unjudged == 1 ? "" : "s"): \"To"
          + " look at\" says why. Mend that; the same command then judges the rest.\n"
      )
      return .broken
    }
    return result.submissions.allSatisfy { $0.voidReason == nil } ? .passed : .failed
  }

  private static func share(_ text: String) throws -> (number: Int, count: Int) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers[1] > 0, (1...numbers[1]).contains(numbers[0]) else {
      throw WorkbookError("--share takes a number and a count, such as 2/4, but not \"\(text)\".")
    }
    return (numbers[0], numbers[1])
  }

  /// The exercises of one submission are graded side by side, so few of them keep a machine busy.
  fileprivate static var standardJobs: Int {
    max(1, min(4, ProcessInfo.processInfo.activeProcessorCount / 4))
  }
}

extension GradingOptions {
  init(_ arguments: inout Arguments) throws {
    self.init()
    isPartial = arguments.flag("--partial")
    holdsFlagged = arguments.flag("--hold-flagged")
    if let file = try arguments.value("--accept") { accepted = try AcceptedFiles(file: file) }
    if accepted != nil, !holdsFlagged {
      throw WorkbookError("--accept is about points that --hold-flagged holds back: say both.")
    }
    goesWithoutSandbox = arguments.flag("--without-sandbox")
    isEach = arguments.flag("--each")
    hidden = try arguments.value("--hidden")
    jobs = GradeCommand.standardJobs
    if let text = try arguments.value("--jobs") {
      guard let count = Int(text), (1...64).contains(count) else {
        throw WorkbookError("--jobs takes a number from 1 to 64, but not \"\(text)\".")
      }
      jobs = count
    }
    if let text = try arguments.value("--limit") {
      guard let minutes = Int(text), (1...1440).contains(minutes) else {
        throw WorkbookError("--limit takes minutes from 1 to 1440, but not \"\(text)\".")
      }
      submissionLimit = .seconds(60 * minutes)
    }
    limits = try Limits(&arguments)
  }
}
