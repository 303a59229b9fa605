import WorkbookKit

/// The files that the watcher reads while it reacts to an event.
struct WatchedFiles: Sendable {
  /// Reads lessons and names of files again; nil while they cannot be read.
  var workbook: @Sendable () -> Workbook?
  /// Reads which path the person follows.
  var path: @Sendable (Workbook) -> FollowedPath
  var text: @Sendable (_ path: String) -> String?
}

extension WatchedFiles {
  static func live(_ context: Context) -> Self {
    Self(
      workbook: { try? context.workbook() },
      path: { FollowedPath.current(in: $0) },
      text: { Files.text($0) }
    )
  }
}
