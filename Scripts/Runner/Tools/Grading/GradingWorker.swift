import Foundation
import WorkbookKit

/// A built workspace with the session in which its programs run.
struct GradingWorker: Sendable {
  let workspace: GradingWorkspace
  let session: SandboxSession
  let context: GradingContext
}

/// Makes workers.
struct WorkerFactory: Sendable {
  let run: GradingRun
  let root: String
  let hidden: HiddenSuites
  let toolchain: Toolchain
  let tell: @Sendable (GradingRun.Step) -> Void

  func makeWorker(_ number: Int, of count: Int, context: GradingContext?) throws -> GradingWorker {
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
      if run.cancellation.isCancelled { throw ProcessGroups.Closed() }
      throw Builder.failure(outcome)
    }
    let session = try SandboxSession()
    try session.take(try workspace.program())
    let ready = try context ?? self.context(workspace, session)
    return GradingWorker(workspace: workspace, session: session, context: ready)
  }

  private func context(_ workspace: GradingWorkspace, _ session: SandboxSession) throws
    -> GradingContext
  {
    let trial = SandboxTrial(
      runner: run.runner,
      environment: run.environment,
      toolchain: toolchain,
      hidden: hiddenFolders,
      limits: run.options.limits
    )
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return try GradingContext(
      workspace: workspace,
      hidden: hidden,
      session: session,
      candidates: trial.candidates(in: session) + [trial.unsandboxed()],
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
