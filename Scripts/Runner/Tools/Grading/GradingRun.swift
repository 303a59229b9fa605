import Foundation
import WorkbookKit

/// Grades submissions, several at a time, each in a workspace of its own.
struct GradingRun: Sendable {
  enum Step: Sendable {
    /// Another grading works in the same folder.
    case waiting
    /// The library and the suites are built, which is done once.
    case preparing(workspace: Int, of: Int, PackageBuild.Progress?)
    case prepared(SandboxReport)
    case graded(GradedSubmission, done: Int, of: Int)
  }

  struct Result: Sendable {
    /// In the order of the submissions; those that were not reached are missing.
    var submissions: [GradedSubmission]
    var isComplete: Bool
  }

  let workbook: Workbook
  let sources: [SubmissionSource]
  let options: GradingOptions
  let environment: [String: String]
  /// The path of the runner.
  let runner: String
  let cancellation: Cancellation

  /// - Parameter onStep: Called for each step; on any thread, but never twice at once.
  /// - Throws: A sentence, or the compiler's words, if the workbook itself does not build.
  func result(onStep: @escaping @Sendable (Step) -> Void) throws -> Result {
    let toolchain = try Toolchain(environment: environment)
    let hidden =
      try options.hidden.map { try HiddenSuites(folder: $0, workbook: workbook) } ?? HiddenSuites()
    let root = try folder()
    let lock = try WorkbookLock(folder: root, of: workbook) { onStep(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    let cache = ResultCache(folder: root + "/results")
    if !options.resumes { cache.clear() }
    let telling = Locked(onStep)
    let factory = WorkerFactory(
      run: self,
      root: root,
      hidden: hidden,
      toolchain: toolchain,
      tell: { step in telling.withLock { $0(step) } }
    )
    let grader = SubmissionGrader(
      workbook: workbook,
      cache: cache,
      options: options,
      hidden: hidden,
      runner: runner,
      environment: environment
    )
    do {
      let submissions = try grade(factory, grader) { step in telling.withLock { $0(step) } }
      return Result(submissions: submissions, isComplete: submissions.count == sources.count)
    } catch is ProcessGroups.Closed {
      return Result(submissions: [], isComplete: false)
    }
  }

  private func grade(
    _ factory: WorkerFactory,
    _ grader: SubmissionGrader,
    _ tell: @escaping @Sendable (Step) -> Void
  ) throws -> [GradedSubmission] {
    let queue = Locked(Array(sources.enumerated().reversed()))
    let results = Locked<[Int: GradedSubmission]>([:])
    let jobs = max(1, min(options.jobs, sources.count))
    // The first workspace also finds out the sandbox and the tests; the others wait for that.
    let first = try factory.makeWorker(1, of: jobs, context: nil)
    tell(.prepared(first.context.sandbox.report))
    try refuseWithoutSandbox(first.context.sandbox.report)
    _ = try concurrently(Array(1...jobs), width: jobs) { number in
      do {
        let worker =
          try number == 1 ? first : factory.makeWorker(number, of: jobs, context: first.context)
        while let (index, source) = queue.withLock({ $0.popLast() }), !cancellation.isCancelled {
          guard let graded = try grader.graded(source, at: worker, cancellation: cancellation)
          else { break }
          results.withLock { $0[index] = graded }
          let done = results.withLock { $0.count }
          tell(.graded(graded, done: done, of: sources.count))
        }
      } catch is ProcessGroups.Closed {
        return
      }
    }
    return results.withLock { results in sources.indices.compactMap { results[$0] } }
  }

  private func refuseWithoutSandbox(_ report: SandboxReport) throws {
    guard options.requiresSandbox, !report.missing.isEmpty else { return }
    let words = report.missing.map { "\($0.name) (\($0.detail))" }.joined(separator: ", ")
    throw WorkbookError(
      "Nothing was graded, because --require-sandbox asks for protections that this system does not"
        + " give: \(words)."
    )
  }

  private func folder() throws -> String {
    guard let folder = options.workspace else { return workbook.memory + "/grading" }
    try Files.makeFolder(folder)
    return Files.realPath(folder) ?? folder
  }
}
