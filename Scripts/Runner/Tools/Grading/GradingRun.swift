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
  let stop: StopRequest

  /// - Parameter onStep: Called for each step; on any thread, but never twice at once.
  /// - Throws: A sentence, or the compiler's words, if the workbook itself does not build.
  func result(onStep: @escaping @Sendable (Step) -> Void) throws -> Result {
    let toolchain = try Toolchain(environment: environment)
    let hidden =
      try options.hidden.map { try HiddenSuites(folder: $0, workbook: workbook) } ?? HiddenSuites()
    let root = try folder()
    let lock = try WorkbookLock(folder: root, of: workbook) { onStep(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    let keeper = ResultKeeper(folder: root + "/results")
    if !options.resumes { keeper.clear() }
    let telling = Locked(onStep)
    let preparation = Preparation(
      run: self,
      root: root,
      hidden: hidden,
      toolchain: toolchain,
      tell: { step in telling.withLock { $0(step) } }
    )
    let clerk = Clerk(
      workbook: workbook,
      keeper: keeper,
      options: options,
      hidden: hidden,
      runner: runner,
      environment: environment
    )
    do {
      let submissions = try grade(preparation, clerk) { step in telling.withLock { $0(step) } }
      return Result(submissions: submissions, isComplete: submissions.count == sources.count)
    } catch is LiveGroups.Closed {
      return Result(submissions: [], isComplete: false)
    }
  }

  private func grade(
    _ preparation: Preparation,
    _ clerk: Clerk,
    _ tell: @escaping @Sendable (Step) -> Void
  ) throws -> [GradedSubmission] {
    let queue = Locked(Array(sources.enumerated().reversed()))
    let results = Locked<[Int: GradedSubmission]>([:])
    let jobs = max(1, min(options.jobs, sources.count))
    // The first workspace also finds out the sandbox and the tests; the others wait for that.
    let first = try preparation.station(1, of: jobs, bench: nil)
    tell(.prepared(first.bench.sandbox.report))
    try refuseWithoutSandbox(first.bench.sandbox.report)
    _ = try concurrently(Array(1...jobs), width: jobs) { number in
      do {
        let station =
          try number == 1 ? first : preparation.station(number, of: jobs, bench: first.bench)
        while let (index, source) = queue.withLock({ $0.popLast() }), !stop.isRequested {
          guard let graded = try clerk.graded(source, at: station, stop: stop) else { break }
          results.withLock { $0[index] = graded }
          let done = results.withLock { $0.count }
          tell(.graded(graded, done: done, of: sources.count))
        }
      } catch is LiveGroups.Closed {
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

/// A wish to stop, which any thread may ask about.
final class StopRequest: Sendable {
  private let wish = Locked(false)

  var isRequested: Bool { wish.withLock { $0 } }

  func request() {
    wish.withLock { $0 = true }
  }
}

/// A workspace that is built, with the room in which its programs run.
struct GradingStation: Sendable {
  let workspace: GradingWorkspace
  let room: ScratchRoom
  let bench: GradingBench
}

/// Makes stations.
private struct Preparation: Sendable {
  let run: GradingRun
  let root: String
  let hidden: HiddenSuites
  let toolchain: Toolchain
  let tell: @Sendable (GradingRun.Step) -> Void

  func station(_ number: Int, of count: Int, bench: GradingBench?) throws -> GradingStation {
    tell(.preparing(workspace: number, of: count, nil))
    let workspace = try GradingWorkspace(
      of: run.workbook,
      at: "\(root)/\(number)",
      hidden: hidden,
      toolchain: toolchain,
      environment: run.environment
    )
    let all = Set(workspace.original.chapters.map(\.number))
    let outcome = try workspace.build(chapters: all, deadline: nil) { step in
      if case .progress(let progress) = step {
        tell(.preparing(workspace: number, of: count, progress))
      }
    }
    guard outcome.isSuccess else {
      // Stopping the grading also ends the build.
      if run.stop.isRequested { throw LiveGroups.Closed() }
      throw Builder.failure(outcome)
    }
    let room = try ScratchRoom()
    try room.take(try workspace.program())
    let ready = try bench ?? self.bench(workspace, room)
    return GradingStation(workspace: workspace, room: room, bench: ready)
  }

  private func bench(_ workspace: GradingWorkspace, _ room: ScratchRoom) throws -> GradingBench {
    let trial = SandboxTrial(
      runner: run.runner,
      environment: run.environment,
      toolchain: toolchain,
      hidden: hiddenFolders,
      limits: run.options.limits
    )
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return try GradingBench(
      workspace: workspace,
      hidden: hidden,
      room: room,
      candidates: trial.candidates(in: room) + [trial.lastResort()],
      width: max(1, cores / max(1, run.options.jobs))
    )
  }

  /// Where people, and other submissions, keep what is theirs.
  private var hiddenFolders: [String] {
    let system: Set<String> = [
      "/", "/bin", "/sbin", "/etc", "/lib", "/lib64", "/usr", "/dev", "/proc", "/sys", "/run",
    ]
    let parents = Set(
      run.sources.map { $0.path.parentFolder }
    )
    let suites = run.options.hidden.flatMap(Files.realPath)
    let all = [
      run.environment["HOME"], run.workbook.root, root, suites, "/home", "/root", "/var/tmp",
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
