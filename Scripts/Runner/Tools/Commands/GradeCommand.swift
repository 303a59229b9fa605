import Foundation
import WorkbookKit

/// `workbook grade`: for instructors, submissions with their points.
struct GradeCommand: Command {
  static let name = "grade"
  static let summary = "for instructors: grade submissions"
  static let help = """
    workbook grade PATH…             a submission each: a folder (a clone, or its Chapters), a .zip
                                     or a .tar.gz
    workbook grade --each DIR        every folder and archive in DIR
    workbook grade --merge DIR       puts results of several machines together (their JSON files)

    \(GradingOutput.help)

    --partial           gives points by checks passed, instead of all or none
    --hold-flagged      holds the points of an exercise with a flag back until you accept its file
    --accept FILE       accepts the files whose lines stand in it; a result says which line to write
    --run-flagged       runs what reaches for files, network or processes also without `bwrap`: in a
                        container that you throw away
    --hidden DIR        grades with your own suites too, such as DIR/3.8-MoreTimerTests.swift;
                        learners read nothing of them
    --jobs N            grades so many submissions at a time (\(standardJobs))
    --timeout SECONDS   gives up a check that reports nothing for so long (10)
    --limit MINUTES     gives up the rest of a submission that takes so long (10)
    --require-sandbox   refuses to grade where `bwrap` does not work

    Nothing is written into a submission, and its own tests, library and manifest are not used.
    Ctrl-C stops, and writes what is done; the same command goes on from there. It ends with 0 if all were graded, with 1 if some could
    not be. Scripts/README.md is the page for instructors.

    Example: Scripts/workbook grade --each submissions --output results --format html,csv
    """

  let paths: [String]
  let merge: String?
  let output: GradingOutput
  let options: GradingOptions

  init(_ arguments: inout Arguments) throws {
    output = try GradingOutput(&arguments)
    merge = try arguments.value("--merge")
    options = try GradingOptions(&arguments)
    paths = arguments.takeOperands()
    if merge == nil && paths.isEmpty {
      throw WorkbookError(
        "`grade` needs submissions, such as `grade --each DIR`. `Scripts/workbook help grade` says"
          + " more."
      )
    }
    if merge != nil && !paths.isEmpty {
      throw WorkbookError("`grade --merge DIR` takes results, and no submissions beside them.")
    }
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try Workbook(root: context.root(), source: .chapters)
    let reports = try output.reports(for: workbook)
    if let merge { return try self.merge(merge, reports, context) }
    let sources = try SubmissionSource.find(paths, isEach: options.isEach)
    try reports.check(count: sources.count)
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
    if !result.submissions.isEmpty { try reports.write(result.submissions, in: context) }
    guard result.isComplete else {
      context.errors.write(
        "Stopped: \(result.submissions.count) of \(sources.count) submissions are graded. The same"
          + " command goes on from there.\n"
      )
      return .failed
    }
    return result.submissions.allSatisfy { $0.voidReason == nil } ? .passed : .failed
  }

  private func merge(
    _ folder: String,
    _ reports: GradingReports,
    _ context: Context
  ) throws -> ExitStatus {
    let merged = try MergedResults(folder: folder)
    for remark in merged.remarks { context.errors.write(remark + "\n") }
    try reports.write(merged.submissions, in: context)
    return merged.isConsistent ? .passed : .failed
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
    runsFlagged = arguments.flag("--run-flagged")
    if let file = try arguments.value("--accept") { accepted = try AcceptedFiles(file: file) }
    requiresSandbox = arguments.flag("--require-sandbox")
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
