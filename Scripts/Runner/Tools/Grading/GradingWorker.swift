/// Where submissions are graded, one after the other.
struct GradingWorker: Sendable {
  let workspace: GradingWorkspace
  let session: SandboxSession
  /// Where the programs of a submission are built.
  let folder: String
  let context: GradingContext
}
