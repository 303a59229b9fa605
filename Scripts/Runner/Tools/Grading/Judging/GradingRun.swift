import Foundation
import WorkbookKit

/// Grades submissions, several at a time, each in a workspace of its own.
struct GradingRun: Sendable {
  enum Step: Sendable {
    /// Another grading works in the same folder.
    case waiting
    /// The library is built, which is done once.
    case building(BuildProgress)
    /// The suites are compiled and their tests listed, which is done once.
    case listing(done: Int, of: Int)
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
    ScratchFolder.removeAbandoned()
    let root = try folder()
    let lock = try WorkbookLock(folder: root, of: workbook) { onStep(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    let cache = ResultCache(folder: root + "/results")
    if !options.resumes { cache.clear() }
    let reporting = Locked(onStep)
    let report: @Sendable (Step) -> Void = { step in reporting.withLock { $0(step) } }
    do {
      let submissions = try grade(cache, hidden, toolchain, root, report)
      return Result(submissions: submissions, isComplete: submissions.count == sources.count)
    } catch is ProcessGroups.Closed {
      return Result(submissions: [], isComplete: false)
    }
  }

  private func grade(
    _ cache: ResultCache,
    _ hidden: HiddenSuites,
    _ toolchain: Toolchain,
    _ root: String,
    _ report: @escaping @Sendable (Step) -> Void
  ) throws -> [GradedSubmission] {
    let workspace = try GradingWorkspace(
      of: workbook,
      at: root,
      hidden: hidden,
      toolchain: toolchain,
      runner: runner
    ) { step in
      switch step {
      case .waiting: report(.waiting)
      case .progress(let progress): report(.building(progress))
      }
    }
    let jobs = max(1, min(options.jobs, sources.count))
    let context = try context(workspace, cache, hidden, toolchain, root, jobs: jobs, report)
    report(.prepared(context.sandbox.report))
    try refuseWithoutSandbox(context.sandbox.report)
    let queue = Locked(Array(sources.enumerated().reversed()))
    let results = Locked<[Int: GradedSubmission]>([:])
    _ = try concurrently(Array(1...jobs), width: jobs) { number in
      do {
        let grader = SubmissionGrader(
          context: context,
          session: try SandboxSession(library: workspace.library.plan.library),
          folder: "\(root)/\(number)"
        )
        while let (index, source) = queue.withLock({ $0.popLast() }), !cancellation.isCancelled {
          guard let graded = try grader.graded(source) else { break }
          results.withLock { $0[index] = graded }
          let done = results.withLock { $0.count }
          report(.graded(graded, done: done, of: sources.count))
        }
      } catch is ProcessGroups.Closed {
        return
      }
    }
    return results.withLock { results in sources.indices.compactMap { results[$0] } }
  }

  private func refuseWithoutSandbox(_ report: SandboxReport) throws {
    guard options.requiresSandbox, !report.missing.isEmpty else { return }
    let words = report.missing.map { "\($0.name.rawValue) (\($0.detail))" }.joined(separator: ", ")
    throw WorkbookError(
      "Nothing was graded, because --require-sandbox asks for protections that this system does not"
        + " give: \(words)."
    )
  }

  private func folder() throws -> String {
    guard let folder = options.workspace else { return workbook.cacheFolder + "/grading" }
    try Files.makeFolder(folder)
    return Files.realPath(folder) ?? folder
  }
}

extension GradingRun {
  private func context(
    _ workspace: GradingWorkspace,
    _ cache: ResultCache,
    _ hidden: HiddenSuites,
    _ toolchain: Toolchain,
    _ root: String,
    jobs: Int,
    _ report: @escaping @Sendable (Step) -> Void
  ) throws -> GradingContext {
    let session = try SandboxSession(library: workspace.library.plan.library)
    let trial = SandboxTrial(
      runner: runner,
      environment: environment,
      toolchain: toolchain,
      hidden: hiddenFolders(root),
      limits: options.limits
    )
    return try GradingContext(
      run: self,
      workspace: workspace,
      cache: cache,
      hidden: hidden,
      session: session,
      root: root,
      candidates: trial.candidates(in: session) + [trial.unsandboxed()],
      width: max(1, coreCount / jobs)
    ) { done, all in
      report(.listing(done: done, of: all))
    }
  }

  /// The folders in which people, and other submissions, keep their files.
  private func hiddenFolders(_ root: String) -> [String] {
    let system: Set<String> = [
      "/", "/bin", "/sbin", "/etc", "/lib", "/lib64", "/usr", "/dev", "/proc", "/sys", "/run",
    ]
    let parents = Set(
      sources.map { $0.path.parentFolder }
    )
    let suites = options.hidden.flatMap(Files.realPath)
    let all = [
      environment["HOME"], workbook.root, root, suites, "/home", "/root", "/var/tmp",
    ]
    .compactMap { $0 }
    // The outer ones first: a folder inside of a hidden one is not there any more.
    return (all + parents.sorted().prefix(20)).filter { !$0.isEmpty && !system.contains($0) }
      .sorted { $0.count < $1.count }
      .reduce(into: []) { kept, folder in
        if !kept.contains(where: { (folder + "/").hasPrefix($0 + "/") }) { kept.append(folder) }
      }
  }
}
